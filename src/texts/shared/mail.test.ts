import { expect, test } from 'vitest'
import { mailTexts } from './mail.ts'

test.each([
  ['Ana Clara', 'Olá, Ana!'],
  [' Érica ', 'Olá, Érica!'],
  ["D'Ávila", "Olá, D'Ávila!"],
  ['https://golpe.example ganhe', 'Olá!'],
  ['golpe.example', 'Olá!'],
  ['ｈｔｔｐｓ：／／golpe', 'Olá!'],
  ['golpe。example', 'Olá!'],
  ['(81)98765-4321', 'Olá!'],
  ['ana@golpe.example', 'Olá!'],
  ['<b>Ana</b>', 'Olá!'],
  ['\u3164', 'Olá!'],
  ['x'.repeat(31), 'Olá!'],
  ['', 'Olá!'],
  [null, 'Olá!'],
])('who is called %j is greeted as %s', (name, greeting) => {
  expect(mailTexts.greeting(name)).toBe(greeting)
})
