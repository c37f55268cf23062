import { expect, test } from 'vitest'
import { essayToCorrect } from './essay-to-correct.ts'

test('the corrector reads what the sheet says, without what cannot be seen, and each motivating text for itself', () => {
  expect(
    essayToCorrect(
      { title: ' O\u00a0tema ', motivating: 'Texto I\r\n\r\n\r\n Texto II \u200b\ncom duas linhas\n\n ' },
      '\ufeffUm\r\ndois ',
    ),
  ).toEqual({ text: 'Um\ndois', theme: 'O tema', motivating: ['Texto I', 'Texto II \ncom duas linhas'] })
})

test('without motivating texts there are none, and what was read once is read the same again', () => {
  const read = essayToCorrect({ title: 'Tema', motivating: ' ' }, 'a\u2028b')
  expect(read).toEqual({ text: 'a\nb', theme: 'Tema', motivating: [] })
  expect(essayToCorrect({ title: read.theme, motivating: '' }, read.text)).toEqual(read)
})
