/**
 * Where a page to look into stands, in the file store and on the site: beside the pictures of the products, and sent by
 * the same route (catalogue/pictures/picture-routes.ts).
 */

/** The widths in which it is drawn: for the strip, and to read. */
export const PAGE_WIDTHS = [320, 960] as const

/** @param id of a row of material_pages */
export function pageUrls(id: string): { smallUrl: string; largeUrl: string } {
  const [small, large] = PAGE_WIDTHS
  return {
    smallUrl: `/product-pictures/${id}-${small}.webp`,
    largeUrl: `/product-pictures/${id}-${large}.webp`,
  }
}

export function pageFileKey(id: string, width: (typeof PAGE_WIDTHS)[number]): string {
  return `product-pictures/${id}/${width}.webp`
}
