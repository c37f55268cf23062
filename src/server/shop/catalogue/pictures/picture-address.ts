/** Where an uploaded picture of a product stands, in the file store and on the site. */

export const PICTURE_WIDTHS = [320, 640, 960] as const
const PICTURE_PATH = '/product-pictures'
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const URL_PATTERN = new RegExp(`^${PICTURE_PATH}/(${UUID})-640\\.webp$`)
const FILE_PATTERN = new RegExp(`^(${UUID})-((?:320|640|960)\\.(?:avif|webp)|social\\.jpg)$`)

/** The address that a product keeps; the screens make the other sizes from it (web/features/product-picture). */
export function pictureUrl(id: string): string {
  return `${PICTURE_PATH}/${id}-640.webp`
}

/** Null for any other address. */
export function pictureIdOf(url: string): string | null {
  return URL_PATTERN.exec(url)?.[1] ?? null
}

/** @param name as the address ends, e.g. "{id}-640.webp"; null where no picture is called so */
export function pictureFileKey(name: string): string | null {
  const parts = FILE_PATTERN.exec(name)
  return parts ? `product-pictures/${parts[1]}/${parts[2]}` : null
}
