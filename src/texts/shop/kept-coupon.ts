/** Said once to who came by a link with a coupon. Every page carries it, and the field's words (coupon.ts) only the cart. */
export const keptCouponTexts = {
  kept: ({ code }: { code: string }) => ({
    title: `Cupom ${code} guardado`,
    description: 'Conferimos e aplicamos quando você abrir o carrinho.',
  }),
} as const
