import { expect, test } from 'vitest'
import { TEACHER_REMARKS } from '#content/writing/teacher-remarks/teacher-remarks.ts'
import { fillRemark, REMARK_MAX, templateOf } from './remark.ts'

const FACTS = { trecho: 'a  escola\npública', nome: 'Ana', tema: 'Desafios da leitura no Brasil' }

test.each([
  ['“{trecho}” pede crase.', 'Ana', '“a escola pública” pede crase.'],
  ['Muito bem, {nome}!', 'Ana', 'Muito bem, Ana!'],
  ['Muito bem, {nome}!', null, 'Muito bem!'],
  ['Muito bem, {nome}: continue.', null, 'Muito bem: continue.'],
  ['{nome}, releia.', 'Ana', 'Ana, releia.'],
  ['{nome}, releia.', null, 'Releia.'],
  ['Volte a “{tema}”.', null, 'Volte a “Desafios da leitura no Brasil”.'],
  ['Sem variáveis, {outra}.', null, 'Sem variáveis, {outra}.'],
])('%s for %s', (text, nome, expected) => {
  expect(fillRemark(text, { ...FACTS, nome })).toBe(expected)
})

test('a long passage is told by its beginning, and what stands in it is no variable', () => {
  const filled = fillRemark('“{trecho}”', { ...FACTS, trecho: `{nome} ${'x'.repeat(80)}` })
  expect(filled).toBe(`“{nome} ${'x'.repeat(53)}…”`)
})

test('what is kept of a typed remark names neither the student nor the marked words', () => {
  expect(templateOf(' Ana, “a escola pública” foge de Desafios da leitura no Brasil. ', FACTS)).toBe(
    '{nome}, “{trecho}” foge de {tema}.',
  )
  expect(templateOf('Anamnese e Banana', FACTS)).toBe('Anamnese e Banana')
  expect(templateOf('Oi, A.B (c)', { ...FACTS, nome: 'A.B (c)' })).toBe('Oi, {nome}')
})

test('each of ours is filled whole for a student with a name and without', () => {
  for (const { text } of TEACHER_REMARKS) {
    for (const nome of ['Ana', null]) {
      const filled = fillRemark(text, { ...FACTS, nome })
      expect(filled, text).not.toMatch(/[{}]| ,|,\.|, !|^[,\s]/)
      expect(filled.length).toBeLessThan(REMARK_MAX)
    }
  }
})
