/**
 * What of a service's answer may stand in the fields of a handwritten sheet (product §10 From paper to text, decision
 * 0204)? One plain line for each line that was asked for; whatever is not plainly that is left out, and its field stays
 * empty. The answer is a stranger's text, and the sheet that caused it may have asked for anything.
 */
import { z } from 'zod'
import { holdsPersonalData } from '../community/personal-data.ts'
import { refusedWordIn } from '../community/word-filter.ts'
import { MOST_LINES } from './machine-reading-wire.ts'

/** Pages; a notebook's essay has two. */
export const PAGES_PER_DAY = 6
/** The longest line that a hand writes across a page, with room. */
export const LINE_LENGTH_MAX = 160

/** Members besides these are not read. */
const answerSchema = z.object({ lines: z.array(z.unknown()).max(2 * MOST_LINES) })
const itemSchema = z.object({ line: z.int(), text: z.string().max(10_000) })

export type ReadLine = { readonly line: number; readonly text: string }

/**
 * @param answer what the service wrote, hoped to be `{"lines": [{"line", "text"}]}`
 * @returns in the order of the lines, each once; null where nothing of it can be used
 */
export function readLines(
  answer: string,
  asked: readonly number[],
  refusedWords: Iterable<string>,
): ReadLine[] | null {
  const read = answerSchema.safeParse(parsed(answer))
  if (!read.success) return null
  const words = [...refusedWords]
  const texts = new Map<number, string>()
  for (const item of read.data.lines) {
    const line = itemSchema.safeParse(item)
    if (!line.success || !asked.includes(line.data.line) || texts.has(line.data.line)) continue
    const text = usableText(line.data.text, words)
    if (text !== null) texts.set(line.data.line, text)
  }
  // One sentence for everything is an answer about the picture, not what stands on it.
  const isOneForAll = texts.size > 2 && new Set(texts.values()).size === 1
  if (texts.size === 0 || isOneForAll) return null
  return [...texts].map(([line, text]) => ({ line, text })).sort((a, b) => a.line - b.line)
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return null
  }
}

/** No second line, no markup, no address, nothing invisible; null where nothing is left. */
function usableText(written: string, words: readonly string[]): string | null {
  const text = written
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .normalize('NFC')
  if (text === '' || text.length > LINE_LENGTH_MAX) return null
  if (/\p{Cc}|\p{Cf}|[<>{}\\`|]|:\/\/|\bwww\./iu.test(text)) return null
  return holdsPersonalData(text) || refusedWordIn(text, words) !== null ? null : text
}
