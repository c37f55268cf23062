/** The words of the cart's button. Every page carries them, and those of the drawer (cart.ts) only when it opens. */
export const cartButtonTexts = {
  title: 'Carrinho',
  open: (count: number) =>
    count > 0 ? `Abrir o carrinho, ${count} ${count === 1 ? 'item' : 'itens'}` : 'Abrir o carrinho',
}
