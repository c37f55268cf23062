/** How are a repertoire and a connective of the owner's read from their rows? */
import { type Connective, type ConnectiveCategoryId, exampleParts } from '../connective.ts'
import { REPERTOIRE_TYPES, type RepertoireAxisId, type RepertoireItem } from '../repertoire.ts'
import {
  area,
  choice,
  line,
  RowReader,
  type RowReading,
  type StudyKindRule,
  type StudyRow,
} from './study-row.ts'

const REPERTOIRE_AXIS_IDS = [
  'saude',
  'educacao',
  'meio-ambiente',
  'tecnologia',
  'cultura',
  'politica',
  'questoes-sociais',
  'trabalho-e-economia',
  'diversidade-e-inclusao',
  'direitos-humanos-e-cidadania',
  'violencia-e-seguranca-publica',
  'arte-e-midia',
] as const satisfies readonly RepertoireAxisId[]

const CONNECTIVE_CATEGORY_IDS = [
  'adicao',
  'oposicao',
  'causa-e-consequencia',
  'comparacao',
  'explicacao',
  'conclusao',
] as const satisfies readonly ConnectiveCategoryId[]

const SENTENCE_MIN = 20

export type OwnRepertoire = RepertoireItem & {
  readonly axis: RepertoireAxisId
  /** As essays would name it, besides its title. */
  readonly names: readonly string[]
}
export type OwnConnective = Connective & { readonly category: ConnectiveCategoryId }

const REPERTOIRE_FIELDS = [
  line('title', 160),
  choice('type', REPERTOIRE_TYPES),
  choice('axis', REPERTOIRE_AXIS_IDS),
  area('description', 600),
  area('usage', 600),
  line('source', 300),
  area('names', 400),
]

export const REPERTOIRE_RULE: StudyKindRule<OwnRepertoire> = {
  fields: REPERTOIRE_FIELDS,
  title: 'title',
  read: readRepertoire,
}

function readRepertoire(row: StudyRow, id: string): RowReading<OwnRepertoire> {
  const reader = new RowReader(REPERTOIRE_FIELDS, row)
  const title = reader.text('title', 3)
  const type = reader.oneOf('type', REPERTOIRE_TYPES)
  const axis = reader.oneOf('axis', REPERTOIRE_AXIS_IDS)
  const description = reader.text('description', SENTENCE_MIN)
  const usage = reader.text('usage', SENTENCE_MIN)
  const source = reader.text('source')
  const names = reader.lines('names')
  return reader.done(() => ({ id, type, title, description, usage, source, axis, names }))
}

const CONNECTIVE_FIELDS = [
  line('text', 60),
  choice('category', CONNECTIVE_CATEGORY_IDS),
  area('example', 400),
  area('warning', 300),
]

export const CONNECTIVE_RULE: StudyKindRule<OwnConnective> = {
  fields: CONNECTIVE_FIELDS,
  title: 'text',
  read: readConnective,
}

function readConnective(row: StudyRow, id: string): RowReading<OwnConnective> {
  const reader = new RowReader(CONNECTIVE_FIELDS, row)
  const text = reader.text('text', 1)
  const category = reader.oneOf('category', CONNECTIVE_CATEGORY_IDS)
  const example = reader.text('example', SENTENCE_MIN)
  const warning = reader.optional('warning')
  if (text !== '' && example !== '' && !exampleParts({ text, example }).some(({ isMatch }) => isMatch))
    reader.add('example', 'not-in-example')
  return reader.done(() => ({ id, text, example, warning, category }))
}
