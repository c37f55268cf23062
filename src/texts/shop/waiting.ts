/** An order that waits for its boleto: the page after the checkout, the profile, and the mails (product §10 Payments and orders). */

type OrderNumber = { orderNumber: number }

export const waitingTexts = {
  openVoucher: 'Abrir o boleto',
  payUntil: (facts: { day: string }) => `Pague até ${facts.day}.`,
  /** The page after the checkout. */
  result: {
    heading: 'Pedido feito: falta pagar o boleto',
    marked: 'falta pagar',
    lead: 'Assim que o pagamento for confirmado, o material aparece no seu perfil. O banco leva até dois dias úteis para confirmar um boleto.',
    number: (facts: { number: number }) => `Este é o pedido nº ${facts.number}.`,
    mail: 'Enviamos o boleto e o último dia para pagar ao seu e-mail.',
    toOrders: 'Ver meus pedidos',
  },
  arriving: {
    heading: 'Estamos confirmando o seu pagamento',
    lead: 'O seu pedido está guardado. A confirmação costuma chegar em instantes, e também vai para o seu e-mail.',
    refresh: 'Ver de novo',
  },
  unpaid: {
    heading: 'Este pedido terminou sem pagamento',
    lead: 'Nada foi cobrado. Se ainda quiser o material, faça um novo pedido pela loja.',
  },
  /** "Meus pedidos". */
  orders: {
    waiting: (facts: { day: string | null }) =>
      facts.day ? `Esperando o pagamento do boleto, até ${facts.day}` : 'Esperando o pagamento do boleto',
    lapsed: 'O boleto não foi pago a tempo. Nada foi cobrado.',
    openVoucherOf: (facts: { number: number }) => `Abrir o boleto: pedido nº ${facts.number}`,
  },
  mail: {
    toStore: 'Ver a loja',
    waiting: {
      subject: ({ orderNumber }: OrderNumber) => `Seu boleto: pedido nº ${orderNumber}`,
      heading: 'Falta só pagar o boleto',
      marked: 'pagar o boleto',
      body: 'Recebemos o seu pedido e guardamos o material para você. Pague o boleto e, quando o banco confirmar, em até dois dias úteis, enviamos o recibo.',
      note: 'Já pagou? Então é só esperar a confirmação.',
    },
    reminder: {
      subject: ({ orderNumber }: OrderNumber) => `O seu boleto vence logo: pedido nº ${orderNumber}`,
      heading: 'O seu boleto está perto de vencer',
      marked: 'perto de vencer',
      body: 'O pagamento deste pedido ainda não chegou. Depois do último dia, o boleto deixa de valer e o pedido termina.',
      note: 'Já pagou? O banco leva até dois dias úteis para confirmar: não é preciso fazer nada. Mudou de ideia? Também não: sem pagamento, nada é cobrado.',
    },
    lapsed: {
      subject: ({ orderNumber }: OrderNumber) => `O boleto venceu: pedido nº ${orderNumber}`,
      heading: 'O boleto venceu sem pagamento',
      marked: 'venceu',
      body: 'O prazo deste pedido terminou e nada foi cobrado. Se ainda quiser o material, faça um novo pedido pela loja.',
      note: 'Pagou no último dia? O pagamento ainda pode chegar: se o material continuar disponível, ele é seu; se não, devolvemos o valor inteiro.',
    },
  },
  /** The built-in test provider's stand-in for a boleto. */
  sandbox: {
    choice: 'Gerar um boleto',
    heading: 'Boleto de teste',
    lead: (facts: { number: number }) =>
      `O pedido nº ${facts.number} espera este boleto. Aqui você decide o que acontece com ele.`,
    pay: 'Pagar o boleto',
    lapse: 'Deixar vencer',
    lapseHint: 'Simula o fim do prazo: o pedido termina e o estoque volta.',
  },
} as const
