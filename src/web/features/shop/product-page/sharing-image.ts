/**
 * The picture that a link to a product shows when it is shared: the wide card of one of our covers or of a picture that
 * was uploaded, else the thumbnail.
 */
export function sharingImagePath(thumbnail: string | null): string | null {
  const uploaded = /^(\/product-pictures\/[0-9a-f-]{36})-/.exec(thumbnail ?? '')?.[1]
  if (uploaded) return `${uploaded}-social.jpg`
  const cover = /^\/images\/covers\/([a-z-]+)-\d+\.webp$/.exec(thumbnail ?? '')?.[1]
  return cover ? `/images/social/${cover}.jpg` : thumbnail
}
