/**
 * The picture that a link to a product shows when it is shared: the wide card drawn for it where the product wears
 * its own cover, else its thumbnail.
 */
export function sharingImagePath(slug: string | null, thumbnail: string | null): string | null {
  if (slug === null || !thumbnail?.startsWith(`/images/covers/${slug}-`)) return thumbnail
  return `/images/social/${slug}.jpg`
}
