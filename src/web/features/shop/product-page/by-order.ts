/** The same things, lowest `order` first; equal ones keep their places. */
export function byOrder<T extends { readonly order: number }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.order - b.order)
}
