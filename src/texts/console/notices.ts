/** Texts of /painel/emails. */
const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)

export const noticesAdminTexts = {
  title: 'E-mails',
  lead: 'Quem pediu para ser avisado, e o que não conseguimos entregar.',
  loading: 'Carregando os avisos...',
  failed: 'Não conseguimos carregar os avisos.',
  waiting: {
    heading: 'Quem espera o quê',
    lead: 'Quem espera por um produto é avisado automaticamente, assim que ele puder ser comprado. Quem espera por uma página recebe quando você avisar aqui. Cada pedido recebe um e-mail só.',
    list: 'Pedidos de aviso',
    counts: ({ waiting, unconfirmed }: { waiting: number; unconfirmed: number }) =>
      unconfirmed === 0
        ? `${people(waiting)} à espera`
        : `${people(waiting)} à espera, mais ${unconfirmed} sem confirmar o e-mail`,
    announced: (count: number) => (count === 1 ? '1 aviso a caminho.' : `${count} avisos a caminho.`),
    forSale: (count: number) =>
      count === 1
        ? '1 aviso pronto: sai quando o produto puder ser comprado.'
        : `${count} avisos prontos: saem quando o produto puder ser comprado.`,
    told: (count: number) => `Nos últimos 30 dias, avisamos ${people(count)}.`,
    announce: 'Avisar agora',
  },
  undelivered: {
    heading: 'E-mails que não chegaram',
    none: 'Tudo o que saiu foi aceito.',
    givenUp: ({ count }: { count: number }) =>
      count === 1 ? 'Desistimos de 1 e-mail.' : `Desistimos de ${count} e-mails.`,
    lastReason: ({ reason }: { reason: string }) => `Última resposta do servidor: ${reason}`,
    retry: 'Enviar de novo',
    retried: { title: 'Na fila de novo', description: 'Cada e-mail é tentado mais uma vez.' },
    addresses: 'Endereços que não recebem',
    addressesLead:
      'O servidor recusou estes endereços de vez. Avisos de listas não vão mais para eles; recibos e links da conta são tentados uma vez cada, e a marca some quando um chega.',
    refusedOn: ({ date }: { date: string }) => `Recusado em ${date}`,
    forget: 'Tirar a marca',
    forgotten: { title: 'Marca retirada', description: 'O próximo e-mail sai como qualquer outro.' },
    failed: {
      variant: 'destructive',
      title: 'Não deu certo',
      description: 'Confira sua conexão e tente de novo.',
    },
  },
  dialog: {
    title: ({ title }: { title: string }) => `Avisar quem espera: ${title}`,
    lead: ({ count }: { count: number }) =>
      `${people(count)} ${count === 1 ? 'vai' : 'vão'} receber um e-mail, uma única vez. Isso não pode ser desfeito.`,
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
