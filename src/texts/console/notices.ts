/** Texts of /painel/emails. */
const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)

export const noticesAdminTexts = {
  title: 'E-mails',
  lead: 'Quem pediu para ser avisado, e do quê.',
  loading: 'Carregando os avisos...',
  failed: 'Não conseguimos carregar os avisos.',
  waiting: {
    heading: 'Quem espera por quê',
    lead: 'Quem espera por um produto recebe o e-mail sozinho, assim que ele puder ser comprado. Quem espera por uma página recebe quando você avisar aqui. Cada pedido recebe um e-mail só.',
    list: 'Pedidos de aviso',
    counts: ({ waiting, unconfirmed }: { waiting: number; unconfirmed: number }) =>
      unconfirmed === 0
        ? `${people(waiting)} à espera`
        : `${people(waiting)} à espera, mais ${unconfirmed} sem confirmar o e-mail`,
    told: (count: number) => `Nos últimos 30 dias, avisamos ${people(count)}.`,
    announce: 'Avisar agora',
  },
  dialog: {
    title: ({ title }: { title: string }) => `Avisar quem espera: ${title}`,
    lead: ({ count }: { count: number }) =>
      `${people(count)} vão receber um e-mail, uma única vez. Isso não pode ser desfeito.`,
    product: 'O que chegou',
    productHint: 'O e-mail leva à página deste produto e sai quando ele puder ser comprado.',
    productMissing: 'Escolha o produto.',
    choose: 'Escolha um produto',
    submit: 'Enviar os avisos',
    submitting: 'Enviando…',
  },
  announced: { title: 'Avisos a caminho', description: 'Cada pessoa recebe um e-mail só.' },
  notAnnounced: {
    variant: 'destructive',
    title: 'Os avisos não saíram',
    description: 'Confira sua conexão e tente de novo.',
  },
} as const
