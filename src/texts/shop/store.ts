/** The shop's words. Sentences of docs/product.md stand as it writes them. */
export const storeTexts = {
  storeDescription:
    'Apostilas digitais de redação para ENEM, vestibulares e concursos: introdução, desenvolvimento, conclusão e o material completo.',
  /** To search engines, of a product without a subtitle: no two pages describe themselves alike. */
  productDescription: (facts: { productTitle: string }) =>
    `${facts.productTitle}: material em PDF da Domine a Redação, para baixar e estudar no seu ritmo.`,
  tryAgain: 'Tentar de novo',
  // Product §8
  productFailure: (message: string) => `Erro ao carregar o produto: ${message}`,
  // Product §8
  productFailureDefault: 'Falha ao carregar o produto',

  card: {
    // Product §2 Product card
    noImage: 'Sem Imagem',
    free: 'Grátis',
    was: 'Preço original',
    now: 'Preço atual',
  },

  notices: {
    // Product §8, success notices
    addedFromPage: (facts: { quantity: number; productTitle: string; variantTitle: string }) => ({
      title: 'Adicionado ao Carrinho! 🛒',
      description: `${facts.quantity} x ${facts.productTitle} (${facts.variantTitle}) adicionado.`,
    }),
    // Product §8
    addFailedOnPage: (message: string) => ({
      variant: 'destructive' as const,
      title: 'Ah, que pena! Algo deu errado.',
      description: message,
    }),
    // Product §5
    quantityLimited: (limit: number) => ({
      variant: 'destructive' as const,
      title: 'Estoque insuficiente',
      description: `A quantidade máxima para este item é ${limit}.`,
    }),
    // Product §8
    checkoutFailed: {
      variant: 'destructive' as const,
      title: 'Erro no Checkout',
      description: 'Houve um problema ao iniciar o checkout. Por favor, tente novamente.',
    },
  },
}
