/**
 * Commas that miss where those who write well nearly always put one (`syntax/gaps.ts`), in gaps of a shape that has a name:
 * behind what opens a sentence, around what is put in, before what is hung on, between two clauses (competence 1;
 * decision 0297; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { Gaps } from '../syntax/gaps.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { around, lastSign, nextSign, phraseOf, wordAt } from './sentence-words.ts'

/** From which chance on a shape is marked, each read by a person. */
const LIKELY = {
  opening: 0.52,
  short: 0.72,
  source: 0.5,
  closing: 0.57,
  inserted: 0.55,
  late: 0.55,
  gerund: 0.66,
  sure: 0.8,
  certain: 0.87,
  relative: 0.85,
  clauses: 0.8,
} as const

const OPENS = /^(?:ADP|ADV|SCONJ|VERB\.(?:Ger|Part)|AUX\.Ger)/
const NAMED = /^(?:NOUN|ADJ|PROPN|NUM|PRON|ADV|VERB|AUX|ADPPRON)/
/** What the sentence proper, or what goes on behind an insertion, begins with. */
const GOES_ON = /^(?:DET|NOUN|PROPN|PRON|NUM|ADV|ADP|VERB\.(?:Fin|Inf)|AUX\.(?:Fin|Inf))/
const SUBJECT_OR_VERB = /^(?:DET|NOUN|PROPN|PRON|NUM|VERB\.Fin|AUX\.Fin)/
const VERB_GROUP = /^(?:não|se|nunca|também|já|ainda|só)$/
/** "Em que ponto o país parou?": the question is no opening. */
const ASKS = /^(?:que|qual|quais|quem)$/
const ASKS_MUCH = /^quant[oa]s?$/
const SOURCE = /^(?:segundo|conforme|consoante)$/
const TIMES = wordSet('vez vezes dia dias ano anos década século momento')
/** Where they are hung on, a comma is a matter of taste. */
const OPTIONAL =
  /^(?:a fim|com o (?:intuito|objetivo|fito|fim)|com a finalidade|para|por meio|através|de (?:modo|forma|maneira)|como forma|devido|principalmente|em (?:razão|virtude))(?: |$)/
const LATE = wordSet(
  'mas porém pois seja sejam inclusive onde enquanto portanto entretanto contudo todavia embora afinal tal tais dentre entre assim bem segundo conforme visto já tendo mesmo ainda apesar exceto',
)
const LATE_PHRASE =
  /^(?:assim como|bem como|ou seja|isto é|tais como|tal como|entre (?:outr[oa]s|eles|elas)|dentre (?:outr[oa]s|eles|elas)|visto que|já que|tendo em|o que|mesmo que|mesmo com|ainda que|apesar d[eoa]s?|além d[eoa]s?|segundo [oa]s?|por exemplo|de acordo|e sim|mas sim|mas também)$/
const LATE_ALONE =
  /^(?:mas|porém|pois|seja|sejam|inclusive|onde|enquanto|portanto|entretanto|contudo|todavia|embora|afinal|exceto|segundo|conforme)$/
/** "Só assim", "nem tudo", "pelo menos": they belong to what follows. */
const BELONGS =
  /^(?:só|somente|apenas|nem|já|quase|até|mesmo|talvez|não|menos|sem|também|cada|assim|hoje|ali|aqui|aí|daí|então|lá)$/
const INVERTED =
  /^(?:há|houve|existe|existem|surge|surgem|está|estão|vem|vêm|ocorre|ocorrem|cabe|nasce|nasceu|surgiu|veio|vieram|falta|faltam|começa|começam)$/
const PARTNER =
  /^(?:juntamente (?:com|ao|à)|junto (?:com|ao|à|aos|às)|em (?:parceria|conjunto|união|colaboração|cooperação)|por (?:meio|intermédio)|através d[eoa]s?|com (?:o apoio|a ajuda|o auxílio))(?: |$)/
/** Without a comma they restrict what stands before them, or tell when. */
const OFTEN_NEEDED =
  /^(?:o que|onde|enquanto|conforme|segundo|segundo [oa]s?|ainda que|apesar d[eoa]s?|mesmo com|além d[eoa]s?|assim como|de acordo|tal como)$/
/** "vê jovens tendo filhos": what somebody is seen doing. */
const SEEN = /^(?:tendo|dizendo|sabendo|fazendo|falando|dando|vindo|indo|vivendo|sofrendo|trabalhando)$/
const RESULTS =
  /^(?:pode|podem|nos|deixa|faz|gera|causa|leva|torna|significa|revela|mostra|demonstra|evidencia|ocasiona|provoca|acarreta|dificulta|impede|contribui|resulta|permite|prejudica|afeta|reforça|comprova|justifica|explica|acaba|traz|é|foi|tem|aumenta|impossibilita|agrava|implica|possibilita|fere|gerou|causou|levou|fez|tornou)$/
const GOES_ON_DOING =
  /^(?:passa|passam|passar|passou|fica|ficam|ficar|vive|vivem|continua|continuam|segue|seguem|vê|vemos|está|estão|anda|andam)$/
const LONGEST_INSERTION = 14
/** So short an adjunct may stand without its comma. */
const SHORT = 3

export function findLikelyCommas(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  gapsOf: (sentence: SyntaxSentence) => Gaps,
): Finding[] {
  return sentences.flatMap((sentence) => {
    const gaps = gapsOf(sentence)
    return sentence.flatMap((word, at) => {
      const chance = gaps.chances[at] ?? 0
      const before = sentence[at - 1]
      if (!before || chance < LIKELY.source || word.before !== BEFORE.nothing) return []
      if (word.isQuoted || before.isQuoted) return []
      const gap = gapAt(reader, sentence, gaps, at)
      if (!NAMED.test(before.tag) && !/^(?:que|e)$/.test(before.lower)) return []
      for (const shape of SHAPES) {
        const found = shape(reader, sentence, gap)
        if (found) return [found]
      }
      return []
    })
  })
}

type Gap = {
  readonly at: number
  readonly chance: number
  /** The stretches up to the last and to the next sign. */
  readonly first: number
  readonly next: number
  readonly opener: 'start' | 'comma' | 'stop' | 'other'
  readonly closer: 'end' | 'comma' | 'other'
  readonly hasVerbBefore: boolean
  readonly hasVerbBehind: boolean
  /** What stands behind the gap is the object of a verb before it. */
  readonly isObject: boolean
  /** As what the word behind the gap hangs on its own. */
  readonly own: string
  /** What stands behind the gap is the subject of a verb behind it. */
  readonly isSubject: boolean
  /** What ends before the gap is the subject of a verb behind it. */
  readonly isSubjectBefore: boolean
  /** Subjects that end before the gap, behind the last sign, with the place of their verb. */
  readonly actors: readonly number[]
}

function gapAt(reader: Reader, sentence: SyntaxSentence, gaps: Gaps, at: number): Gap {
  const first = lastSign(sentence, at - 1)
  const next = nextSign(sentence, at)
  const opening = wordAt(sentence, first)
  const opener =
    first === 0
      ? 'start'
      : opening.before === BEFORE.comma
        ? 'comma'
        : reader.isMark(opening.token - 1, ';:')
          ? 'stop'
          : 'other'
  const top = gaps.labels.findIndex((_, word) => gaps.from[word] === at && (gaps.heads[word] ?? -1) < at)
  const label = gaps.labels[top] ?? ''
  const isSubject = gaps.labels.some(
    (own, word) => own.startsWith('nsubj') && gaps.from[word] === at && (gaps.heads[word] ?? -1) > word,
  )
  return {
    at,
    chance: gaps.chances[at] ?? 0,
    first,
    next,
    opener,
    closer:
      next >= sentence.length ? 'end' : wordAt(sentence, next).before === BEFORE.comma ? 'comma' : 'other',
    hasVerbBefore: sentence.slice(first, at).some(isFiniteVerb),
    hasVerbBehind: sentence.slice(at, next).some(isFiniteVerb),
    own: gaps.labels[at] ?? '',
    isObject: top >= 0 && /^(?:obj|ccomp|xcomp)$/.test(label),
    isSubject,
    actors: gaps.labels.flatMap((own, word) =>
      own.startsWith('nsubj') &&
      word >= first &&
      (gaps.to[word] ?? at) < next &&
      (gaps.heads[word] ?? -1) >= next
        ? [gaps.heads[word] ?? -1]
        : [],
    ),
    isSubjectBefore: gaps.labels.some(
      (own, word) =>
        own.startsWith('nsubj') &&
        word >= first &&
        gaps.to[word] === at - 1 &&
        (gaps.heads[word] ?? -1) >= at,
    ),
  }
}

function isOpener(sentence: SyntaxSentence, from: number, at: number): boolean {
  return openerLength({ lower: (place) => wordAt(sentence, place).lower }, from) === at - from
}

type Shape = (reader: Reader, sentence: SyntaxSentence, gap: Gap) => Finding | null

const SHAPES: readonly Shape[] = [
  late,
  gerund,
  relative,
  opening,
  inserted,
  closing,
  between,
  saying,
  author,
  clauses,
]

function twoWords(sentence: SyntaxSentence, at: number): string {
  return `${wordAt(sentence, at).lower} ${wordAt(sentence, at + 1).lower}`
}

function before(
  reader: Reader,
  sentence: SyntaxSentence,
  at: number,
  length: number,
  about: string,
): Finding {
  const last = wordAt(sentence, at + length - 1)
  return reader.mark('comma-before-clause', wordAt(sentence, at - 1).token, last.token + 1, { about })
}

/** "leem pouco, seja em casa", "os livros, entre outros", "cresceu, o que ajuda" */
function late(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance } = gap
  if (chance < LIKELY.late) return null
  const own = wordAt(sentence, at)
  const phrase = twoWords(sentence, at)
  const isPhrase = LATE_PHRASE.test(phrase)
  if (!isPhrase && !(LATE.has(own.lower) && LATE_ALONE.test(own.lower))) return null
  // "Mas enquanto", "e embora": the conjunction before is the opening itself.
  if (/^(?:CCONJ|SCONJ|ADP|DET)/.test(wordAt(sentence, at - 1).tag)) return null
  if (phrase === 'o que' && gap.first === 0 && !gap.hasVerbBefore) return null
  const about = isPhrase ? phrase : own.lower
  if (chance < LIKELY.sure && OFTEN_NEEDED.test(about)) return null
  const next = wordAt(sentence, at + 1)
  // "que a escola seja um direito": the verb.
  if (/^sejam?$/.test(about) && !/^(?:ADP|PRON\.3|CCONJ)/.test(next.tag)) return null
  if (about === 'o que' && (gap.isObject || !RESULTS.test(wordAt(sentence, at + 2).lower))) return null
  if (/^(?:o que|além )/.test(about) && !/^(?:NOUN|ADJ|PROPN)/.test(wordAt(sentence, at - 1).tag)) return null
  if (!gap.hasVerbBefore && !/^(?:mas|ou seja|isto é|entre|dentre|seja|como|assim|bem)/.test(about))
    return null
  return before(reader, sentence, at, isPhrase ? 2 : 1, reasonOf(about))
}

function reasonOf(about: string): string {
  if (/^(?:entre|dentre) /.test(about)) return 'enumeração'
  if (/^(?:tais|tal|como) /.test(about)) return 'tais como'
  return about
}

/** "faltam livros, gerando filas" */
function gerund(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance } = gap
  const own = wordAt(sentence, at)
  const last = wordAt(sentence, at - 1)
  if (chance < LIKELY.gerund || !/^(?:VERB|AUX)\.Ger/.test(own.tag) || !gap.hasVerbBefore) return null
  // "vê jovens lendo": the noun's own.
  if (gap.own !== 'advcl' && chance < LIKELY.certain) return null
  if (/^(?:VERB\.(?:Inf|Ger)|AUX|CCONJ|PRON)/.test(last.tag) || GOES_ON_DOING.test(last.lower)) return null
  if (
    (last.tag.startsWith('ADV') && !last.lower.endsWith('mente')) ||
    (SEEN.test(own.lower) && wordAt(sentence, at + 1).lower !== 'com')
  )
    return null
  if (sentence.slice(gap.first, at).some(({ lower }) => GOES_ON_DOING.test(lower))) return null
  return before(reader, sentence, at, 1, own.lower)
}

/** "a OMS, que reúne países", "a escola do bairro, na qual poucos leem" */
function relative(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance } = gap
  const [own, last] = [wordAt(sentence, at), wordAt(sentence, at - 1)]
  if (chance < LIKELY.relative) return null
  const isThat = own.lower === 'que' && own.tag.startsWith('PREL') && /^(?:PROPN|NUM)/.test(last.tag)
  if (!isThat || at === 1) return null
  if (!/^(?:NOUN|ADJ|PROPN|NUM|VERB\.Part)/.test(last.tag)) return null
  return before(reader, sentence, at, 1, 'que')
}

/** "Nesse caso, ações preventivas são raras." */
function opening(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, first, opener, hasVerbBefore, next } = gap
  if (opener === 'comma' || opener === 'other') return null
  if (!SUBJECT_OR_VERB.test(wordAt(sentence, at).tag) && !VERB_GROUP.test(wordAt(sentence, at).lower))
    return null
  if (gap.isObject || gap.isSubjectBefore || /^(?:e|ou)$/.test(wordAt(sentence, at).lower)) return null
  if (twoWords(sentence, at) === 'o que' || /^(?:menos|mais)$/.test(wordAt(sentence, at - 1).lower))
    return null
  if (opener === 'stop' && chance < LIKELY.short) return null
  let from = first
  if (/^(?:e|mas|pois|porém|portanto|logo|assim|porque|então)$/.test(wordAt(sentence, from).lower)) from += 1
  if (from >= at) from = first
  const own = wordAt(sentence, from)
  const isSource = SOURCE.test(own.lower) || twoWords(sentence, from) === 'de acordo'
  if (!isSource && chance < LIKELY.opening) return null
  if (/^(?:graças|devido|quanto|junto)$/.test(own.lower) && at - from < 3) return null
  if (at - from <= SHORT && chance < LIKELY.short && !isSource && !isOpener(sentence, from, at)) return null
  if (isOwnPart(sentence, gap, from)) return null
  if (
    ASKS.test(wordAt(sentence, from + 1).lower) ||
    sentence.slice(from, at).some(({ lower }) => ASKS_MUCH.test(lower))
  )
    return null
  const isTime = sentence.slice(from, at).some(({ lower }) => TIMES.has(lower))
  if (!OPENS.test(own.tag) && !(isTime && !hasVerbBefore)) return null
  const isClause =
    /^(?:SCONJ)/.test(own.tag) || /^(?:quando|se|como|enquanto|caso|embora|conforme)$/.test(own.lower)
  if (hasVerbBefore && !isClause && !sentence.slice(from, at).some(({ tag }) => /^(?:PREL|SCONJ)/.test(tag)))
    return null
  if (!sentence.slice(at).some(isFiniteVerb) || next - at < 2) return null
  return reader.mark('comma-after-adjunct', wordAt(sentence, at - 1).token, wordAt(sentence, at).token + 1, {
    about: hasVerbBefore ? 'oração' : 'expressão',
  })
}

/** "Só assim o aluno lê", "Na escola há livros": nothing that a comma would set apart. */
function isOwnPart(sentence: SyntaxSentence, { at, chance, hasVerbBefore }: Gap, from: number): boolean {
  const own = wordAt(sentence, at)
  if (hasVerbBefore) return false
  if (INVERTED.test(own.lower) && chance < LIKELY.sure) return true
  return BELONGS.test(wordAt(sentence, from).lower) || (at - from === 1 && isFiniteVerb(own))
}

/** A subject stands before what is put in, and its verb, or what the verb helps, at or behind this place. */
function isActor({ actors }: Gap, verb: number): boolean {
  return actors.some((own) => own >= verb && own <= verb + 3)
}

/** "o governo, por meio da escola, deve": the comma that opens. */
function inserted(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, next, closer, hasVerbBehind } = gap
  if (closer !== 'comma' || next - at > LONGEST_INSERTION) return null
  const own = wordAt(sentence, at)
  if (!/^(?:ADP|ADV|SCONJ|VERB\.Part)/.test(own.tag)) return null
  const words = sentence
    .slice(at, at + 3)
    .map(({ lower }) => lower)
    .join(' ')
  const goesOn = wordAt(sentence, next)
  const verb = VERB_GROUP.test(goesOn.lower) ? next + 1 : next
  const isBeforeVerb = isFiniteVerb(wordAt(sentence, verb)) && (PARTNER.test(words) || isActor(gap, verb))
  // "Aparelhos como o rádio, o livro": a list.
  if (
    (own.lower === 'como' || own.tag === 'ADV') &&
    !PARTNER.test(words) &&
    chance < LIKELY.sure &&
    next - at > 1
  )
    return null
  if (
    own.tag.startsWith('VERB.Part') &&
    (chance < LIKELY.short || !wordAt(sentence, at - 1).tag.startsWith('PROPN'))
  )
    return null
  const isBeforeObject =
    own.tag.startsWith('ADP') &&
    /^VERB\.(?:Fin|Inf)/.test(wordAt(sentence, at - 1).tag) &&
    /^(?:DET|NOUN)/.test(goesOn.tag) &&
    chance >= LIKELY.short
  const isOfAuthor =
    /^(?:em|n[oa]) (?:seu|sua|obra|livro)/.test(words) && wordAt(sentence, at - 1).tag.startsWith('PROPN')
  const isAfterThat = wordAt(sentence, at - 1).lower === 'que'
  const isLink =
    (openerLength({ lower: (place) => wordAt(sentence, place).lower }, at) === next - at ||
      (next - at === 1 && /^(?:então|sobretudo|sim)$/.test(own.lower))) &&
    /^(?:VERB|SCONJ|CCONJ|AUX\.Fin)/.test(wordAt(sentence, at - 1).tag) &&
    wordAt(sentence, at - 1).label !== 'cop'
  const isBeforeThat =
    goesOn.lower === 'que' &&
    /^VERB\.Inf|-se$/.test(`${wordAt(sentence, at - 1).tag}${wordAt(sentence, at - 1).lower.slice(-3)}`)
  if (!isBeforeVerb && !isAfterThat && !isLink && !isBeforeThat && !isBeforeObject && !isOfAuthor) return null
  if (chance < LIKELY.inserted || (next - at === 1 && !isLink)) return null
  if (OPTIONAL.test(words) && !isBeforeVerb && !isAfterThat && !isBeforeObject) return null
  if (hasVerbBehind && !/^(?:SCONJ|PREL)/.test(own.tag)) return null
  // "na escola, em casa": a list of places.
  if (goesOn.lower === own.lower || /^(?:CCONJ|ADJ)/.test(goesOn.tag)) return null
  return around(reader, sentence, at - 1, at, phraseOf(sentence, at))
}

/** "…, além disso é preciso", "…, por meio da escola deve": the comma that closes. */
function closing(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, first, opener, hasVerbBefore } = gap
  if (chance < LIKELY.closing || opener !== 'comma') return null
  const [own, begun] = [wordAt(sentence, at), wordAt(sentence, first)]
  const isLink = openerLength({ lower: (place) => wordAt(sentence, place).lower }, first) === at - first
  // "É preciso, portanto que"
  if (own.lower === 'que' && (isLink || (at - first === 1 && begun.lower === 'ainda')))
    return around(reader, sentence, at - 1, at, phraseOf(sentence, first))
  if (!(isLink ? GOES_ON : SUBJECT_OR_VERB).test(own.tag) || gap.isSubjectBefore) return null
  if (/^cuj[oa]s?$/.test(own.lower) || twoWords(sentence, at) === 'o que') return null
  if ((hasVerbBefore || gap.isObject) && chance < LIKELY.clauses) return null
  if (at - first <= SHORT && chance < LIKELY.sure && !isLink) return null
  if (/^d[oae]s?$/.test(begun.lower)) return null
  if (
    own.tag.startsWith('NUM') &&
    at - first <= SHORT &&
    !/^(?:NUM|PROPN)/.test(wordAt(sentence, at - 1).tag)
  )
    return null
  if (begun.lower === 'que') return null
  if (sentence.slice(first, at).some(({ lower }) => lower === 'média')) return null
  // "desmatado, queimado ou usado", "com pressa, com medo ou com raiva": a list.
  const isListed =
    sentence.slice(0, first).some(({ lower }) => lower === begun.lower && !isLink) ||
    /^(?:VERB\.Part|ADJ)/.test(begun.tag)
  if (isListed && sentence.slice(first, at).some(({ lower }) => /^(?:e|ou)$/.test(lower))) return null
  const led = wordAt(sentence, /^(?:e|mas)$/.test(begun.lower) ? first + 1 : first)
  if (BELONGS.test(led.lower) && !isLink) return null
  if (INVERTED.test(own.lower) && (chance < LIKELY.sure || at - first <= SHORT)) return null
  if (!OPENS.test(begun.tag) && !/^(?:e|mas)$/.test(begun.lower)) return null
  if (hasVerbBefore && !/^(?:SCONJ|ADV)/.test(begun.tag) && !/^(?:se|quando|como|para)$/.test(begun.lower))
    return null
  const words = sentence
    .slice(at, at + 3)
    .map(({ lower }) => lower)
    .join(' ')
  if (OPTIONAL.test(words) || /^(?:e|ou)$/.test(own.lower)) return null
  if (!sentence.slice(at).some(isFiniteVerb) && !isLink) return null
  return around(reader, sentence, at - 1, at, phraseOf(sentence, first))
}

/** "cabe à escola por meio de oficinas ensinar": with no comma at all. */
function between(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, next } = gap
  const words = sentence
    .slice(at, at + 3)
    .map(({ lower }) => lower)
    .join(' ')
  if (chance < LIKELY.inserted || !PARTNER.test(words)) return null
  let from = at
  while (from > 0 && !isFiniteVerb(wordAt(sentence, from - 1)) && wordAt(sentence, from - 1).lower !== 'que')
    from -= 1
  // "cabe à escola …", "que o governo …": who acts has been named, and nothing else.
  if (sentence.slice(from, at).some(({ tag }) => /^(?:VERB|AUX)/.test(tag))) return null
  const isNamed = /^(?:que|cabe|compete|caberá|cumpre|deve|devem)$/.test(wordAt(sentence, from - 1).lower)
  if (!isNamed && from > 0) return null
  const hasVerb = sentence
    .slice(at + 3, next)
    .some((word, step) => isFiniteVerb(word) || (word.tag === 'VERB.Inf' && step > 0))
  return hasVerb ? around(reader, sentence, at - 1, at, phraseOf(sentence, at)) : null
}

/** "O livro “Utopia” de Thomas More mostra": who made a work is put in. */
function author(reader: Reader, sentence: SyntaxSentence, { at, chance, first }: Gap): Finding | null {
  const [own, begun] = [wordAt(sentence, at), wordAt(sentence, first)]
  if (chance < LIKELY.short || !isFiniteVerb(own) || !/^d[oae]s?$/.test(begun.lower)) return null
  if (!wordAt(sentence, first - 1).isQuoted || !wordAt(sentence, at - 1).tag.startsWith('PROPN')) return null
  return around(reader, sentence, at - 1, at, phraseOf(sentence, first))
}

/** "ou seja o preço subiu": the comma behind it. */
function saying(reader: Reader, sentence: SyntaxSentence, { at, chance }: Gap): Finding | null {
  const phrase = twoWords(sentence, at - 2)
  if (chance < LIKELY.short || !/^(?:ou seja|isto é)$/.test(phrase)) return null
  return around(reader, sentence, at - 2, at - 1, phrase)
}

/** "A escola é longe os alunos faltam.": no sign between two clauses. */
function clauses(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, hasVerbBefore, hasVerbBehind } = gap
  const isSo =
    /^assim$/.test(wordAt(sentence, at).lower) &&
    /^(?:DET|PRON|VERB\.Fin|AUX\.Fin)/.test(wordAt(sentence, at + 1).tag)
  if (chance < (isSo ? LIKELY.gerund : LIKELY.clauses) || !hasVerbBefore || !hasVerbBehind || gap.isObject)
    return null
  const own = wordAt(sentence, at)
  if (!isSo && (!/^(?:DET|PRON|PROPN)/.test(own.tag) || !gap.isSubject || twoWords(sentence, at) === 'o que'))
    return null
  if (sentence.slice(gap.first, at).some(({ lower }) => ASKS_MUCH.test(lower))) return null
  return before(reader, sentence, at, 1, 'oração nova')
}
