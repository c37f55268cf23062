import { expect, test } from 'vitest'
import { checkMaterialFile, MAX_MATERIAL_BYTES, MAX_PARTS, PART_BYTES, partsOf } from './material-upload.ts'

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

test('the parts of a file meet without a gap, and the largest file fits', () => {
  expect(partsOf(PART_BYTES)).toEqual([{ from: 0, to: PART_BYTES }])
  expect(partsOf(PART_BYTES + 1)).toEqual([
    { from: 0, to: PART_BYTES },
    { from: PART_BYTES, to: PART_BYTES + 1 },
  ])
  expect(partsOf(MAX_MATERIAL_BYTES)).toHaveLength(MAX_PARTS)
})
