/** The thesis of a plan, read by the engine (product §10 The corrector and the writing room). */
import { afterAll, expect, test } from 'vitest'
import { aVisitor } from '#tests/support/api-caller.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const THEME = 'Desafios para a ampliação da cobertura vacinal no Brasil'

test.each([
  [
    'a position on the theme',
    'A queda da cobertura vacinal persiste tanto pela desinformação quanto pelo horário curto dos postos.',
    [],
  ],
  ['three words', 'Vacina é bom.', ['short']],
  [
    'another subject',
    'O lixo nas praias cresce porque falta coleta e sobra descaso da prefeitura.',
    ['theme'],
  ],
  ['the theme written down', 'Desafios para a ampliação da cobertura vacinal no Brasil hoje', ['unchanged']],
  ['more than a sentence', `A cobertura vacinal caiu ${'muito '.repeat(60)}no Brasil.`, ['long']],
])('%s', async (_, text, problems) => {
  const { status, body } = await aVisitor(app)('POST', 'practice/theses', { theme: THEME, text })
  expect([status, body.problems, body.isRight]).toEqual([200, problems, problems.length === 0])
})

test.each([
  ['longer than any answer', { theme: THEME, text: 'a'.repeat(1201) }],
  ['a theme longer than any', { theme: 'a'.repeat(301), text: 'a' }],
  ['without a theme', { text: 'a' }],
])('%s is refused', async (_, body) => {
  expect((await aVisitor(app)('POST', 'practice/theses', body)).status).toBe(400)
})
