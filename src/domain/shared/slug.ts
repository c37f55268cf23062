/** The name of a product in an address: small letters, digits and single hyphens, made from its title. */

export const MAX_SLUG_LENGTH = 60
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text)
}

/** @returns e.g. "redacao-nota-1000" for "Redação nota 1000!"; empty where the title has no letter or digit */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > MAX_SLUG_LENGTH) break
    slug = longer
  }
  return slug || (words[0] ?? '').slice(0, MAX_SLUG_LENGTH)
}

/** The first of "x", "x-2", "x-3" … that is not taken. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const slug = `${wanted.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-+$/, '')}${ending}`
    if (!isTaken(slug)) return slug
  }
}
