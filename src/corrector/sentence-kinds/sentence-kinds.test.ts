import { expect, test } from 'vitest'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import { correct } from '../correct.ts'
import { LEAST_WORDS, shareOfKeys, tellSentences } from './sentence-kinds.ts'
import { readTraits } from './traits.ts'

const corrector = testCorrector()
const { words, vectors, sentenceKinds } = corrector

function readOf(text: string) {
  const analysis = analyse({ text, theme: THEME, motivating: [] }, corrector)
  return { ...analysis, title: THEME, rights: analysis.rightsCues, words, vectors }
}

/** The kinds told of a paragraph of its own between two of a plain essay. */
function toldOf(passage: string): string[] {
  const [first = '', ...rest] = PARAGRAPHS
  const read = readOf([first, passage, ...rest].join('\n'))
  const start = first.length + 1
  return tellSentences(read, sentenceKinds)
    .filter(({ sentence }) => {
      const own = read.doc.sentences[sentence]
      return own !== undefined && own.start >= start && own.end <= start + passage.length
    })
    .map(({ kind }) => kind)
}

test.each([
  ['disconnected', 'Ontem fui com a minha prima tomar sorvete na praça e ela derrubou tudo na blusa nova.'],
  ['disconnected', 'Tempere os filés, aqueça a frigideira e doure bem dos dois lados antes de servir.'],
  ['identification', 'Eu moro em Caruaru e estudo na escola estadual do meu bairro, onde falta quase tudo.'],
  ['identification', 'Minha mãe, dona Lurdes, trabalha na padaria de Piripiri desde que eu nasci.'],
  [
    'rights',
    'O governo deve cortar o atendimento médico dos estrangeiros que chegam ao país, mesmo que morram.',
  ],
  ['rights', 'A polícia tem que ter carta branca pra pôr o traficante no saco e no choque até ele falar.'],
])('is told as %s: “%s”', (kind, passage) => {
  expect(toldOf(passage)).toContain(kind)
})

test.each([
  'Às cinco da manhã, a diarista já espera na fila do posto para marcar uma consulta.',
  'Acredito que o Brasil tem leis suficientes; falta quem as cumpra.',
  'Em Sobral, no Ceará, as escolas públicas mudaram o modo de ensinar a ler.',
  'O Ministério da Justiça deve punir, com o devido processo, os agentes que torturaram presos.',
])('is not told: “%s”', (passage) => {
  expect(toldOf(passage)).toEqual([])
})

test('a sentence that names the writer is told once', () => {
  expect(toldOf('Aqui em Quixeramobim, onde nasci e me criei, o hemocentro fecha cedo.')).toEqual([
    'identification',
  ])
})

test('what is quoted is somebody else’s, and a few words tell nothing', () => {
  const own = 'Ontem fui com a minha prima tomar sorvete na praça e ela derrubou tudo na blusa nova.'
  expect(toldOf(own)).toContain('disconnected')
  expect(toldOf(`No conto, a menina diz: “${own}”`)).toEqual([])
  expect(toldOf('Fui tomar sorvete.')).toEqual([])
  expect(LEAST_WORDS.disconnected).toBe(4)
})

test.each(MODEL_ESSAYS.map(({ theme, paragraphs }) => [theme, paragraphs.join('\n')] as const))(
  'no sentence of our model on “%s” is told',
  (title, text) => {
    expect(tellSentences({ ...readOf(text), title }, sentenceKinds)).toEqual([])
  },
)

test('a demand is asked about and moves no point; the others are risks with their place', () => {
  const [a = '', b = '', c = '', d = ''] = PARAGRAPHS
  const essay = (text: string) => correct({ text, theme: THEME, motivating: [] }, corrector)
  const alien = 'Ontem fui com a minha prima tomar sorvete na praça e ela derrubou tudo na blusa nova.'
  const risky = essay([a, `${b} ${alien}`, c, d].join('\n'))
  const risk = risky.zeroRisks.find(({ id }) => id === 'disconnected')
  expect(
    risk?.spans.map(({ start, end }) => [a, `${b} ${alien}`, c, d].join('\n').slice(start, end)),
  ).toEqual([alien])
})

test('a text of another type is not told sentence by sentence', () => {
  const tale = [
    'Ontem acordei cedo e fui com a minha prima até a praça.',
    'Ela comprou um sorvete de morango e derrubou tudo na blusa nova.',
    'Eu ri tanto que engasguei com a minha pipoca.',
    'Depois a gente correu da chuva e esqueceu a bicicleta do meu tio.',
  ].join(' ')
  const told = tellSentences(readOf(tale), sentenceKinds).filter(({ kind }) => kind === 'disconnected')
  expect(told.length).toBeGreaterThan(2)
  const { zeroRisks } = correct({ text: tale, theme: THEME, motivating: [] }, corrector)
  expect(zeroRisks.map(({ id }) => id)).not.toContain('disconnected')
})

test('a sentence of more words has no more of everything', () => {
  expect(shareOfKeys(1)).toBe(shareOfKeys(8))
  expect(shareOfKeys(32)).toBeCloseTo(shareOfKeys(8) / 2)
})

test('each sentence has as many values as each head has weights', () => {
  for (const { values } of readTraits(readOf(PARAGRAPHS.join('\n'))))
    for (const { weights } of sentenceKinds.heads) expect(weights).toHaveLength(values.length)
})
