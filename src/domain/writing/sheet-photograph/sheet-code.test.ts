import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROOM_THEME_GROUPS } from '#content/study/themes/room-themes.ts'
import { accountNumber, codeCells, codeLetters, readCode, themeNumber } from './sheet-code.ts'

const codes = fc.record({ theme: fc.nat(0xffff), account: fc.nat(0xffff) })

test('a code is read as it was drawn', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(readCode(codeCells(code))).toEqual(code)
    }),
  )
})

test('one misread cell is noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat(39), (code, at) => {
      const cells = codeCells(code)
      cells[at] = !cells[at]
      expect(readCode(cells)).toBeNull()
    }),
  )
})

test('an empty margin, a thumb and half a grid are no code', () => {
  expect(readCode(Array<boolean>(40).fill(false))).toBeNull()
  expect(readCode(Array<boolean>(40).fill(true))).toBeNull()
  expect(readCode(codeCells({ theme: 7, account: 9 }).slice(0, 39))).toBeNull()
})

test('every theme of the room has a number of its own, and none has that of no theme', () => {
  const numbers = ROOM_THEME_GROUPS.flatMap(({ themes }) => themes.map(({ id }) => themeNumber(id)))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).not.toContain(0)
})

test('the letters are eight, without those that are taken for digits', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(codeLetters({ theme: themeNumber(id), account: accountNumber(id) })).toMatch(
        /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
      )
    }),
  )
})
