/** Each proposal is whole: three or four texts, figures and a word-for-word text among them, each with source and year. */
import { expect, test } from 'vitest'
import { loadProposal, PROPOSAL_FILES, PROPOSAL_THEMES } from '#content/study/proposals/proposal-files.ts'
import { EXAM_THEMES } from '#content/study/themes/exam-themes.ts'
import { findRoomTheme } from '#content/study/themes/room-themes.ts'
import { EMPTY_PACK } from '#domain/study/contents/study-pack.ts'
import type { MotivatingText } from '#domain/study/proposal.ts'

const files = await Promise.all(
  PROPOSAL_FILES.map(async ({ themeIds, load }) => ({ themeIds, ...(await load()) })),
)
const PROPOSALS = files.flatMap((file) => file.PROPOSALS)
const TEXTS = PROPOSALS.flatMap(({ themeId, texts }) => texts.map((text) => ({ themeId, text })))

const words = (text: string) => text.split(/\s+/).length

test('each file holds the proposals that it is named for, and each theme is one of the room', () => {
  for (const { themeIds, PROPOSALS: held } of files)
    expect(held.map(({ themeId }) => themeId)).toEqual(themeIds)
  expect(PROPOSAL_THEMES).toEqual([...new Set(PROPOSAL_THEMES)])
  expect(PROPOSAL_THEMES.filter((id) => findRoomTheme(id, EMPTY_PACK) === null)).toEqual([])
})

test('each theme that the exam has set since 2009 has its proposal', () => {
  const since2009 = EXAM_THEMES.filter(({ year }) => year >= 2009).map(({ id }) => id)
  expect(since2009.filter((id) => !PROPOSAL_THEMES.includes(id))).toEqual([])
})

test('a theme without a proposal has none', async () => {
  expect(await loadProposal('tema-que-nao-existe', EMPTY_PACK)).toBeNull()
})

test.each(PROPOSALS)('$themeId has three or four texts, with figures and a quotation', ({ texts }) => {
  expect([3, 4]).toContain(texts.length)
  const kinds = texts.map(({ kind }) => kind)
  expect(kinds).toContain('prose')
  expect(kinds).toContain('quotation')
  expect(kinds.some((kind) => kind === 'table' || kind === 'chart')).toBe(true)
  expect(new Set(texts.map((text) => text.source + text.kind)).size).toBe(texts.length)
})

test.each(TEXTS)('$themeId: source with its year, clean words', ({ text }) => {
  expect(text.source).toMatch(/\b(?:1[5-9]|20)\d\d\b/)
  // A unit is written after its number, with its own space.
  const said = Object.entries(text).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'unit' ? [value] : [],
  )
  for (const part of said) {
    expect(part).toBe(part.trim())
    expect(part).not.toMatch(/["']|\s{2}| [,.;:?!]/)
  }
})

test.each(TEXTS.filter(({ text }) => text.kind === 'prose'))(
  '$themeId: a prose of 60 to 120 words',
  ({ text }) => {
    const { body } = text as Extract<MotivatingText, { kind: 'prose' }>
    expect(words(body)).toBeGreaterThanOrEqual(60)
    expect(words(body)).toBeLessThanOrEqual(120)
  },
)

test.each(TEXTS.filter(({ text }) => text.kind === 'table'))(
  '$themeId: each row of a table has a cell for each column',
  ({ text }) => {
    const { columns, rows } = text as Extract<MotivatingText, { kind: 'table' }>
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toHaveLength(columns.length)
  },
)

test.each(TEXTS.filter(({ text }) => text.kind === 'chart'))(
  '$themeId: a chart compares at least two values',
  ({ text }) => {
    const { bars } = text as Extract<MotivatingText, { kind: 'chart' }>
    expect(bars.length).toBeGreaterThan(1)
    for (const { value } of bars) expect(value).toBeGreaterThan(0)
  },
)
