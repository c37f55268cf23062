import { expect, test } from 'vitest'
import { checkMaterialFile, MAX_MATERIAL_BYTES } from './material-upload.ts'

test.each([
  ['caderno.pdf', 1, null],
  ['CADERNO.PDF', MAX_MATERIAL_BYTES, null],
  ['caderno.pdf', MAX_MATERIAL_BYTES + 1, 'file-too-large'],
  ['caderno.pdf', 0, 'file-empty'],
  ['caderno.docx', 10, 'not-a-pdf'],
  ['caderno.pdf.exe', 10, 'not-a-pdf'],
])('%s of %i bytes: %s', (name, byteSize, code) => {
  expect(checkMaterialFile({ name, byteSize })).toBe(code)
})
