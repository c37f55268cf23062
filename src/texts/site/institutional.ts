/** What stands around the institutional texts of content/institutional/, and the placeholder pages (product §2). */
export const institutionalTexts = {
  contents: 'Nesta página',
  updated: (facts: { date: string }) => `Atualizado em ${facts.date}`,
  pages: 'Outras páginas',
  goOn: 'Continue em',
  news: {
    heading: 'O que mudou',
    note: 'acabou de sair!',
    feedTitle: 'Novidades da Domine a Redação',
    check: {
      busy: 'Verificando…',
      none: { title: 'Você está em dia', description: 'Não há novidade além das que estão nesta página.' },
      found: ({ count }: { count: number }) => ({
        title: count === 1 ? 'Chegou 1 novidade' : `Chegaram ${count} novidades`,
        description: count === 1 ? 'Ela já está na lista.' : 'Elas já estão na lista.',
      }),
      failed: {
        variant: 'destructive',
        title: 'Não foi possível verificar',
        description: 'Confira sua conexão e tente de novo.',
      },
    },
  },
  corrector: {
    stamp: 'em breve',
    heading: 'O que será avaliado, de 0 a 200 pontos cada',
    toModels: 'Ler redações comentadas',
    toCourse: 'Fazer o minicurso gratuito',
  },
  courses: { stamp: 'em construção', heading: 'O que vem por aí', toCourse: 'Fazer o minicurso gratuito' },
} as const
