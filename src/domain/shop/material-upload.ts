/** The file that buyers receive: what the owner may upload. */
import type { Refusal } from '../shared/result.ts'
import { partCountOf } from './upload-parts.ts'

/** A booklet of text and drawings has a few megabytes; what is larger takes long on a telephone, and at each stamp. */
export const MAX_MATERIAL_MEGABYTES = 50
export const MAX_MATERIAL_BYTES = MAX_MATERIAL_MEGABYTES * 1024 * 1024
export const MAX_PARTS = partCountOf(MAX_MATERIAL_BYTES)

export const MATERIAL_REFUSALS = [
  'file-empty',
  'file-too-large',
  'not-a-pdf',
  'pdf-protected',
  'pdf-damaged',
  'upload-incomplete',
] as const
export type MaterialRefusal = Refusal<(typeof MATERIAL_REFUSALS)[number]>

/** What can be said of a file before it travels. */
export function checkMaterialFile(file: {
  readonly name: string
  readonly byteSize: number
}): Extract<MaterialRefusal['code'], 'file-empty' | 'file-too-large' | 'not-a-pdf'> | null {
  if (!/\.pdf$/i.test(file.name)) return 'not-a-pdf'
  if (file.byteSize === 0) return 'file-empty'
  return file.byteSize > MAX_MATERIAL_BYTES ? 'file-too-large' : null
}
