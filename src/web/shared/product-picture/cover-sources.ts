/** Our covers, and what the owner uploads, exist in three widths and two formats; any other picture is taken as it is. */
export type CoverSources = {
  readonly avif: string
  readonly webp: string
  readonly fallback: string
  /** All covers are upright sheets, 3:4. */
  readonly width: number
  readonly height: number
}

const WIDTHS = [320, 640, 960]
const COVER = /^(\/images\/covers\/[\w-]+|\/product-pictures\/[0-9a-f-]{36})-(?:320|640|960)\.webp$/

/** @returns null when the address is not one of our covers */
export function coverSources(url: string): CoverSources | null {
  const base = COVER.exec(url)?.[1]
  if (!base) return null
  const sourceSet = (format: string) =>
    WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return {
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    fallback: `${base}-640.webp`,
    width: 640,
    height: 853,
  }
}
