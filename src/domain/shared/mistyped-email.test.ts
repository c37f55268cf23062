import fc from 'fast-check'
import { expect, test } from 'vitest'
import { probablyMeant } from './mistyped-email.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.com.br', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ANA@GMAIL,COM', 'ana@gmail.com'],
  ['ana@gamil.cmo', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotnail.com.br', 'ana@hotmail.com.br'],
  ['ana@homtail.co', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@yahoo.combr', 'ana@yahoo.com.br'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@uol.com.b', 'ana@uol.com.br'],
])('%s asks for %s', (typed, meant) => {
  expect(probablyMeant(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@hotmail.com.br',
  'ana@yahoo.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@email.com',
  'ana@fastmail.com',
  'ana@hotmail.fr',
  'ana@outlook.pt',
  'ana@live.nl',
  'ana@aol.com',
  'ana@usp.br',
  'ana@aluno.educacao.sp.gov.br',
  'ana@example.com',
  'sem arroba',
  'duas@arrobas@gmial.com',
  '',
])('%s is left alone', (typed) => {
  expect(probablyMeant(typed)).toBeNull()
})

test('what is proposed is never asked about again', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.constantFrom('gmial.com', 'hotmal.con', 'yahou.com'),
      (email, domain) => {
        const meant = probablyMeant(`${email.split('@')[0]}@${domain}`)
        expect(meant === null ? null : probablyMeant(meant)).toBeNull()
      },
    ),
  )
})
