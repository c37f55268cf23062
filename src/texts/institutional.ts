/** What stands around the institutional texts of content/institutional/, and the placeholder pages (spec §2). */
export const institutionalTexts = {
  contents: 'Nesta página',
  updated: (facts: { date: string }) => `Atualizado em ${facts.date}`,
  pages: 'Outras páginas',
  goOn: 'Continue em',
  news: { heading: 'O que mudou', note: 'acabou de sair!' },
  courses: { stamp: 'em construção', heading: 'O que vem por aí', toCourse: 'Fazer o minicurso gratuito' },
} as const
