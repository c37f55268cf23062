/**
 * The banks of themes, connectives, topics, e-books and stories keep their shape (product §2, §3, §9): complete, clean,
 * named once, and with a source for every fact.
 */
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { EBOOKS } from '#content/shop/ebooks.ts'
import { LANDING_CLAIMS } from '#content/site/landing-claims.ts'
import { CONNECTIVE_CATEGORIES } from '#content/study/connectives.ts'
import { ENEM_TOPICS, TOPICS_MEANING } from '#content/study/enem-topics.ts'
import { EXAM_EDITION_NAMES, EXAM_THEMES, examThemes } from '#content/study/themes/exam-themes.ts'
import { THEME_AXES } from '#content/study/themes/index-by-axis.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { fold } from '#domain/shared/search.ts'
import { coverUrl } from '#domain/site/content-pictures.ts'
import { CONTENT_KINDS, CONTENT_LISTS } from '#domain/site/site-contents.ts'
import { DEMO_PRODUCTS } from '#server/seed/demo-products.ts'
import { DEFAULT_CONTENTS } from '#server/site/default-contents.ts'

const THEMES = THEME_AXES.flatMap((axis) => axis.themes)
const CONNECTIVES = CONNECTIVE_CATEGORIES.flatMap((category) => category.connectives)
const SURVEYS = ENEM_TOPICS.flatMap((subject) => subject.surveys)
const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function repeatedIn(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function expectClean(text: string) {
  expect(text).not.toBe('')
  expect(text).toBe(text.trim())
  expect(text, 'no double space, tab or line break').not.toMatch(/\s{2}|[\t\n]/)
  expect(text, 'no straight quotes').not.toMatch(/["']/)
  expect(text, 'no space before a mark').not.toMatch(/ [,.;:?!]/)
  expect(text.replace(/[^“”]/g, '')).toMatch(/^(“”)*$/)
  expect(text.split('(').length, 'parentheses in pairs').toBe(text.split(')').length)
}

function expectLength(text: string, min: number, max: number) {
  expect(text.length, text).toBeGreaterThanOrEqual(min)
  expect(text.length, text).toBeLessThanOrEqual(max)
}

test('every text of the banks is clean', () => {
  const banks = [
    THEME_AXES,
    EXAM_THEMES,
    EXAM_EDITION_NAMES,
    CONNECTIVE_CATEGORIES,
    ENEM_TOPICS,
    TOPICS_MEANING,
    EBOOKS,
    STUDENT_STORIES,
    LANDING_CLAIMS,
  ]
  for (const text of textsIn(banks)) expectClean(text)
})

test('the theme bank has the seven axes of product §2, six themes or more each', () => {
  expect(THEME_AXES.map(({ id, name }) => [id, name])).toEqual([
    ['saude', 'Saúde'],
    ['educacao', 'Educação'],
    ['seguranca', 'Segurança'],
    ['trabalho', 'Trabalho'],
    ['sociedade', 'Sociedade'],
    ['meioAmbiente', 'Meio Ambiente'],
    ['cidadania', 'Cidadania'],
  ])
  for (const axis of THEME_AXES) expect(axis.themes.length, axis.name).toBeGreaterThanOrEqual(6)
})

test('no theme occurs twice, and none of ours is a theme of the exam', () => {
  const titles = [...THEMES, ...EXAM_THEMES].map((theme) => fold(theme.title).replace(/[?.]/g, ''))
  expect(repeatedIn(titles)).toEqual([])
  expect(repeatedIn(THEMES.map((theme) => theme.id))).toEqual([])
})

test.each(THEMES)('the theme $id is of readable length and asks a question', (theme) => {
  expect(theme.id).toMatch(SLUG)
  expectLength(theme.title, 40, 110)
  expect(theme.title).not.toMatch(/[.?!]$/)
  expectLength(theme.framing, 200, 420)
  expect(theme.framing.split(/[.?!] (?=\p{Lu})/u).length, 'two or three sentences').toBeLessThanOrEqual(3)
  expect(theme.framing).toContain('?')
  expect(repeatedIn(theme.nearby.map(({ id }) => id))).toEqual([])
})

test.each(THEMES)('the theme $id names a source when it cites a law, a year or an institution', (theme) => {
  const citesFact = /\d|Constituição|Emenda|\bLei\b|Código|Estatuto|Política Nacional|Marco Civil|Organização/
  if (citesFact.test(theme.framing)) expectLength(theme.source ?? '', 10, 120)
})

test('the real themes cover every year from 1998 to 2025, newest first, once each', () => {
  const years = EXAM_THEMES.map((theme) => theme.year)
  expect(years).toEqual([...years].sort((a, b) => b - a))
  const regular = EXAM_THEMES.filter((theme) => theme.edition === 'regular').map((theme) => theme.year)
  expect(regular).toEqual(Array.from({ length: 28 }, (_, index) => 2025 - index))
  expect(repeatedIn(EXAM_THEMES.map((theme) => theme.id))).toEqual([])
  expect(EXAM_THEMES).toHaveLength(41)
})

test.each(EXAM_THEMES)('the real theme $id has a source, and a note where its wording varies', (theme) => {
  expect(theme.id).toBe(`${theme.year}-${theme.edition}`)
  expectLength(theme.source, 10, 160)
  if (theme.certainty === 'wording-varies') expect(theme.note).not.toBeNull()
})

test('a near theme that the exam never set is a broken assumption', () => {
  expect(examThemes('1998-regular')[0]?.title).toBe('Viver e aprender')
  expect(() => examThemes('1997-regular')).toThrow('1997-regular')
})

test('the connectives have the six categories of product §3, six or seven phrases each', () => {
  expect(CONNECTIVE_CATEGORIES.map((category) => category.name)).toEqual([
    'Adição ou Continuidade',
    'Oposição ou Contraste',
    'Causa e Consequência',
    'Comparação',
    'Explicação ou Exemplificação',
    'Conclusão ou Finalização',
  ])
  for (const { name, connectives } of CONNECTIVE_CATEGORIES) {
    expect([6, 7], name).toContain(connectives.length)
  }
  expect(repeatedIn(CONNECTIVES.map((connective) => connective.id))).toEqual([])
  expect(repeatedIn(CONNECTIVES.map((connective) => fold(connective.text)))).toEqual([])
})

test.each(CONNECTIVE_CATEGORIES)('the category $id says what it is for and what to avoid', (category) => {
  expectLength(category.description, 40, 120)
  expectLength(category.warning, 40, 160)
})

test.each(CONNECTIVES)(
  'the example of $id is a whole sentence that uses it',
  ({ id, text, example, warning }) => {
    expect(id).toMatch(SLUG)
    expectLength(example, 70, 160)
    expect(example).toMatch(/^\p{Lu}.*\.$/u)
    // A last "de" or "a" may be contracted in the example ("devido à", "em decorrência do").
    const halves = fold(text.replace(/ (de|a)$/, '')).split('… ')
    const positions = halves.map((half) => fold(example).search(new RegExp(`\\b${half}\\b`)))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    if (warning !== null) expectLength(warning, 40, 170)
  },
)

test.each([
  'Além disso',
  'Ademais',
  'Outrossim',
  'Nesse sentido',
  'Com efeito',
  'Portanto',
  'Diante disso',
  'Dessa forma',
  'Em suma',
  'Por fim',
  'No entanto',
  'Contudo',
])('%s is followed by a comma in its example', (text) => {
  const example = CONNECTIVES.find((connective) => connective.text === text)?.example
  expect(fold(example ?? '')).toContain(`${fold(text)},`)
})

test('the topics have the six subjects of product §3', () => {
  expect(ENEM_TOPICS.map((subject) => subject.name)).toEqual([
    'Matemática',
    'Linguagens',
    'Ciências Humanas',
    'Biologia',
    'Física',
    'Química',
  ])
  for (const subject of ENEM_TOPICS) expect(subject.surveys.length, subject.name).toBeGreaterThanOrEqual(1)
  expect(repeatedIn(SURVEYS.map((survey) => survey.id))).toEqual([])
})

test.each(SURVEYS)('the survey $id has a source, a period and shares in order', (survey) => {
  expectLength(survey.source, 10, 120)
  expect(survey.exams).toMatch(/\d{4}/)
  expect(survey.countedBy ?? survey.note).not.toBeNull()
  const shares = survey.topics.map((topic) => topic.percentage)
  expect(shares).toEqual([...shares].sort((a, b) => b - a))
  for (const share of shares) {
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(100)
  }
  expect(repeatedIn([...survey.topics.map((topic) => topic.topic), ...survey.unnumbered])).toEqual([])
})

test.each([
  ['matematica-2009-2016', 70],
  ['lingua-portuguesa', 72.2],
  ['literatura', 100.1],
  ['historia', 20.36],
  ['geografia', 67.5],
  ['filosofia', 34.08],
  ['sociologia', 60.09],
  ['biologia', 80],
  ['fisica', 28.2],
  ['quimica', 90.5],
])('the shares of %s sum to %d, as in the article', (id, sum) => {
  const topics = SURVEYS.find((survey) => survey.id === id)?.topics ?? []
  expect(topics.reduce((total, topic) => total + topic.percentage, 0)).toBeCloseTo(sum, 6)
})

test.each(SURVEYS.filter((survey) => survey.questionCount !== null))(
  'each share of $id is that of a whole number of questions',
  ({ questionCount, topics }) => {
    for (const { topic, percentage, isApproximate } of topics) {
      if (isApproximate) continue
      const decimals = String(percentage).split('.')[1]?.length ?? 0
      const questions = Math.round((percentage * (questionCount ?? 0)) / 100)
      const exact = (questions * 100) / (questionCount ?? 1)
      expect(Math.abs(exact - percentage), topic).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9)
    }
  },
)

test('the catalogue has the six e-books at the prices of product §9', () => {
  expect(EBOOKS.map(({ id, price }) => [id, price])).toEqual([
    ['iniciante', 'R$ 18,00'],
    ['introducao', 'R$ 48,00'],
    ['desenvolvimentos', 'R$ 59,00'],
    ['conclusao', 'R$ 47,00'],
    ['completo', 'R$ 127,00'],
    ['competencias', 'R$ 50,00'],
  ])
})

test.each(EBOOKS)('the e-book $id is the booklet of the shop, with a cover that exists', async (ebook) => {
  const product = DEMO_PRODUCTS.find(({ slug }) => slug === ebook.id)
  expect(ebook.title).toBe(product?.title)
  expect(ebook.price).toBe(formatMoney(product?.variants[0]?.amountInCents ?? 0, BRL))
  expectLength(ebook.description, 80, 180)
  expect(ebook.cover).toBe(ebook.id)
  await access(join(import.meta.dirname, '../public', coverUrl(ebook) ?? 'no cover'))
})

test('the strip has 41 stories of 900 to 1000 points in steps of 20, marked as illustrative', () => {
  expect(STUDENT_STORIES).toHaveLength(41)
  expect(repeatedIn(STUDENT_STORIES.map((story) => story.id))).toEqual([])
  expect(repeatedIn(STUDENT_STORIES.map((story) => story.name))).toEqual([])
  for (const { id, name, score, isIllustrative } of STUDENT_STORIES) {
    expect(isIllustrative, name).toBe(true)
    expect(id).toMatch(SLUG)
    expect(name).toMatch(/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)? \p{Lu}\.$/u)
    expect([900, 920, 940, 960, 980, 1000], name).toContain(score)
  }
})

test('the claims are those of product §1, and none pretends to be proved', () => {
  expect(LANDING_CLAIMS.map(({ id, value, evidence }) => [id, value, evidence])).toEqual([
    ['average-score', 920, null],
    ['students-helped', 300, null],
  ])
})

test.each(CONTENT_KINDS)('our own %s keep to the shape and the limits that the owner’s must keep', (kind) => {
  const ours = DEFAULT_CONTENTS[kind]
  expect(CONTENT_LISTS[kind].parse(ours)).toEqual(ours)
})
