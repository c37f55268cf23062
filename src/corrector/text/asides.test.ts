import { expect, test } from 'vitest'
import { ESSAY } from '#tests/support/corrector.ts'
import { findAsides } from './asides.ts'

const beside = (text: string) =>
  findAsides(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

test('an essay has nothing beside it', () => {
  expect(beside(ESSAY.text)).toEqual([])
})

test.each<[string, string]>([
  ['Obrigado pela leitura!', 'greeting'],
  ['Atenciosamente,', 'greeting'],
  ['Maria de Souza', 'name'],
  ['Maria', 'name'],
  ['Ass.: João', 'name'],
  ['@joaopedro', 'name'],
  ['Ana Clara, 17 anos', 'name'],
  ['Recife, 3 de março de 2025', 'name'],
  ['3 de março de 2025', 'end'],
  ['By: Duda', 'name'],
  ['Com carinho, Duda.', 'name'],
  ['Nº de inscrição 1234', 'name'],
  ['Lívia Prado – E. E. Monteiro Lobato – 3º A', 'name'],
  ['contato: duda@exemplo.com', 'name'],
  ['Me chama no zap: (81) 90000-0000', 'name'],
  ['03/11/2024', 'end'],
  ['FIM', 'end'],
  ['350 palavras', 'end'],
  ['***', 'end'],
])('below the essay “%s” is a %s', (line, kind) => {
  expect(beside(`${ESSAY.text}\n${line}`)).toEqual([`${kind}: ${line}`])
})

test.each([
  'Assim, o direito sairá do papel.',
  'Portanto, é preciso agir.',
  'Doar sangue salva.',
  'O Brasil precisa mudar',
])('a short last line that says something is a paragraph: “%s”', (line) => {
  expect(beside(`${ESSAY.text}\n${line}`)).toEqual([])
})

test('thanks at the end of the last paragraph are no part of it; gratitude inside a sentence is', () => {
  expect(beside(`${ESSAY.text} Obrigada pela atenção!`)).toEqual(['greeting: Obrigada pela atenção!'])
  expect(beside(`${ESSAY.text} Os doadores, com gratidão, voltarão.`)).toEqual([])
})

test('a header above it: the name is a name, the rest is not', () => {
  expect(beside(`Nome: João da Silva\nTurma: 3B\nRedação\n${ESSAY.text}`)).toEqual([
    'name: Nome: João da Silva',
    'header: Turma: 3B',
    'header: Redação',
  ])
})

test('several lines below it', () => {
  expect(beside(`${ESSAY.text}\n\nObrigado!\nMaria\n2024`)).toEqual([
    'greeting: Obrigado!',
    'name: Maria',
    'end: 2024',
  ])
})

test('a text that is hardly one is all essay', () => {
  expect(beside('Maria\nMaria')).toEqual([])
})
