/** Texts around the admin pages of the owner's console (/painel). */

export const consoleTexts = {
  menu: 'Menu do painel',
  bar: { label: 'Atalhos do painel', today: 'Hoje', more: 'Mais', close: 'Fechar' },
  pageTitle: ({ admin }: { admin: string }) => `${admin} · Painel`,
  opening: 'Abrindo...',
  listFailed: 'Não conseguimos abrir a lista.',
  leave: {
    title: 'Sair sem gravar?',
    lead: 'O que você escreveu aqui ainda não foi enviado nem gravado.',
    stay: 'Continuar aqui',
    go: 'Sair sem gravar',
  },
  search: { submit: 'Buscar', clear: 'Limpar busca' },
  adminPages: {
    products: 'Produtos',
    overview: 'Visão geral',
    orders: 'Pedidos',
    messages: 'Mensagens',
    notices: 'E-mails',
    students: 'Estudantes',
    coupons: 'Cupons',
    subscriptions: 'Assinaturas',
    corrections: 'Correções',
    moderation: 'Moderação',
    challenge: 'Desafio mensal',
    mockExams: 'Simulado',
    contents: 'Conteúdos',
    settings: 'Ajustes',
    health: 'Saúde',
    entries: 'Registro',
  },
}
