/** How is a model essay of the owner's read from its row: the text, the comments on its words, and her levels? */
import {
  COMPETENCES,
  type CompetenceScore,
  type EssayMark,
  type ModelEssay,
} from '../../writing/model-essay.ts'
import {
  area,
  choice,
  line,
  RowReader,
  type RowReading,
  type StudyKindRule,
  type StudyRow,
} from './study-row.ts'

const MODEL_LEVELS = ['0', '40', '80', '120', '160', '200'] as const
const TEXT_MIN = 600
const REASON_MIN = 10
const PARAGRAPHS = { min: 3, max: 6 } as const
const MARK_LINE = /^C?([1-5])\s*\|\s*([^|]+?)\s*\|\s*(.+)$/i

const FIELDS = [
  line('theme', 300),
  line('axis', 60),
  line('structure', 80),
  area('text', 6_000),
  area('marks', 8_000),
  ...COMPETENCES.flatMap((competence) => [
    choice(`level${competence}`, MODEL_LEVELS, `competence${competence}`),
    area(`reason${competence}`, 600, `competence${competence}`),
  ]),
  area('sources', 2_000),
]

export const MODEL_RULE: StudyKindRule<ModelEssay> = { fields: FIELDS, title: 'theme', read: readModel }

function readModel(row: StudyRow, id: string): RowReading<ModelEssay> {
  const reader = new RowReader(FIELDS, row)
  const theme = reader.text('theme', 10)
  const axis = reader.text('axis')
  const structure = reader.text('structure')
  const text = reader.text('text', TEXT_MIN)
  const paragraphs = reader.lines('text')
  if (text !== '' && (paragraphs.length < PARAGRAPHS.min || paragraphs.length > PARAGRAPHS.max))
    reader.add('text', 'too-short')
  const marks = readMarks(reader, paragraphs)
  const estimate = COMPETENCES.map((competence) => {
    const level = reader.oneOf(`level${competence}`, MODEL_LEVELS)
    // One of the list, or the row is refused.
    return {
      competence,
      score: Number(level) as CompetenceScore,
      reason: reader.text(`reason${competence}`, REASON_MIN),
    }
  })
  const sources = reader.lines('sources')
  return reader.done(() => ({
    ...{ id, axis, themeId: null, structure, theme, paragraphs, marks, estimate, sources },
  }))
}

/** "C2 | words of the text | comment", a line each; the words stand exactly once in the text. */
function readMarks(reader: RowReader, paragraphs: readonly string[]): EssayMark[] {
  const whole = paragraphs.join('\n')
  return reader.lines('marks').flatMap((typed): EssayMark[] => {
    const [, number, quote = '', comment = ''] = MARK_LINE.exec(typed) ?? []
    const competence = COMPETENCES.find((one) => String(one) === number)
    if (competence === undefined) {
      reader.add('marks', 'not-marks')
      return []
    }
    if (whole.split(quote).length !== 2) reader.add('marks', 'quote-not-found')
    return [{ competence, quote, comment }]
  })
}
