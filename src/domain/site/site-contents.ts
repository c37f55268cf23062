/**
 * What only the owner can say: the figures of the landing page with their proof, the stories, the
 * e-books' page, news, announcements of courses. Our own lists are in content/; the owner's take their place, under
 * the same shapes and limits (decision 0063; tests/content-banks.test.ts holds ours to them).
 */
import { z } from 'zod'
import { isIsoDay } from '../study/exam-date.ts'

/** What an entry is refused for; the admin page has a sentence for each (src/texts/console/contents.ts). */
const CONTENT_PROBLEMS = [
  'too-short',
  'too-long',
  'not-slug',
  'not-whole',
  'not-step',
  'not-price',
  'not-day',
  'not-cover',
  'value-not-in-text',
  'marks',
  'repeated',
] as const
export type ContentProblem = (typeof CONTENT_PROBLEMS)[number]

const problem = (code: ContentProblem) => code

/** A line of plain text: what looks like a tag would be read as one by nobody, and is a slip. */
function text(min: number, max: number) {
  return z
    .string()
    .transform((written) => written.replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(min, problem('too-short'))
        .max(max, problem('too-long'))
        .refine((line) => !/<[a-z/!]/i.test(line), problem('marks')),
    )
}

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, problem('not-slug'))
  .max(80, problem('too-long'))
const day = z.string().refine(isIsoDay, problem('not-day'))

/** The ENEM grades in steps of 20; the strip shows 900 to 1000 (product §9). */
export const STORY_SCORES = [900, 920, 940, 960, 980, 1000] as const

/** The drawings in public/images/covers: an e-book of the page has one of them, or none. */
export const COVER_IDS = [
  'iniciante',
  'introducao',
  'desenvolvimentos',
  'conclusao',
  'completo',
  'competencias',
] as const

const claimSchema = z
  .strictObject({
    id,
    value: z.int(problem('not-whole')).min(1, problem('not-whole')).max(9_999_999, problem('not-whole')),
    text: text(10, 120),
    /** Where the proof is kept (report, list of results); null until somebody has seen it: then it is said so. */
    evidence: z.preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      text(5, 300).nullable(),
    ),
  })
  .refine(({ value, text: sentence }) => sentence.includes(String(value)), {
    path: ['text'],
    message: problem('value-not-in-text'),
  })

const storySchema = z.strictObject({
  id,
  name: text(2, 60),
  score: z.number().refine((score) => STORY_SCORES.some((one) => one === score), problem('not-step')),
  /** Invented, and said to be. Anything else is a person, shown only while a consent holds. */
  isIllustrative: z.boolean(),
})

const ebookSchema = z.strictObject({
  id,
  title: text(5, 80),
  price: z
    .string()
    .trim()
    .regex(/^R\$ \d{1,3}(\.\d{3})*,\d{2}$/, problem('not-price')),
  description: text(80, 180),
  cover: z.enum(COVER_IDS, problem('not-cover')).nullable(),
  /** Holds all the others, and stands out. */
  isWhole: z.boolean(),
  /** Its product in the shop, whose price and page it then shows; without one the product of the same title. */
  product: z
    .preprocess(
      (written) => (written === '' ? null : written),
      z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9_-]{1,64}$/, problem('not-slug'))
        .nullable(),
    )
    .default(null),
})

const newsSchema = z.strictObject({ id, date: day, title: text(5, 80), text: text(20, 400) })

const courseSchema = z.strictObject({ id, text: text(10, 160) })

function listOf<Entry extends z.ZodType<{ id: string }>>(entry: Entry, max: number) {
  return z
    .array(entry)
    .max(max, problem('too-long'))
    .superRefine((entries, check) => {
      const seen = new Set<string>()
      for (const [index, one] of entries.entries()) {
        if (seen.has(one.id)) {
          check.addIssue({ code: 'custom', path: [index, 'id'], message: problem('repeated') })
        }
        seen.add(one.id)
      }
    })
}

export const CONTENT_LISTS = {
  claims: listOf(claimSchema, 6),
  stories: listOf(storySchema, 60),
  ebooks: listOf(ebookSchema, 30),
  /** Newest first: the days decide, and of one day the order that was given. */
  news: listOf(newsSchema, 60).transform((entries) =>
    [...entries].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)),
  ),
  courses: listOf(courseSchema, 12),
} as const

export type ContentKind = keyof typeof CONTENT_LISTS
export type SiteContents = {
  readonly [Kind in ContentKind]: readonly Readonly<z.output<(typeof CONTENT_LISTS)[Kind]>[number]>[]
}
export type LandingClaim = SiteContents['claims'][number]
export type StudentStory = SiteContents['stories'][number]
export type Ebook = SiteContents['ebooks'][number]
export type NewsEntry = SiteContents['news'][number]
/** What is dated later than today waits for its day. */
export function newsOfToday(news: readonly NewsEntry[], today: string): readonly NewsEntry[] {
  return news.filter(({ date }) => date <= today)
}

export type CourseAnnouncement = SiteContents['courses'][number]

export const CONTENT_KINDS = [
  'claims',
  'stories',
  'ebooks',
  'news',
  'courses',
] as const satisfies ContentKind[]

export function isContentKind(name: string): name is ContentKind {
  return Object.hasOwn(CONTENT_LISTS, name)
}

/** An address-like name from a title: "Ana Clara S." → "ana-clara-s". Given to a new entry, and kept for good. */
export function slugOf(title: string, taken: readonly string[]): string {
  const slug =
    title
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'item'
  let free = slug
  for (let number = 2; taken.includes(free); number += 1) free = `${slug}-${number}`
  return free
}
