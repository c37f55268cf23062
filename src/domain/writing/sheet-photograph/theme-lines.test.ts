import { expect, test } from 'vitest'
import { ROOM_THEME_GROUPS } from '#content/study/themes/room-themes.ts'
import { THEME_LENGTH } from '../writing-room.ts'
import { themeLines } from './theme-lines.ts'

test('a short theme stands large, on one line', () => {
  expect(themeLines('Desafios da leitura')).toEqual({ sizeMm: 4.6, lines: ['Desafios da leitura'] })
})

test('every theme of the room stands whole', () => {
  for (const { title } of ROOM_THEME_GROUPS.flatMap(({ themes }) => themes)) {
    const { lines } = themeLines(title)
    expect(lines.join(' ')).toBe(title.trim().replaceAll(/\s+/g, ' '))
    expect(lines.length).toBeLessThanOrEqual(4)
  }
})

test.each([['word '.repeat(60)], ['x'.repeat(THEME_LENGTH.max)]])(
  'the longest fits in four lines',
  (title) => {
    const { sizeMm, lines } = themeLines(title)
    expect(sizeMm).toBe(3.2)
    expect(lines.length).toBeLessThanOrEqual(4)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
  },
)

test('what is longer than four lines ends with an ellipsis', () => {
  expect(themeLines('palavra '.repeat(80)).lines.at(-1)).toMatch(/…$/)
})

test('no theme is no line', () => {
  expect(themeLines('').lines).toEqual([''])
})
