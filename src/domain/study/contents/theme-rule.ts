/** How is a theme of the owner's read from its row: the theme, where it belongs, and up to four motivating texts? */
import type { MotivatingText } from '../proposal.ts'
import type { ExamEdition, ThemeAxisId } from '../theme.ts'
import {
  area,
  choice,
  line,
  picture,
  RowReader,
  type RowReading,
  type StudyKindRule,
  type StudyRow,
} from './study-row.ts'

const THEME_AXIS_IDS = [
  'saude',
  'educacao',
  'seguranca',
  'trabalho',
  'sociedade',
  'meioAmbiente',
  'cidadania',
] as const satisfies readonly ThemeAxisId[]

const EXAM_EDITIONS = [
  'regular',
  'segunda-aplicacao',
  'segunda-aplicacao-ppl',
  'reaplicacao-ppl',
  'digital',
  'cancelada',
  'municipios-do-para',
] as const satisfies readonly ExamEdition[]

const TEXT_KINDS = ['prose', 'quotation', 'table', 'chart', 'picture'] as const
const MOST_TEXTS = 4
const TITLE_MIN = 10
const FRAMING_MIN = 40
const BODY_MIN = 20

export type OwnTheme = {
  readonly id: string
  readonly title: string
  readonly axis: ThemeAxisId
  /** Empty for a theme of the exam that nothing is said of. */
  readonly framing: string
  readonly source: string | null
  /** Null for a theme to practise. */
  readonly exam: { readonly year: number; readonly edition: ExamEdition } | null
  readonly texts: readonly MotivatingText[]
}

function textFields(number: number) {
  const group = `text${number}`
  return [
    choice(`${group}Kind`, TEXT_KINDS, group),
    picture(`${group}Picture`, group),
    line(`${group}Title`, 160, group),
    area(`${group}Body`, 3_000, group),
    line(`${group}Note`, 300, group),
    line(`${group}Source`, 300, group),
  ]
}

const FIELDS = [
  line('title', 300),
  choice('axis', THEME_AXIS_IDS),
  area('framing', 900),
  line('source', 300),
  line('examYear', 4, 'exam'),
  choice('examEdition', EXAM_EDITIONS, 'exam'),
  ...Array.from({ length: MOST_TEXTS }, (_, index) => textFields(index + 1)).flat(),
]

export const THEME_RULE: StudyKindRule<OwnTheme> = { fields: FIELDS, title: 'title', read: readTheme }

function readTheme(row: StudyRow, id: string): RowReading<OwnTheme> {
  const reader = new RowReader(FIELDS, row)
  const title = reader.text('title', TITLE_MIN)
  const axis = reader.oneOf('axis', THEME_AXIS_IDS)
  const exam = readExam(reader)
  const framing = exam && !reader.has('framing') ? '' : reader.text('framing', FRAMING_MIN)
  const source = exam ? reader.text('source') : reader.optional('source')
  const texts: MotivatingText[] = []
  for (let number = 1; number <= MOST_TEXTS; number += 1) {
    const text = readText(reader, `text${number}`)
    if (text) texts.push(text)
  }
  return reader.done(() => ({ id, title, axis, framing, source, exam, texts }))
}

function readExam(reader: RowReader): OwnTheme['exam'] {
  if (!reader.has('examYear') && !reader.has('examEdition')) return null
  const typed = reader.text('examYear')
  const year = Number(typed)
  if (typed !== '' && !/^(?:19|20)\d\d$/.test(typed)) reader.add('examYear', 'not-year')
  return { year, edition: reader.oneOf('examEdition', EXAM_EDITIONS) }
}

/** Nothing typed is no text; anything typed must become one. */
function readText(reader: RowReader, at: string): MotivatingText | null {
  const names = ['Kind', 'Picture', 'Title', 'Body', 'Note', 'Source'].map((part) => at + part)
  if (!names.some((name) => reader.has(name))) return null
  const kind = reader.oneOf(`${at}Kind`, TEXT_KINDS)
  const body = reader.text(`${at}Body`, BODY_MIN)
  const source = reader.text(`${at}Source`)
  const note = reader.optional(`${at}Note`)
  if (kind === 'picture') {
    return {
      kind,
      url: reader.text(`${at}Picture`),
      title: reader.optional(`${at}Title`),
      body,
      note,
      source,
    }
  }
  // What it is to be must be said first: then its other fields are looked at.
  if (kind !== 'table' && kind !== 'chart') return { kind, body, source }
  const shared = { title: reader.text(`${at}Title`), note, source }
  const lines = reader.lines(`${at}Body`).map((one) => one.split('|').map((cell) => cell.trim()))
  if (kind === 'chart') return readChart(reader, at, lines, shared)
  const [columns = [], ...rows] = lines
  const isTable =
    rows.length > 0 && columns.length > 1 && lines.every((cells) => cells.length === columns.length)
  if (!isTable) reader.add(`${at}Body`, 'not-table')
  return { kind: 'table', columns, rows, ...shared }
}

/** "Elementar | 36%": a name, a number, and what follows each number the same. */
const BAR_VALUE = /^(\d{1,3}(?:\.\d{3})+|\d+)(,\d+)?(.{0,12})$/

function readChart(
  reader: RowReader,
  at: string,
  lines: readonly (readonly string[])[],
  shared: { title: string; note: string | null; source: string },
): MotivatingText {
  const units = new Set<string>()
  const bars = lines.map(([label = '', typed = '']) => {
    const [, whole = '', part = '', unit = ''] = BAR_VALUE.exec(typed) ?? []
    units.add(unit)
    const value = Number(`${whole.replaceAll('.', '')}${part.replace(',', '.')}`)
    return { label, value: whole === '' || label === '' ? Number.NaN : value }
  })
  const isChart =
    bars.length > 1 &&
    units.size === 1 &&
    bars.every(({ value }) => Number.isFinite(value)) &&
    lines.every(({ length }) => length === 2)
  if (!isChart) reader.add(`${at}Body`, 'not-chart')
  return { kind: 'chart', unit: [...units][0] ?? '', bars, ...shared }
}
