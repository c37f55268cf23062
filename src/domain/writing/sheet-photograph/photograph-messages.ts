/** What is said to the worker that reads photographs, and what it answers. */
import type { Grey, Picture, Quad } from './picture.ts'
import type { PageLine, ReadPage } from './read-photograph.ts'

/** `TheFile` is a browser's own kind of file, which rules do not know. */
export type ToPhotographWorker<TheFile> =
  /** A file as it was chosen; the worker decodes it. */
  | { readonly file: TheFile }
  /** Of a browser whose workers have no canvas: the page has decoded it. */
  | { readonly pixels: Picture }
  /** Where the student says that the corners are, clockwise from the top left of the page. */
  | { readonly corners: Quad }
  | { readonly turn: 'right' }

/** Shares of the photograph's width and height. */
export type ShownCorners = Quad

export type FoundSheet = Pick<ReadPage, 'kind' | 'faults' | 'missingLines' | 'code'> & {
  readonly lines: readonly PageLine[]
  readonly corners: ShownCorners
  /** The page as a file; its pixels where the page has to pack it. */
  readonly page: { readonly jpeg: ArrayBuffer } | { readonly pixels: Grey }
}

/** Pixels of the photograph as it was read. */
export type ReadSize = { readonly width: number; readonly height: number }

export type FromPhotographWorker =
  | { readonly found: FoundSheet; readonly size: ReadSize }
  | { readonly guess: ShownCorners | null; readonly size: ReadSize }
  | { readonly failure: 'undecodable' | 'broken' }

/** A straightened page is never larger (the server refuses it). */
export const MOST_PAGE_BYTES = 600_000
/** Tried one after the other until the page is small enough. */
export const PAGE_QUALITIES = [0.6, 0.45, 0.3] as const

/** Known by its first bytes; not every browser can decode it. */
export function isHeic(bytes: Uint8Array): boolean {
  const letters = String.fromCharCode(...bytes.subarray(4, 12))
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(letters)
}
