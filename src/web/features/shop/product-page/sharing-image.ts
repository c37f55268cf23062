/**
 * The picture that a link to a product shows when it is shared: the wide card drawn for it where the product wears
 * its own cover or a picture that was uploaded, else its thumbnail.
 */
export function sharingImagePath(slug: string | null, thumbnail: string | null): string | null {
  const uploaded = /^(\/product-pictures\/[0-9a-f-]{36})-/.exec(thumbnail ?? '')?.[1]
  if (uploaded) return `${uploaded}-social.jpg`
  if (slug === null || !thumbnail?.startsWith(`/images/covers/${slug}-`)) return thumbnail
  return `/images/social/${slug}.jpg`
}
