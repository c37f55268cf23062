/**
 * What we show as models is graded by the corrector too: model essays, samples of the Match and the worked examples of
 * the booklets. Where it and the teacher differ by more than 80 points, one of the two is read again and changed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { PEER_SAMPLES } from '#content/writing/peer-samples/samples.ts'
import { correct } from '#corrector/correct.ts'
import { generateEssay } from '#domain/writing/essay-generator.ts'
import { estimatedTotal } from '#domain/writing/model-essay.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { FRAMES, fillFrame, NAMINGS, nameTheme } from '../scripts/corrector/frames/frames.ts'

const corrector = testCorrector()
const ask = (text: string, theme: string) => correct({ text, theme, motivating: [] }, corrector)
const MOST_APART = 80
const LEAST_MODEL = 920

const graded = MODEL_ESSAYS.map((model) => ({
  model,
  correction: ask(model.paragraphs.join('\n'), model.theme),
}))
const lowestModel = Math.min(...graded.map(({ correction }) => correction.total))

test.each(graded.map(({ model, correction }) => [model.theme, model, correction] as const))(
  'the model on “%s” has what we say it has, and may reach 1000',
  (_, model, correction) => {
    expect(Math.abs(correction.total - estimatedTotal(model))).toBeLessThanOrEqual(MOST_APART)
    expect(correction.total).toBeGreaterThanOrEqual(LEAST_MODEL)
    expect(correction.range.to).toBe(1000)
    expect(correction.tricks).toEqual([])
    expect(correction.zeroRisks).toEqual([])
    expect(correction.marks.some(({ kind }) => kind === 'thesis')).toBe(true)
  },
)

const EARLIER = MODEL_ESSAYS.flatMap(({ theme, earlier = [] }) =>
  earlier.map((version) => [theme, version.total, version] as const),
)

test('three models have their versions of 600 and of 800', () => {
  expect(EARLIER.filter(([, total]) => total === 600).length).toBeGreaterThanOrEqual(3)
  expect(EARLIER.filter(([, total]) => total === 800).length).toBeGreaterThanOrEqual(3)
})

test.each(EARLIER)('of “%s” the version of %i is near to its number', (theme, total, version) => {
  const correction = ask(version.paragraphs.join('\n'), theme)
  expect(Math.abs(correction.total - total)).toBeLessThanOrEqual(MOST_APART)
  expect(version.levels.reduce<number>((sum, level) => sum + level, 0)).toBe(total)
  expect(correction.tricks).toEqual([])
  expect(correction.zeroRisks).toEqual([])
})

test.each(MODEL_ESSAYS.filter(({ earlier }) => earlier).map((model) => [model.theme, model] as const))(
  'of “%s” each version is worth more than the one before',
  (_, { theme, earlier = [], paragraphs }) => {
    const totals = [...earlier.map((version) => version.paragraphs), paragraphs].map(
      (text) => ask(text.join('\n'), theme).total,
    )
    expect(totals.every((total, at) => at === 0 || total > (totals[at - 1] ?? 0))).toBe(true)
    for (const { changes } of earlier) expect(changes.length).toBeGreaterThanOrEqual(4)
  },
)

test.each(PEER_SAMPLES.map((sample) => [sample.id, sample] as const))(
  'the sample “%s” has what we say it has',
  (_, { paragraphs, theme, reference }) => {
    const given = reference.reduce((sum, { level }) => sum + level, 0)
    expect(Math.abs(ask(paragraphs.join('\n'), theme).total - given)).toBeLessThanOrEqual(MOST_APART)
  },
)

/** The theme of each whole essay of the booklets, by the words of its text that are its own. */
const BOOKLET_THEMES: readonly (readonly [RegExp, string])[] = [
  [
    /trabalho de cuidado/,
    'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
  ],
  [/catador/, 'Desafios para a valorização dos catadores de materiais recicláveis no Brasil'],
  [/saúde mental/, 'Caminhos para promover a saúde mental dos estudantes no Brasil'],
  [/patrimônio/, 'Desafios para a preservação do patrimônio histórico e cultural no Brasil'],
  [/\bruas?\b/, 'Desafios para a (re)inserção socioeconômica da população em situação de rua no Brasil'],
  [/leitura/, 'Desafios para ampliar o acesso à leitura no Brasil'],
]
const MIN_WORDS = 250

const worked = readdirSync(join(import.meta.dirname, '../materials/booklets')).flatMap((name) =>
  [
    ...readFileSync(join(import.meta.dirname, '../materials/booklets', name), 'utf8').matchAll(
      /```redacao\n(.*?)```/gs,
    ),
  ]
    .map(([, text = '']) => text.trim().replace(/\n+/g, '\n'))
    .filter((text) => text.split(/\s+/).length >= MIN_WORDS)
    .map((text) => [`${name}: ${text.slice(0, 40)}…`, text] as const),
)

test('the booklets have whole essays', () => {
  expect(worked.length).toBeGreaterThanOrEqual(6)
})

test.each(worked)('the worked example of %s is a good essay', (_, text) => {
  const theme = BOOKLET_THEMES.find(([word]) => word.test(text))?.[1]
  expect(theme).toBeDefined()
  const { total, tricks, zeroRisks } = ask(text, theme ?? '')
  expect(tricks).toEqual([])
  expect(zeroRisks).toEqual([])
  expect(total).toBeGreaterThanOrEqual(720)
})

const THEMES = MODEL_ESSAYS.map(({ theme }) => theme)

/** Each frame stands under a quarter of the themes, each theme under a quarter of the frames. */
const SHARE = 4

test('each model is worth more than each frame and each text of the generator, under its own theme and the others', () => {
  const frames = FRAMES.flatMap((frame, at) =>
    THEMES.filter((_, index) => index % SHARE === at % SHARE).map(
      (theme) => ask(fillFrame(frame, nameTheme(theme, NAMINGS[at % 3] ?? 'pasted')), theme).total,
    ),
  )
  const generated = THEMES.flatMap((theme) =>
    [0, 1, 2, 3].map((pick) => {
      const made = generateEssay(
        { theme, audience: '', deniedRight: '' },
        ESSAY_TEMPLATES,
        (count) => pick % count,
      )
      return made.ok ? ask(made.value.paragraphs.join('\n'), theme).total : 1000
    }),
  )
  expect(Math.max(...frames, ...generated)).toBeLessThan(lowestModel)
}, 120_000)
