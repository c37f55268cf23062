/** Texts around the desks of the owner's console (/painel). */

export const consoleTexts = {
  menu: 'Menu do painel',
  menuOf: ({ desk }: { desk: string }) => `Painel: ${desk}`,
  pageTitle: ({ desk }: { desk: string }) => `${desk} · Painel`,
  opening: 'Abrindo...',
  listFailed: 'Não conseguimos abrir a lista.',
  search: { submit: 'Buscar', clear: 'Limpar busca' },
  desks: {
    products: 'Produtos',
    overview: 'Visão geral',
    orders: 'Pedidos',
    messages: 'Mensagens',
    students: 'Estudantes',
    coupons: 'Cupons',
    moderation: 'Moderação',
    challenge: 'Desafio mensal',
    contents: 'Conteúdos',
    settings: 'Ajustes',
    acts: 'Registro',
  },
}
