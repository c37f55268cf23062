/** A cart that is sent by e-mail to who asked for it: what the drawer says, the mail, and the link's notices. */
export const cartReminderTexts = {
  open: 'Terminar depois',
  email: 'Seu e-mail',
  emailProblem: 'Digite um e-mail válido, como nome@exemplo.com.',
  /** Kept word for word with the request. */
  consent:
    'Ao tocar em “Mandar o carrinho”, você pede um único e-mail: o link deste carrinho, daqui a uma hora, se ainda não tiver comprado.',
  submit: 'Mandar o carrinho',
  submitting: 'Anotando…',
  kept: ({ email }: { email: string }) =>
    `Combinado: o carrinho vai para ${email} daqui a uma hora, se você não comprar antes.`,
  keptHint: 'Se o e-mail não chegar, veja a caixa de spam. Para cada endereço vai no máximo um por dia.',
  undo: 'Cancelar o e-mail',
  undone: { title: 'E-mail cancelado', description: 'O carrinho continua aqui, neste navegador.' },
  failure: {
    variant: 'destructive',
    title: 'Não foi possível anotar',
    description: 'Confira sua conexão e tente de novo.',
  },
  refused: {
    too_many_requests: 'Muitos pedidos saíram desta rede. Tente de novo daqui a uma hora.',
    nothing_offered: 'O que está no carrinho saiu de venda. Escolha outro produto na loja.',
  } as Readonly<Record<string, string>>,
  returned: {
    title: 'Seu carrinho está de volta',
    description: 'Confira os itens e os preços de hoje antes de pagar.',
  },
  returnedInPart: {
    title: 'Seu carrinho está de volta',
    description: 'Um dos itens saiu de venda ou acabou, e ficou de fora.',
  },
  gone: {
    variant: 'destructive',
    title: 'Este link não abre mais o carrinho',
    description: 'Ele vale por sete dias. O que é vendido hoje está na loja.',
  },
  offline: {
    variant: 'destructive',
    title: 'O carrinho não abriu',
    description: 'Confira sua conexão e abra o link do e-mail de novo.',
  },
} as const

export const cartReminderMailTexts = {
  subject: 'O carrinho que você pediu para guardar',
  heading: 'Seu carrinho está guardado',
  marked: 'guardado',
  body: 'Você pediu este e-mail na loja, para terminar a compra depois. Isto estava no carrinho:',
  item: (title: string) => `– ${title}`,
  more: (count: number) => (count === 1 ? 'e mais um item' : `e mais ${count} itens`),
  button: 'Abrir o carrinho',
  note: 'O link vale por sete dias, em qualquer aparelho. Os preços e o estoque são os do momento da compra. Este é o único e-mail deste pedido; se não foi você quem pediu, ignore-o.',
} as const
