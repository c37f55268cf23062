/**
 * What the booklets teach is what the engine marks and rewards, what the mini-course says, and what their products promise.
 * Their sources are read here; their pages are read by tests/booklets.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { analyse } from '#corrector/analysis.ts'
import { MARK_KINDS, type MarkKind } from '#corrector/kinds.ts'
import { DEMO_PRODUCTS } from '#server/seed/demo-products.ts'
import { testCorrector } from '#tests/support/corrector.ts'

const FOLDER = join(import.meta.dirname, '../materials/booklets')
const BOOKLETS = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const)
const corrector = testCorrector()

function kindsIn(text: string): MarkKind[] {
  return analyse({ text, theme: '', motivating: [] }, corrector).findings.map(({ kind }) => kind)
}

function sheetsOf(source: string): string[] {
  return [...source.matchAll(/```redacao\n(.*?)```/gs)].map(([, text = '']) =>
    text.trim().replace(/\n+/g, '\n'),
  )
}

/** The diagram of a paragraph: the introduction has three pieces of its own, a development the steps of the mini-course. */
const STEPS = ['Tópico frasal', 'Explicação', 'Prova', 'Fechamento']
const PIECES_OF_INTRODUCTION = ['Contexto', 'Tema', 'Tese']

test('the steps of a paragraph are those that the mini-course teaches', () => {
  const points = COURSE_LEVELS.flatMap(({ lesson }) => lesson.keyPoints)
  expect(
    points.some((point) => point.toLowerCase().startsWith('tópico frasal, explicação, prova e fechamento')),
  ).toBe(true)
})

/** These teach the paragraph; the others speak of one piece of the essay. */
const TEACH_PARAGRAPHS = /^(?:caderno|completo|desenvolvimentos|iniciante|revelado)/

test.each(BOOKLETS)('%s draws a paragraph by no other scheme', (file, source) => {
  const drawn = [...source.matchAll(/```diagrama paragrafo\n(.*?)```/gs)].map(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')[0]),
  )
  if (TEACH_PARAGRAPHS.test(file)) expect(drawn).not.toEqual([])
  const own = file === 'introducao.md' ? PIECES_OF_INTRODUCTION : STEPS
  expect(drawn.filter((names) => names.join() !== own.join())).toEqual([])
  expect(source).not.toMatch(/cinco (?:partes|movimentos|passos)|afirmar, provar, explicar|\| Aplicação \|/)
})

const ELEMENTS: readonly MarkKind[] = [
  'proposal-action',
  'proposal-agent',
  'proposal-means',
  'proposal-purpose',
  'proposal-detail',
]
const CONCLUSIONS = sheetsOf(readFileSync(join(FOLDER, 'conclusao.md'), 'utf8'))

test('the booklet of conclusions prints seven', () => {
  expect(CONCLUSIONS).toHaveLength(7)
})

/** An essay's proposal is read by its end, as one is in an essay. */
const PROPOSALS = BOOKLETS.flatMap(([file, source]) =>
  sheetsOf(source)
    .filter((text) => file === 'conclusao.md' || text.split('\n').length >= 4)
    .map((text) => [`${file}: ${text.slice(0, 30)}`, text] as const),
)

test.each(PROPOSALS)('%s has its five elements marked', (_, text) => {
  const kinds = new Set(kindsIn(text))
  expect(ELEMENTS.filter((kind) => !kinds.has(kind))).toEqual([])
})

/** Printed on purpose, to be mended on the same page. */
const WRONG_ON_PURPOSE = /^O trabalho precoce, rouba/

test.each(
  BOOKLETS.flatMap(([file, source]) =>
    sheetsOf(source)
      .filter((text) => !WRONG_ON_PURPOSE.test(text))
      .map((text) => [`${file}: ${text.slice(0, 40)}`, text] as const),
  ),
)('the model of %s is free of marks that cost', (_, text) => {
  const whole = text.split('\n').length >= 4
  const costly = kindsIn(text).filter((kind) => {
    const { effect, competence } = MARK_KINDS[kind]
    // A paragraph alone has no others to be linked to.
    return effect === 'fault' && (whole || competence === 1)
  })
  expect(costly).toEqual([])
})

/** What stands in the tables of mendings: the words with the deviation, whether ours is said to mark them, the mending. */
const MENDINGS = [
  ...readFileSync(join(FOLDER, 'competencias.md'), 'utf8').matchAll(/^\| \d+\. (.+?)( ✓)? \| (.+?) \|$/gm),
  ...readFileSync(join(FOLDER, 'completo.md'), 'utf8').matchAll(
    /^- \*\*Errado:\*\* \*(.+)\*( ✓)?\n- \*\*Certo:\*\* \*(.+)\*$/gm,
  ),
].map(([, wrong = '', tick, right = '']) => [wrong, tick !== undefined, right] as const)

test('thirty-five sentences are mended in one booklet, twenty deviations in the other', () => {
  expect(MENDINGS).toHaveLength(35 + 20)
})

const costOf = (text: string) => kindsIn(text).filter((kind) => MARK_KINDS[kind].effect === 'fault')

test.each(MENDINGS)(
  '“%s” has its tick (%s) exactly where the corrector marks it',
  (wrong, isTicked, right) => {
    expect(costOf(wrong).length > 0).toBe(isTicked)
    // A list of words is no sentence: its commas are not judged.
    if (/[.!?]$/.test(right)) expect(costOf(right)).toEqual([])
  },
)

test('most of what is taught is marked', () => {
  expect(MENDINGS.filter(([, isTicked]) => isTicked).length).toBeGreaterThanOrEqual(34)
})

test('the whole delivers every other booklet that is sold', () => {
  const whole = new Set(DEMO_PRODUCTS.find(({ slug }) => slug === 'completo')?.variants[0]?.booklets)
  const sold = DEMO_PRODUCTS.flatMap(({ variants }) =>
    variants.filter(({ amountInCents }) => amountInCents > 0).flatMap(({ booklets }) => booklets),
  )
  expect(sold.filter((slug) => !whole.has(slug))).toEqual([])
})

test('the way of the whole names chapters that the other booklets have', () => {
  const source = readFileSync(join(FOLDER, 'completo.md'), 'utf8')
  const way = /```diagrama caminho\n(.*?)```/s.exec(source)?.[1] ?? ''
  const chapters = new Set(
    BOOKLETS.flatMap(([, text]) => [...text.matchAll(/^# (?:\d+\. )?(.+)$/gm)].map(([, title]) => title)),
  )
  const named = [...way.matchAll(/“([^”]+)”/g)].map(([, title]) => title)
  expect(named.length).toBeGreaterThanOrEqual(8)
  expect(named.filter((title) => !chapters.has(title))).toEqual([])
})

test.each(BOOKLETS.filter(([file]) => file !== 'revelado-o-segredo.md'))(
  '%s ends on the list to cut out, so that nothing is lost behind it',
  (_, source) => {
    expect(source.trimEnd()).toMatch(/\n# (?:\d+\. )?Para destacar\n\n```lista [^\n]+\n[^`]+```$/)
  },
)

test.each(BOOKLETS)('every exercise of %s that asks for words has lines to write on', (_, source) => {
  const bare = [...source.matchAll(/^> \[!EXERCICIO\] (.*)\n((?:>.*\n?)*)/gm)]
    .filter(([whole]) => !whole.includes('```linhas'))
    .map(([, title = '']) => title)
  // A whole essay is written on the sheet that follows.
  expect(bare.filter((title) => !/^Proposta|O seu primeiro texto/.test(title))).toEqual([])
})

const COUNTS: readonly (readonly [string, RegExp, number])[] = [
  ['completo', /^# \d+\. (?!Para destacar)/gm, 12],
  ['completo', /^> \[!EXERCICIO\]/gm, 20],
  ['introducao', /^## \d+\. /gm, 10],
  ['desenvolvimentos', /^```redacao/gm, 10],
  ['caderno-de-exercicios', /^> \[!EXERCICIO\] Exercício/gm, 18],
  ['caderno-de-exercicios', /^```folha/gm, 2],
]
test.each(COUNTS)('what the product of %s counts (%s) is in it', (slug, pattern, count) => {
  expect([...readFileSync(join(FOLDER, `${slug}.md`), 'utf8').matchAll(pattern)]).toHaveLength(count)
})
