import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=40-59', { first: 40, last: 59 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=40-1000', { first: 40, last: 99 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
  [undefined, null],
])('%s of a hundred bytes is %j', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected)
})

test.each(['bytes=0-', 'bytes=-1', 'bytes=0-0'])('nothing of an empty file satisfies %s', (header) => {
  expect(readByteRange(header, 0)).toBe('unsatisfiable')
})
