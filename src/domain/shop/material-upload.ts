/** The file that buyers receive: what the owner may upload, and in which parts it travels. */
import type { Refusal } from '../shared/result.ts'

/** A booklet of text and drawings has a few megabytes; what is larger takes long on a telephone, and at each stamp. */
export const MAX_MATERIAL_MEGABYTES = 50
export const MAX_MATERIAL_BYTES = MAX_MATERIAL_MEGABYTES * 1024 * 1024
/** Half a minute on a line of half a megabit. */
export const PART_BYTES = 2 * 1024 * 1024
export const MAX_PARTS = Math.ceil(MAX_MATERIAL_BYTES / PART_BYTES)

export type MaterialRefusal =
  | Refusal<'file-empty'>
  | Refusal<'file-too-large'>
  | Refusal<'not-a-pdf'>
  | Refusal<'pdf-protected'>
  | Refusal<'pdf-damaged'>
  | Refusal<'upload-incomplete'>

/** What can be said of a file before it travels. */
export function checkMaterialFile(file: {
  readonly name: string
  readonly byteSize: number
}): Extract<MaterialRefusal['code'], 'file-empty' | 'file-too-large' | 'not-a-pdf'> | null {
  if (!/\.pdf$/i.test(file.name)) return 'not-a-pdf'
  if (file.byteSize === 0) return 'file-empty'
  return file.byteSize > MAX_MATERIAL_BYTES ? 'file-too-large' : null
}

/** From where to where each part goes, the last one shorter. */
export function partsOf(byteSize: number): { readonly from: number; readonly to: number }[] {
  const count = Math.max(1, Math.ceil(byteSize / PART_BYTES))
  return Array.from({ length: count }, (_unused, index) => ({
    from: index * PART_BYTES,
    to: Math.min((index + 1) * PART_BYTES, byteSize),
  }))
}
