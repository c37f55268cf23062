/** Texts of /pedido/:orderId: the receipt and the contract of one order, to be kept (Decreto 7.962/2013, art. 4º). */

export const orderPaperTexts = {
  pageTitle: (facts: { number: number }) => `Recibo e contrato do pedido ${facts.number}`,
  description: 'Recibo e contrato de uma compra, para guardar ou imprimir.',
  receipt: {
    paid: (facts: { number: number }) => `Recibo do pedido nº ${facts.number}`,
    unpaid: (facts: { number: number }) => `Resumo do pedido nº ${facts.number}`,
  },
  lead: 'Guarde esta página: imprima ou salve como PDF pelo menu de impressão.',
  print: 'Imprimir ou salvar',
  unpaidNote: 'Ainda não houve pagamento. Este é o resumo do que você vai contratar.',
  summary: 'A compra',
  seller: 'Quem vende',
  buyer: 'Quem compra',
  buyerUnknown: 'A informar no pagamento',
  orderedAt: 'Pedido feito em',
  paidAt: 'Pago em',
  method: 'Forma de pagamento',
  methods: { card: 'Cartão', pix: 'Pix', boleto: 'Boleto' } as Readonly<Record<string, string>>,
  delivery: 'Entrega',
  deliveryText:
    'Acesso digital no perfil (aba Meus Materiais), logo depois da confirmação do pagamento, sem prazo para acabar.',
  deliveryCorrections: 'As correções da professora valem pelo prazo que está no item.',
  deliveryLicence: 'A licença da escola vale pelo prazo que está no item, em Turmas, no perfil.',
  /** Beside corrections that were paid. */
  until: (facts: { day: string }) => `até ${facts.day}`,
  lines: 'Itens',
  quantity: 'Quantidade',
  price: 'Preço',
  discount: 'Desconto',
  total: 'Total',
  refunded: (facts: { day: string }) => `Devolvido em ${facts.day}`,
  notFiscal: 'Este recibo não substitui a nota fiscal.',
  withdrawal: 'Direito de desistir',
  withdrawalText:
    'Você pode desistir em até sete dias, contados do dia seguinte ao da liberação do material, sem dizer o motivo e com a devolução de tudo o que pagou (art. 49 do Código de Defesa do Consumidor; art. 5º do Decreto nº 7.962/2013). Peça no seu perfil, em Meus pedidos.',
  withdrawableUntil: (facts: { day: string }) => `Para este pedido, até ${facts.day}.`,
  contract: 'Contrato',
  contractLead: (facts: { version: string }) =>
    `Os termos na versão de ${facts.version}, a que valia no dia deste pedido.`,
  noContract:
    'Quando este pedido foi feito, ainda não guardávamos o contrato com ele. Valem os Termos de Uso e a página Trocas e Desistência.',
  notFound: {
    heading: 'Não encontramos este recibo',
    lead: 'O link pode estar incompleto ou não valer mais. Os seus pedidos estão no seu perfil.',
    toProfile: 'Abrir meu perfil',
  },
} as const
