/**
 * What of a service's answer may stand beside an essay (decision 0068): comments, never a grade, each on
 * words that stand in the essay. The answer is a stranger's text, and the essay that caused it may have asked for
 * anything: whatever is not plainly such a comment is dropped here.
 */
import { z } from 'zod'
import { holdsPersonalData } from '../community/personal-data.ts'
import { refusedWordIn } from '../community/word-filter.ts'
import { mentionsGrade } from './grade-mentions.ts'

export const REVIEWS_PER_DAY = 3
export const COMMENTS_MAX = 8
export const COMMENT_LENGTH = { min: 10, max: 300 } as const
export const QUOTE_LENGTH = { min: 8, max: 300 } as const

/** A comment on the words of the text from `start` to `end`. */
export type ReviewComment = { readonly start: number; readonly end: number; readonly comment: string }

/** Members besides these are not read: a grade has no place to stand. */
const answerSchema = z.object({ comments: z.array(z.unknown()).max(100) })
const itemSchema = z.object({ quote: z.string().max(2_000), comment: z.string().max(10_000) })

export type ReadComments = {
  /** In the order of the text; null when the answer has another shape, or when nothing of what it says is usable. */
  readonly comments: ReviewComment[] | null
  /** How many more the service wrote. */
  readonly droppedCount: number
}

/** @param answer what the service wrote, hoped to be `{"comments": [{"quote", "comment"}]}` */
export function readComments(answer: string, text: string, refusedWords: Iterable<string>): ReadComments {
  const read = answerSchema.safeParse(parsed(answer))
  if (!read.success) return { comments: null, droppedCount: 0 }
  const words = [...refusedWords]
  const comments: ReviewComment[] = []
  for (const item of read.data.comments) {
    const comment = usableComment(item, text, words)
    const isNew =
      comment && !comments.some(({ start, end }) => start === comment.start && end === comment.end)
    if (isNew && comments.length < COMMENTS_MAX) comments.push(comment)
  }
  const droppedCount = read.data.comments.length - comments.length
  if (comments.length === 0 && droppedCount > 0) return { comments: null, droppedCount }
  return { comments: comments.sort((a, b) => a.start - b.start || a.end - b.end), droppedCount }
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return null
  }
}

function usableComment(item: unknown, text: string, words: readonly string[]): ReviewComment | null {
  const read = itemSchema.safeParse(item)
  if (!read.success) return null
  const place = placeOf(read.data.quote, text)
  const comment = read.data.comment.replace(/\s+/g, ' ').trim().normalize('NFC')
  const { length } = comment
  if (!place || length < COMMENT_LENGTH.min || length > COMMENT_LENGTH.max) return null
  const isRefused =
    !isPlainText(comment) ||
    mentionsGrade(comment) ||
    holdsPersonalData(comment) ||
    refusedWordIn(comment, words) !== null
  return isRefused ? null : { ...place, comment }
}

/** Where the quote stands, as whole words; only the kind of white space may differ, since lines break elsewhere. */
function placeOf(quote: string, text: string): { start: number; end: number } | null {
  const words = quote.normalize('NFC').trim().split(/\s+/)
  const { length } = words.join(' ')
  if (length < QUOTE_LENGTH.min || length > QUOTE_LENGTH.max) return null
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s{1,4}')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}

/** No markup, no address to go to, nothing invisible. */
function isPlainText(comment: string): boolean {
  return !/\p{Cc}|\p{Cf}|[<>{}\\`|]|\*\*|__|\]\(|:\/\/|\bwww\.|(?<=[\p{L}\d])\.(?:com|net|org|br|app|io|me)\b|(?:^|\s)#/iu.test(
    comment,
  )
}
