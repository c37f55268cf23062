/** What is a reference, and what is a mere word: both sides of each kind. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'

function cited(text: string): string[] {
  return analyse({ text, theme: '', motivating: [] }, testCorrector())
    .findings.filter(({ kind }) => kind === 'repertoire' || kind === 'repertoire-tied')
    .map(({ start, end }) => text.slice(start, end))
}

test.each<[string, string, string[]]>([
  ['a known name', 'Segundo Paulo Freire, ler é preciso.', ['Paulo Freire']],
  [
    'an unknown one that is cited',
    'Como escreveu a vizinha, ler é bom. Já Kalina Braga defende a leitura.',
    ['Kalina Braga'],
  ],
  ['one who is only met', 'Ontem encontrei Kalina Braga na praça.', []],
  ['the first word is no name', 'Nesse Brasil, lê-se pouco.', []],
  [
    'an author’s trade with a name',
    'Para a filósofa francesa Simone de Beauvoir, ler liberta.',
    ['filósofa', 'Simone de Beauvoir'],
  ],
  ['without', 'Ele quis se tornar médico, como a equipe médica.', []],
  ['a work with its title', 'No livro “Vidas Secas”, lê-se a fome.', ['livro']],
  ['without', 'É preciso reverter esse quadro e ler mais livros em cada tela.', []],
  [
    'a law by its name',
    'A Constituição Federal e a Lei Maria da Penha garantem isso.',
    ['Constituição Federal', 'Lei Maria da Penha'],
  ],
  ['or its number', 'Segundo o artigo 5, todos são iguais.', ['artigo']],
  ['laws that are asked for', 'O governo deve criar leis, e todos são iguais perante a lei.', []],
  ['figures with a source', 'Uma pesquisa da Fiocruz mostra que 30% leem.', ['pesquisa', 'Fiocruz']],
  ['without', 'Ele faz pesquisas e larga os estudos; há milhões assim.', []],
  ['history', 'Desde a Idade Média e a escravidão, poucos leem.', ['Idade Média', 'escravidão']],
  ['the century that we live in', 'No século XXI, em plena pandemia, poucos leem.', []],
  ['a century of history', 'No século XIX, poucos liam.', ['século']],
  ['an office', 'O Presidente da República, Fulano Alves, leu pouco.', []],
  ['a concept', 'Vive-se na modernidade líquida.', ['modernidade líquida']],
  ['a plain word', 'Falta equidade na escola.', []],
])('%s: %s', (_, text, expected) => {
  expect(cited(text)).toEqual(expected)
})
