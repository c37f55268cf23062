import { expect, test } from 'vitest'
import { MAX_UPLOAD_MEGABYTES, MAX_UPLOAD_PARTS, PART_BYTES, partsOf } from './upload-parts.ts'

test('the parts of a file meet without a gap, and the largest file fits', () => {
  expect(partsOf(PART_BYTES)).toEqual([{ from: 0, to: PART_BYTES }])
  expect(partsOf(PART_BYTES + 1)).toEqual([
    { from: 0, to: PART_BYTES },
    { from: PART_BYTES, to: PART_BYTES + 1 },
  ])
  expect(partsOf(MAX_UPLOAD_MEGABYTES * 1024 * 1024)).toHaveLength(MAX_UPLOAD_PARTS)
})
