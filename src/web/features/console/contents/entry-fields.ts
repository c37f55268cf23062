/** Which fields an entry of each kind has, and how a form's words become an entry. */
import { COVER_IDS, type ContentKind, STORY_SCORES } from '#domain/site/site-contents.ts'
import { contentsAdminTexts as texts } from '#texts/console/contents.ts'

/** Of any kind: what its schema knows more of, the server checks. */
export type Entry = { readonly id: string } & Readonly<Record<string, unknown>>

export type EntryField = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly control: 'line' | 'area' | 'number' | 'date' | 'check' | readonly Option[]
}
type Option = { readonly value: string; readonly label: string }

const { fields } = texts
const scores = STORY_SCORES.map((score) => ({ value: String(score), label: String(score) }))
const covers = [
  { value: '', label: texts.noCover },
  ...COVER_IDS.map((cover) => ({ value: cover, label: texts.covers[cover] })),
]

export const ENTRY_FIELDS: Readonly<Record<ContentKind, readonly EntryField[]>> = {
  claims: [
    { name: 'value', ...fields.value, control: 'number' },
    { name: 'text', ...fields.claimText, control: 'line' },
    { name: 'evidence', ...fields.evidence, control: 'area' },
  ],
  stories: [
    { name: 'name', ...fields.name, control: 'line' },
    { name: 'score', ...fields.score, control: scores },
    { name: 'isIllustrative', ...fields.isIllustrative, control: 'check' },
  ],
  ebooks: [
    { name: 'title', ...fields.ebookTitle, control: 'line' },
    { name: 'product', ...fields.product, control: 'line' },
    { name: 'price', ...fields.price, control: 'line' },
    { name: 'description', ...fields.description, control: 'area' },
    { name: 'cover', ...fields.cover, control: covers },
    { name: 'isWhole', ...fields.isWhole, control: 'check' },
  ],
  news: [
    { name: 'date', ...fields.date, control: 'date' },
    { name: 'title', ...fields.newsTitle, control: 'line' },
    { name: 'text', ...fields.newsText, control: 'area' },
  ],
  courses: [{ name: 'text', ...fields.courseText, control: 'area' }],
}

/** What an entry is called in the list, and what its id is made of. */
export function titleOf(entry: Readonly<Record<string, unknown>>): string {
  return String(entry['name'] ?? entry['title'] ?? entry['text'] ?? '')
}

/** What the form says, without an id. */
export function readEntry(kind: ContentKind, data: FormData): Record<string, unknown> {
  return Object.fromEntries(
    ENTRY_FIELDS[kind].map(({ name, control }) => {
      const written = String(data.get(name) ?? '')
      if (control === 'check') return [name, written === 'on']
      if (control === 'number' || name === 'score') return [name, Number(written.trim() || Number.NaN)]
      return [name, name === 'cover' && written === '' ? null : written]
    }),
  )
}
