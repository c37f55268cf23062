/** Words of a product's card in a list. Sentences of docs/product.md stand as it writes them. */
export const cardTexts = {
  // Product §2 Product card
  mostComplete: 'MAIS COMPLETO',
  mostCompleteNote: 'Libera todas as funções do site!',
  defaultSubtitle: 'Confira este produto incrível!',
  buyNow: 'Comprar Agora',
  addToCart: 'Adicionar ao Carrinho',
  seeOptions: 'Ver Opções',
  getForFree: 'Adquira gratuitamente',
  soldOut: 'Esgotado',
  // Product §8, success notices
  addedFromList: (facts: { productTitle: string }) => ({
    title: 'Adicionado ao Carrinho! 🛒',
    description: `${facts.productTitle} foi adicionado ao seu carrinho.`,
  }),
  // Product §8
  addFailedInList: (message: string) => ({
    variant: 'destructive' as const,
    title: 'Erro ao adicionar',
    description: message,
  }),
}
