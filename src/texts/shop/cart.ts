/** The words of the cart's drawer. Sentences of docs/product.md stand as it writes them. */
export const cartTexts = {
  // Product §2 Header, cart drawer
  empty: 'Seu carrinho está vazio',
  emptyHint: 'Escolha uma apostila, e ela aparece aqui.',
  seeStore: 'Ver a loja',
  remove: 'Remover',
  total: 'Total',
  checkout: 'Finalizar Compra',
  checkoutBusy: 'Abrindo o pagamento…',
  removeItem: (title: string) => `Remover ${title}`,
  fewerOf: (title: string) => `Diminuir a quantidade de ${title}`,
  moreOf: (title: string) => `Aumentar a quantidade de ${title}`,
  quantityOf: (title: string) => `Quantidade de ${title}`,
  shortage: (left: number) =>
    left > 0 ? `Só temos ${left} em estoque: diminua a quantidade.` : 'Esgotado: remova para continuar.',
  gone: 'Não está mais à venda: remova para continuar.',
  companion: {
    heading: 'Leve junto',
    less: (facts: { amount: string; alone: string }) =>
      `${facts.amount} com este pedido (sozinho, ${facts.alone})`,
    add: (facts: { title: string }) => `Levar também ${facts.title}`,
    added: (facts: { title: string }) => ({
      title: 'Entrou no carrinho',
      description: `${facts.title} vai com este pedido.`,
    }),
    price: 'Preço de quem leva junto',
  },
  priceChanged: (facts: { before: string; now: string }) =>
    `O preço mudou: era ${facts.before}, agora é ${facts.now}.`,
  removeGone: (count: number) =>
    count === 1 ? 'Tirar o item fora de venda' : 'Tirar os itens fora de venda',
  hasGone: {
    variant: 'destructive' as const,
    title: 'Um item saiu de venda',
    description: 'Ele está marcado no carrinho. Remova-o para finalizar a compra.',
  },
  hasNewPrice: {
    title: 'O preço mudou',
    description: 'Confira os novos valores no carrinho. Se concordar, finalize a compra de novo.',
  },
  /** Where trying again would not help, by the shop's code: under the title of product §8 Checkout fails. */
  refused: {
    payment_refused:
      'O serviço de pagamento não aceitou este pedido, e nada foi cobrado. A loja já foi avisada: fale conosco em Contato e resolvemos com você.',
    account_needed:
      'Um item do carrinho fica ligado à sua conta, como gerações e correções. Entre nela: o carrinho continua aqui.',
    adult_needed:
      'A licença da escola é para quem tem 18 anos ou mais. Confira a sua idade no perfil, ou tire a licença do carrinho.',
    feature_off: 'Um item está fora de venda por enquanto. Tire-o do carrinho para comprar o resto.',
    insufficient_stock: 'Alguém foi mais rápido. Veja no carrinho quanto ainda temos e ajuste a quantidade.',
    requests_open:
      'Já há dez pedidos esperando a resposta de quem responde por você. Espere uma resposta ou retire um deles, no seu perfil.',
    mixed_currencies: 'Os itens estão em moedas diferentes. Finalize um pedido para cada moeda.',
    total_too_high: 'O valor é alto demais para um só pedido. Divida a compra em duas.',
    invalid_quantity: 'A quantidade de um item é alta demais para um só pedido. Diminua-a no carrinho.',
  },
  askGuardian: {
    submit: 'Pedir ao responsável',
    busy: 'Enviando o pedido…',
    footnote: 'Quem responde por você aprova as compras antes. Nada é cobrado agora.',
  },
  free: 'Grátis',
  footnote: 'Você confere tudo antes de pagar.',
}
