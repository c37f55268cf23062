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
  // Within a quotation of several sentences, and beside a sign that nothing closes.
  expect(toldOf(`No conto, a menina diz: “Sabe de uma coisa? ${own} Foi assim.”`)).toEqual([])
  expect(toldOf(`${own.slice(0, -1)}”.`)).toEqual([])
  expect(toldOf('Fui tomar sorvete.')).toEqual([])
  expect(LEAST_WORDS.disconnected).toBe(4)
})

test.each(MODEL_ESSAYS.map(({ theme, paragraphs }) => [theme, paragraphs.join('\n')] as const))(
  'no sentence of our model on “%s” is told',
  (title, text) => {
    expect(tellSentences({ ...readOf(text), title }, sentenceKinds)).toEqual([])
  },
)

test('a passage is a risk with its place, a demand a question that moves no point', () => {
  const [a = '', b = '', c = '', d = ''] = PARAGRAPHS
  const essay = (text: string) => correct({ text, theme: THEME, motivating: [] }, corrector)
  const alien = 'Ontem fui com a minha prima tomar sorvete na praça e ela derrubou tudo na blusa nova.'
  const demand = 'A polícia tem que ter carta branca pra pôr o traficante no saco e no choque até ele falar.'
  const asked = essay([a, b, c, `${d} ${demand}`].join('\n'))
  const [mark, ...others] = asked.marks.filter(({ kind }) => kind === 'human-rights')
  expect(others).toEqual([])
  expect(mark).toMatchObject({ about: demand, contributions: [] })
  expect(asked.zeroRisks).toEqual([])
  const risky = essay([a, `${b} ${alien}`, c, d].join('\n'))
  const risk = risky.zeroRisks.find(({ id }) => id === 'disconnected')
  expect(
    risk?.spans.map(({ start, end }) => [a, `${b} ${alien}`, c, d].join('\n').slice(start, end)),
  ).toEqual([alien])
})

test('what a list has told is not told again', () => {
  const [a = '', b = '', c = '', d = ''] = PARAGRAPHS
  const essay = (text: string) => correct({ text, theme: THEME, motivating: [] }, corrector)
  const demand = 'O ladrão tem que desfilar pela cidade com uma placa no pescoço, para que todos riam dele.'
  expect(toldOf(demand)).toEqual(['rights'])
  const { marks } = essay([a, b, c, `${d} ${demand}`].join('\n'))
  expect(marks.filter(({ kind }) => kind === 'human-rights')).toHaveLength(1)
  const passage =
    'Ontem fui com a minha prima tomar sorvete e ela gritou kkk até derrubar tudo na blusa nova.'
  expect(toldOf(passage)).toEqual(['disconnected'])
  const { zeroRisks } = essay([a, `${b} ${passage}`, c, d].join('\n'))
  expect(zeroRisks.find(({ id }) => id === 'disconnected')?.spans).toHaveLength(1)
})

test('a name of several words is one name', () => {
  const keys = (name: string) =>
    readTraits(readOf(`Ontem encontrei ${name} na praça.`)).map((traits) => [...traits.keys].sort())
  expect(keys('Ana Paula Souza')).toEqual(keys('Ana'))
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
