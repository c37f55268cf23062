/** Texts of a partner's statement (product §10 Payments and orders): what the owner and the partner read alike, and /parceria. */

export const statementTexts = {
  loading: 'Abrindo o extrato...',
  failed: 'Não conseguimos abrir o extrato.',
  empty: 'Nenhum pedido pago ainda',
  emptyLead: 'Cada pedido pago que vier pelo link aparece aqui.',
  print: 'Imprimir',
  earned: 'Parte dos pedidos',
  takenBack: 'Devolvido',
  carried: 'De meses anteriores',
  toPay: 'A pagar',
  carriedOn: ({ amount }: { amount: string }) => `Ficam ${amount} para descontar nos próximos meses.`,
  running: 'Mês em andamento: os valores ainda mudam.',
  showEntries: 'Ver pedidos',
  showEntriesOf: ({ month }: { month: string }) => `Ver pedidos de ${month}`,
  hideEntries: 'Esconder pedidos',
  hideEntriesOf: ({ month }: { month: string }) => `Esconder pedidos de ${month}`,
  entriesFailed: 'Não conseguimos abrir os pedidos.',
  table: ({ month }: { month: string }) => `Pedidos de ${month}`,
  order: 'Pedido',
  day: 'Dia',
  value: 'Valor',
  percent: 'Parte',
  amount: 'Recebe',
  more: 'Ver mais',
} as const

export const partnershipTexts = {
  pageTitle: 'Sua parceria',
  description: 'O extrato de quem divulga a loja por um link: os pedidos que vieram por ele, mês a mês.',
  lead: 'Os pedidos que vieram pelo seu link, mês a mês, no horário de Brasília. Quem comprou não aparece.',
  noScript: 'Para ver o extrato, permita que o navegador rode os programas desta página.',
  guest: {
    heading: 'Entre para ver o extrato',
    lead: 'Ele fica na conta com o e-mail que você combinou com a loja.',
  },
  none: {
    title: 'Esta conta não tem parceria',
    lead: 'O extrato fica na conta com o e-mail que você combinou com a loja, depois de confirmado.',
  },
  link: 'Seu link',
  linkHint: 'Qualquer página do site aceita o mesmo final de endereço.',
  copy: 'Copiar link',
  copied: { title: 'Link copiado.' },
  notCopied: ({ link }: { link: string }) => ({
    variant: 'destructive' as const,
    title: 'Não foi possível copiar.',
    description: `Copie à mão: ${link}`,
  }),
  share: ({ percent }: { percent: number }) =>
    `A sua parte é de ${percent}% do que for pago pelos produtos, já com os descontos.`,
  rules: [
    'Vale o último clique no link, por 30 dias. As suas próprias compras, o que é de graça e as assinaturas do Premium não contam.',
    'O que é devolvido, inteiro ou em parte, sai no mês em que volta.',
    'Quem paga é a loja, fora do site. Aqui você vê quando ela marcou o mês como pago.',
  ],
  ended: 'Esta parceria foi encerrada: o link não conta mais, e o extrato continua aqui.',
  countsTest: 'A loja ainda está em teste: os valores são de teste e somem quando ela receber de verdade.',
  paid: ({ day }: { day: string }) => `Marcado como pago em ${day}.`,
} as const
