/** Where does a picture of a motivating text stand on the site? Its address says its size, so that a page keeps its place. */

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const PATH = '/study-pictures/'
const NAME = new RegExp(`^${UUID}-([1-9]\\d{0,3})x([1-9]\\d{0,3})$`)

type Size = { readonly width: number; readonly height: number }

export function studyPictureUrl(id: string, { width, height }: Size): string {
  return `${PATH}${id}-${width}x${height}.webp`
}

/** @returns the name that stands in the database; null for any other address */
export function studyPictureName(url: string): string | null {
  const name = url.startsWith(PATH) && url.endsWith('.webp') ? url.slice(PATH.length, -'.webp'.length) : ''
  return NAME.test(name) ? name : null
}

/** In pixels; null for any other address. */
export function studyPictureSize(url: string): Size | null {
  const [, width, height] = NAME.exec(studyPictureName(url) ?? '') ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}
