/**
 * What in a sentence says where it may stand: how it opens, what it speaks of, what it takes up from the sentence
 * before. Cues are short labels; what each is worth in each place is learned (scripts/corrector/order-fit.ts).
 */
import type { Theme } from '../detectors/content.ts'
import { CONNECTIVES } from '../lexicon/connectives.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import { cosine, middleOf, type Vectors } from '../substance/vectors.ts'
import type { Document, Token } from '../text/document.ts'
import { findPhrases, indexPhrases } from '../text/phrases.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { wordSet } from '../text/word-set.ts'

export type OrderCues = {
  /** By sentence. */
  readonly alone: readonly (readonly string[])[]
  /** Of two sentences of which the second follows at once, in one paragraph or across its border. */
  readonly next: (first: number, second: number) => readonly string[]
  /** Of two sentences of one paragraph, in this order. */
  readonly near: (first: number, second: number) => readonly string[]
  /** Of two sentences of which the first stands anywhere before. */
  readonly before: (first: number, second: number) => readonly string[]
}

const LINKS = indexPhrases(CONNECTIVES)
const OPENING_TOKENS = 5
const POINTING = wordSet(
  'esse essa esses essas este esta estes estas isso isto nesse nessa nesses nessas neste nesta desse dessa desses dessas deste desta disso disto nisso aquele aquela tal tais referido referida mesmo mesma',
)
const PRONOUNS = wordSet('ele ela eles elas seu sua seus suas dele dela deles delas')
const FIRM = wordSet('o a os as do da dos das no na nos nas ao à aos às pelo pela pelos pelas')
const OPEN = wordSet('um uma uns umas num numa')

type Sentence = {
  readonly tokens: readonly Token[]
  readonly stems: ReadonlySet<string>
  readonly own: ReadonlySet<string>
  readonly middle: Float64Array | null
  readonly link: string
  readonly pointed: string | null
  readonly opens: 'pointing' | 'pronoun' | 'other'
  readonly names: ReadonlySet<string>
  readonly fullNames: ReadonlySet<string>
  readonly introduced: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

export function readCues(doc: Document, theme: Theme, vectors: Vectors): OrderCues {
  const links = new Map<number, string>()
  for (const hit of findPhrases(LINKS, doc)) {
    const sentence = doc.sentences[hit.sentence]
    if (!sentence || hit.first - sentence.first >= OPENING_TOKENS - 2 || links.has(hit.sentence)) continue
    links.set(hit.sentence, hit.label)
  }
  const sentences = doc.sentences.map(({ first, last }, at): Sentence => {
    const tokens = doc.tokens.slice(first, last)
    const words = tokens.filter(({ kind }) => kind === 'word')
    const content = words.filter(({ lower }) => isContentWord(lower))
    const stems = new Set(content.map(({ lower }) => stemOf(lower)))
    const own = new Set([...stems].filter((stem) => !GENERIC_STEMS.has(stem)))
    const head = words.slice(0, OPENING_TOKENS)
    const pointing = head.findIndex(({ lower }) => POINTING.has(lower))
    const pointedAt =
      pointing >= 0 ? words.slice(pointing + 1).find(({ lower }) => isContentWord(lower)) : undefined
    const names = new Set<string>()
    const fullNames = new Set<string>()
    const introduced = new Set<string>()
    const taken = new Set<string>()
    for (const [index, token] of tokens.entries()) {
      if (token.kind !== 'word' || !isContentWord(token.lower)) continue
      const previous = tokens[index - 1]
      if (token.isCapital && index > 0) {
        names.add(token.lower)
        if (previous?.isCapital || tokens[index + 1]?.isCapital) fullNames.add(token.lower)
      }
      if (previous && OPEN.has(previous.lower)) introduced.add(stemOf(token.lower))
      if (previous && (FIRM.has(previous.lower) || POINTING.has(previous.lower)))
        taken.add(stemOf(token.lower))
    }
    return {
      tokens,
      stems,
      own,
      middle: middleOf([...own], vectors),
      link: links.get(at) ?? 'none',
      pointed: pointedAt ? stemOf(pointedAt.lower) : null,
      opens: pointing >= 0 ? 'pointing' : PRONOUNS.has(head[0]?.lower ?? '') ? 'pronoun' : 'other',
      names,
      fullNames,
      introduced,
      taken,
    }
  })
  const alone = sentences.map((own) => aloneCues(own, theme))
  return { alone, next, near, before }

  function next(first: number, second: number): string[] {
    const [a, b] = [sentences[first], sentences[second]]
    if (!a || !b) return []
    const shared = common(a.own, b.own)
    const cues = [
      `links ${a.link} ${b.link}`,
      `shared ${Math.min(4, shared)} ${b.opens}`,
      `near ${binOf(a, b)} ${b.opens}`,
      `length ${Math.min(4, Math.floor(a.tokens.length / 12))} ${Math.min(4, Math.floor(b.tokens.length / 12))}`,
    ]
    if (b.pointed !== null) cues.push(`pointed ${a.stems.has(b.pointed) ? 'said' : 'unsaid'}`)
    if (common(a.names, b.names) > 0) cues.push('name again')
    else if (a.names.size > 0) cues.push(b.opens === 'other' ? 'name left' : 'name taken')
    if (common(a.introduced, b.taken) > 0) cues.push('introduced and taken')
    if (common(b.introduced, a.taken) > 0) cues.push('taken and introduced')
    const head = b.tokens
      .slice(0, 2)
      .map(({ lower }) => lower)
      .join(' ')
    const headA = a.tokens
      .slice(0, 2)
      .map(({ lower }) => lower)
      .join(' ')
    cues.push(`after ${a.link}: ${head}`, `heads ${headA}: ${b.tokens[0]?.lower ?? ''}`)
    if (a.names.size > 0) cues.push(`after name: ${head}`)
    return cues
  }

  function near(first: number, second: number): string[] {
    const [a, b] = [sentences[first], sentences[second]]
    if (!a || !b) return []
    return [
      `shared ${Math.min(4, common(a.own, b.own))}`,
      `near ${binOf(a, b)}`,
      `links ${a.link} ${b.link}`,
      ...(common(a.names, b.names) > 0 ? ['name again'] : []),
    ]
  }

  function before(first: number, second: number): string[] {
    const [a, b] = [sentences[first], sentences[second]]
    if (!a || !b) return []
    const cues: string[] = []
    for (const name of b.names) {
      if (!a.names.has(name)) continue
      if (a.fullNames.has(name) && !b.fullNames.has(name)) cues.push('full name first')
      if (!a.fullNames.has(name) && b.fullNames.has(name)) cues.push('full name later')
    }
    if (common(a.introduced, b.taken) > 0) cues.push('introduced and taken')
    if (common(b.introduced, a.taken) > 0) cues.push('taken and introduced')
    if (b.pointed !== null && a.stems.has(b.pointed)) cues.push('pointed said')
    if (a.pointed !== null && b.stems.has(a.pointed)) cues.push('pointed later')
    cues.push(`links ${a.link} ${b.link}`)
    return cues
  }
}

function aloneCues({ tokens, stems, link, opens, names, own }: Sentence, theme: Theme): string[] {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower)
  const [one = '', two = '', three = ''] = words
  const cues = new Set([
    `1 ${one}`,
    `2 ${one} ${two}`,
    `3 ${one} ${two} ${three}`,
    `link ${link}`,
    `opens ${opens}`,
  ])
  for (const word of words) cues.add(`w ${word}`)
  for (const word of words.slice(0, 6)) cues.add(`h ${word}`)
  const ofTheme = [...stems].filter((stem) => theme.stems.has(stem)).length
  cues.add(`theme ${Math.min(4, ofTheme)}`)
  cues.add(`title ${theme.stems.size === 0 ? 0 : Math.round((4 * ofTheme) / theme.stems.size)}`)
  cues.add(`length ${Math.min(9, Math.floor(words.length / 8))}`)
  cues.add(`names ${Math.min(3, names.size)}`)
  cues.add(`own ${Math.min(5, Math.floor(own.size / 3))}`)
  for (const { kind, lower } of tokens) {
    if (kind === 'number') cues.add('number')
    // A stop that is not there, as at the end of a paragraph, would betray the place.
    if (kind === 'mark' && lower !== '.') cues.add(`m ${lower}`)
  }
  return [...cues]
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const one of a) if (b.has(one)) count += 1
  return count
}

function binOf(a: Sentence, b: Sentence): number {
  if (!a.middle || !b.middle) return -1
  return Math.max(0, Math.min(7, Math.floor((cosine(a.middle, b.middle) + 0.2) * 7)))
}
