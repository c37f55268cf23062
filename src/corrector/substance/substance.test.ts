import { expect, test } from 'vitest'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { FRAMES, fillFrame, NAMINGS, nameTheme } from '../../../scripts/corrector/frames/frames.ts'
import { knownTextFile } from '../../../scripts/corrector/known-text.ts'
import { readTheme } from '../detectors/content.ts'
import { bytesOf, keptBytes } from '../kept-bytes.ts'
import KNOWN_TEXT from '../model/known-text.json' with { type: 'json' }
import { readDocument } from '../text/document.ts'
import { contentStems, stemOf } from '../text/stem.ts'
import { readField } from './field.ts'
import { judgeSubstance } from './substance.ts'
import { hashOf } from './vectors.ts'

const { vectors, numbers } = testCorrector()
const judge = (text: string, title: string) =>
  judgeSubstance(readDocument(text), readTheme(title, ''), vectors, numbers.substance)
const fieldOf = (title: string) => readField(title, readTheme(title, '').stems, vectors)

const THEMES = [
  'O estigma associado às doenças mentais na sociedade brasileira',
  'Desafios para a valorização de comunidades e povos tradicionais no Brasil',
  'A poluição dos oceanos pelo descarte de plástico',
]

test('at least nine of ten frames are recognised, whichever way they name the theme', () => {
  const verdicts = THEMES.flatMap((title) =>
    FRAMES.flatMap((frame) =>
      NAMINGS.map((naming) => judge(fillFrame(frame, nameTheme(title, naming)), title)),
    ),
  )
  expect(verdicts.filter(({ isFrame }) => isFrame).length / verdicts.length).toBeGreaterThan(0.9)
  expect(verdicts.filter(({ isOwn }) => isOwn).length / verdicts.length).toBeLessThan(0.02)
})

test.each(MODEL_ESSAYS.map((model) => [model.theme, model.paragraphs.join('\n')] as const))(
  'our model on “%s” is its own, and under another theme it is not',
  (theme, text) => {
    expect(judge(text, theme)).toMatchObject({ isFrame: false, isOwn: true })
    const other = MODEL_ESSAYS.find((one) => one.theme !== theme)?.theme ?? ''
    expect(judge(text, other).score).toBeGreaterThan(judge(text, theme).score)
  },
)

test('a text of a few words is not judged', () => {
  expect(judge('Doar sangue salva vidas.', THEMES[0] ?? '')).toMatchObject({ isFrame: false, isOwn: false })
})

test('the field of a title holds its neighbours, not any word', () => {
  const field = fieldOf('A poluição dos oceanos pelo descarte de plástico')
  expect(field.isKnown).toBe(true)
  expect(['lixo', 'ambiental', 'marinho'].filter((word) => field.has(stemOf(word))).length).toBeGreaterThan(0)
  expect(['filósofo', 'deputado', 'parafuso'].some((word) => field.has(stemOf(word)))).toBe(false)
  const near = contentStems(
    'lixo rio mar água resíduo reciclagem sacola embalagem ambiente natureza peixe praia',
  )
  const far = contentStems(
    'escola professor aluno aula leitura livro ensino prova nota caderno lousa recreio',
  )
  expect(field.closeness(near)).toBeGreaterThan(field.closeness(far))
})

test('of a title that nobody has written about nothing is said', () => {
  const field = fieldOf('Zumbificação quântica dos zorlomps')
  expect(field.isKnown).toBe(false)
  expect(field.has(stemOf('escola'))).toBe(false)
})

test('the words of a title have their other forms', () => {
  const { isOfTitle } = fieldOf('A persistência da transfobia')
  expect([stemOf('transfóbico'), stemOf('persistente')].map(isOfTitle)).toEqual([true, true])
  expect(isOfTitle(stemOf('escola'))).toBe(false)
})

test('bytes survive their letters', () => {
  for (const length of [0, 1, 2, 3, 4, 255]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256)
    expect([...bytesOf(keptBytes(bytes))]).toEqual([...bytes])
  }
})

test('the hash is FNV-1a', () => {
  expect(hashOf('')).toBe(0x811c9dc5)
  expect(hashOf('a')).toBe(0xe40c292c)
})

test('the known text is that of the generator as it is', () => {
  expect(
    KNOWN_TEXT,
    'the generator’s sentences changed: write model/known-text.json again by the fit',
  ).toEqual(knownTextFile())
})
