/** What stands around the institutional texts of content/institutional/, and the placeholder pages (product §2). */
export const institutionalTexts = {
  contents: 'Nesta página',
  updated: (facts: { date: string }) => `Atualizado em ${facts.date}`,
  pages: 'Outras páginas',
  goOn: 'Continue em',
  news: { heading: 'O que mudou', note: 'acabou de sair!' },
  corrector: {
    stamp: 'em breve',
    heading: 'O que será avaliado, de 0 a 200 pontos cada',
    toModels: 'Ler redações comentadas',
    toCourse: 'Fazer o minicurso gratuito',
  },
  courses: { stamp: 'em construção', heading: 'O que vem por aí', toCourse: 'Fazer o minicurso gratuito' },
} as const
