/**
 * Commas where those who write well hardly ever put one (`syntax/gaps.ts`), between words that nothing may part: a subject
 * and its verb, a duty and who has it, a verb and its object, a linking word or a preposition and what it brings
 * (competence 1; decision 0297; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { Gaps } from '../syntax/gaps.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { numberOfNoun, numberOfVerb } from './number-of-form.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { lastSign, nextSign, wordAt } from './sentence-words.ts'
import { isAside, isRelativeList } from './subject-verb.ts'

/** Below which chance a shape is marked, each read by a person. */
const UNLIKELY = {
  subject: 0.62,
  unparsed: 0.3,
  duty: 0.65,
  object: 0.2,
  link: 0.3,
  like: 0.35,
  preposition: 0.3,
  tail: 0.04,
  parsed: 0.01,
  clause: 0.12,
} as const

const VERB_GROUP = /^(?:não|se|nunca|também|já|ainda|só|apenas|sempre)$/
const NO_SUBJECT =
  /^(?:vez|vezes|dias?|anos?|m[êe]s(?:es)?|semanas?|s[ée]culos?|horas?|décadas?|momentos?|tempos?|hoje|ontem|antes|depois|princípio|rigor|exemplo|fim|vista|lado|sentido|modo|forma|maneira|dito|posto|exposto|contrário|resto|mim|verdade|suma|geral|certeza|paralelo|somado|aliado|diante)$/
const DUTY = /^(?:cabe|compete|caberá|cumpre|incumbe|dever|responsabilidade|papel|urge|obrigação)$/
/** Alternatives, participles and nouns that the tagger may take for verbs. */
const NO_PREDICATE =
  /^(?:sejam?|fosse|h[áa]|haja|houve|havia|existem?|unid[oa]s?|causa|busca|incentivo|garantia|prova|fonte|base|marca)$/
const NEEDS_OBJECT = wordSet(
  'ressaltar destacar salientar mencionar citar analisar observar perceber evitar garantir promover enfatizar pontuar combater visando promovendo garantindo gerando causando tornando dificultando provocando evidenciando mostrando demonstrando inclui incluem causa causam gera geram provoca provocam afeta afetam prejudica prejudicam garante garantem possui possuem apresenta apresentam enfrenta enfrentam promove promovem evidencia evidenciam demonstra demonstram representa representam cria criam oferece oferecem realiza realizam permite permitem impede impedem dificulta dificultam traz trazem tem têm prevê observa-se nota-se percebe-se verifica-se evidencia-se',
)
const LINKS = /^(?:que|onde|porque|embora|mas|qual|quais|cujo|cuja|cujos|cujas)$/
const PREPOSITIONS =
  /^(?:de|do|da|dos|das|em|no|na|nos|nas|com|por|pelo|pela|pelos|pelas|ao|aos|à|às|sobre|entre|sem|até)$/
const FIXED =
  /^(?:apesar d[eoa]s?|acordo com|graças (?:a|à|ao|às|aos)|devido (?:a|à|ao|às|aos)|além d[eoa]s?|bem como|relação (?:a|à|ao|às|aos)|vez de|invés d[eoa]s?|partir d[eoa]s?|fim de)$/
const FIXED_START = /^(?:apesar d[eoa]s?|graças (?:a|à|ao|às|aos)|além d[eoa]s?|devido (?:a|à|ao|às|aos))$/
const CLAUSE_START = /^(?:DET|PRON|NOUN|PROPN)/
const LONGEST_SUBJECT = 24

type Judge = (reader: Reader, sentence: SyntaxSentence, gap: Gap) => Finding | null
type Gap = {
  readonly at: number
  readonly chance: number
  readonly first: number
  readonly next: number
  readonly gaps: Gaps
  readonly words: Words
}

const JUDGES: readonly Judge[] = [subject, duty, fixed, link, like, preposition, object, tail]

export function findUnlikelyCommas(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  gapsOf: (sentence: SyntaxSentence) => Gaps,
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) => {
    if (!sentence.some(({ before }) => before === BEFORE.comma)) return []
    const gaps = gapsOf(sentence)
    return sentence.flatMap((word, at) => {
      const before = sentence[at - 1]
      const chance = gaps.chances[at] ?? 1
      if (!before || word.before !== BEFORE.comma || word.isQuoted || before.isQuoted) return []
      if (
        chance > UNLIKELY.preposition ||
        !reader.isMark(word.token - 1, ',') ||
        before.token + 2 !== word.token
      )
        return []
      const gap = { at, chance, gaps, words, first: lastSign(sentence, at - 1), next: nextSign(sentence, at) }
      for (const judge of JUDGES) {
        const found = judge(reader, sentence, gap)
        if (found) return [found]
      }
      return []
    })
  })
}

function stray(reader: Reader, sentence: SyntaxSentence, at: number, about: string): Finding {
  return reader.mark('comma-stray', wordAt(sentence, at - 1).token, wordAt(sentence, at).token + 1, { about })
}

/** "A falta de leitores nas escolas do país, prejudica": the subject begins behind the last sign or its link. */
function subject(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, first, gaps, words }: Gap,
): Finding | null {
  if (chance > UNLIKELY.subject) return null
  const own = wordAt(sentence, at)
  const verb = VERB_GROUP.test(own.lower) ? at + 1 : at
  const verbWord = wordAt(sentence, verb)
  if (!/\.Fin\.3/.test(verbWord.tag) || !/\.Fin/.test(gaps.tags[verb] ?? '')) return null
  if (NO_PREDICATE.test(verbWord.lower)) return null
  const from = subjectStart(sentence, first, at, chance)
  if (from < 0) return null
  const parsed = gaps.labels.findIndex(
    (label, word) =>
      /^nsubj/.test(label) &&
      word >= from &&
      word < at &&
      (gaps.heads[word] ?? -1) >= at &&
      (gaps.to[word] ?? at) === at - 1,
  )
  const named = sentence.findIndex(
    ({ tag }, word) => word >= from && word < at && /^(?:NOUN|PROPN|PRON)/.test(tag),
  )
  const isParsed = parsed >= 0 && gaps.from[parsed] === from
  if (!isParsed && (chance > UNLIKELY.unparsed || first > 0)) return null
  const head = isParsed ? parsed : named
  const noun = wordAt(sentence, head)
  if (!/^(?:NOUN|PROPN|PRON)/.test(noun.tag)) return null
  const inside = sentence.slice(from, at)
  // "Sozinho, liga", "Educação, incentivo, união"
  if (inside.length === 1 && !inside[0]?.tag.startsWith('PRON')) return null
  if (inside.some(({ lower }) => NO_SUBJECT.test(lower)) && !inside.some(isFiniteVerb)) return null
  const asSubject = { head, from, to: at - 1, predicate: gaps.heads[head] ?? verb, verb }
  if (isAside(sentence, asSubject) || isRelativeList(sentence, asSubject, words)) return null
  // A finite verb may stand in a clause of the subject's own alone.
  const relative = inside.findIndex(({ tag, lower }) => tag.startsWith('PREL') || lower === 'que')
  const finite = inside.findIndex(isFiniteVerb)
  if (finite >= 0 && (relative < 0 || relative > finite)) return null
  const [number, other] = [numberOfNoun(noun.lower, words), numberOfVerb(verbWord)]
  const isJoined = inside.some(({ lower }) => /^(?:e|ou|nem|com)$/.test(lower))
  if (number !== null && other !== null && number !== other && !(isJoined && other === 'plural')) return null
  return reader.mark('comma-subject-verb', wordAt(sentence, at - 1).token, own.token + 1)
}

/** Where a subject may begin: at the start, behind an opening with its comma, behind a linking word; −1 else. */
function subjectStart(sentence: SyntaxSentence, first: number, at: number, chance: number): number {
  let from = first
  if (first > 0) {
    const isBehindOpener = openerLength({ lower: (place) => wordAt(sentence, place).lower }, 0) === first
    const opens = wordAt(sentence, 0)
    const isBehindAdjunct =
      lastSign(sentence, first - 1) === 0 &&
      /^(?:ADP|ADV|SCONJ)/.test(opens.tag) &&
      wordAt(sentence, first).before === BEFORE.comma &&
      /^(?:o|a|os|as|ess[ea]s?|est[ea]s?|iss?o|muit[oa]s|tal|tais)$/.test(wordAt(sentence, first).lower)
    const isLinked = /^(?:que|pois|porque|mas|e)$/.test(wordAt(sentence, first).lower)
    // ", as próximas gerações, serão": a clause that begins behind another one.
    const isBehindClause =
      chance < UNLIKELY.clause &&
      wordAt(sentence, first).before === BEFORE.comma &&
      /^(?:o|a|os|as|tal|tais|ess[ea]s?|est[ea]s?|isso)$/.test(wordAt(sentence, first).lower) &&
      !/^(?:NOUN|PROPN)/.test(wordAt(sentence, first - 1).tag) &&
      sentence.slice(lastSign(sentence, first - 1), first).some(isFiniteVerb)
    if (!isBehindOpener && !isBehindAdjunct && !isLinked && !isBehindClause) return -1
  }
  if (/^(?:que|pois|porque|mas|e|porém|assim|logo|portanto)$/.test(wordAt(sentence, from).lower)) from += 1
  const own = wordAt(sentence, from)
  if (at - from < 1 || at - from > LONGEST_SUBJECT) return -1
  return /^(?:DET|NOUN|PROPN|PRON|NUM)/.test(own.tag) && !/^(?:SCONJ|PREL)/.test(own.tag) ? from : -1
}

/** "Cabe ao governo, criar" */
function duty(reader: Reader, sentence: SyntaxSentence, { at, chance, first }: Gap): Finding | null {
  const own = wordAt(sentence, at)
  if (chance > UNLIKELY.duty || !(own.tag === 'VERB.Inf' || own.tag === 'AUX.Inf')) return null
  const opened = sentence.slice(first, at)
  const place = opened.findLastIndex(({ lower }) => DUTY.test(lower))
  if (place < 0 || opened.length - place < 3 || opened.length - place > 12) return null
  if (!/^(?:ao|à|aos|às|a|d[oae]s?|também)$/.test(wordAt(sentence, first + place + 1).lower)) return null
  if (opened.slice(place + 1).some((word) => isFiniteVerb(word) || word.tag === 'VERB.Inf')) return null
  return stray(reader, sentence, at, wordAt(sentence, at - 1).lower)
}

/** "Apesar, de ter", "de acordo, com", "É por isso, que": one expression. */
function fixed(reader: Reader, sentence: SyntaxSentence, { at, chance }: Gap): Finding | null {
  const pair = `${wordAt(sentence, at - 1).lower} ${wordAt(sentence, at).lower}`
  if (chance > UNLIKELY.subject || wordAt(sentence, at - 1).before !== BEFORE.nothing) {
    if (!FIXED_START.test(pair)) return null
  }
  const isThat =
    pair === 'isso que' &&
    wordAt(sentence, at - 2).lower === 'por' &&
    /^(?:é|foi)$/.test(wordAt(sentence, at - 3).lower)
  return isThat || FIXED.test(pair) ? stray(reader, sentence, at, wordAt(sentence, at - 1).lower) : null
}

/** "ressaltar que, o governo falha", "onde, a criança cresce" */
function link(reader: Reader, sentence: SyntaxSentence, { at, chance, next }: Gap): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (chance > UNLIKELY.link || !LINKS.test(before.lower)) return null
  if (/^(?:qua(?:l|is)quer|se)$/.test(own.lower)) return null
  const isStart = CLAUSE_START.test(own.tag) || isFiniteVerb(own) || own.lower === 'não'
  // Put in between: "que, muitas vezes, falta".
  const isPaired =
    wordAt(sentence, next).before === BEFORE.comma && !sentence.slice(at, next).some(isFiniteVerb)
  if (!isStart || isPaired || next - at < 2) return null
  const isLong = chance < UNLIKELY.tail && next - at > 4
  return isLong || sentence.slice(at, next).some(isFiniteVerb)
    ? stray(reader, sentence, at, before.lower)
    : null
}

/** "direitos como, educação e saúde", "além de, abrir", "tendo em vista, o preço" */
function like(reader: Reader, sentence: SyntaxSentence, { at, chance }: Gap): Finding | null {
  const [before, own, second] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at - 2)]
  if (chance > UNLIKELY.like) return null
  const isLike =
    before.lower === 'como' &&
    /^(?:NOUN|PROPN|DET|VERB\.Inf)/.test(own.tag) &&
    before.before === BEFORE.nothing
  const isInView = before.lower === 'vista' && second.lower === 'em' && /^(?:DET|SCONJ)/.test(own.tag)
  return isLike || isInView ? stray(reader, sentence, at, before.lower) : null
}

/** "sobre, o livro": nothing stands between a preposition and its noun. */
function preposition(reader: Reader, sentence: SyntaxSentence, { at, chance, next }: Gap): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (chance > UNLIKELY.preposition || !PREPOSITIONS.test(before.lower) || !/^(?:ADP|SCONJ)/.test(before.tag))
    return null
  if (!/^(?:DET|NOUN|PROPN|PRON|VERB\.Inf)/.test(own.tag)) return null
  const isPaired = wordAt(sentence, next).before === BEFORE.comma && next - at < 5
  return isPaired ? null : stray(reader, sentence, at, before.lower)
}

/** "é preciso ressaltar, a falta de livros" */
function object(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, first, next, gaps }: Gap,
): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  const isParsed =
    chance < UNLIKELY.parsed &&
    /^VERB\.Fin/.test(before.tag) &&
    gaps.labels.some(
      (label, word) => label === 'obj' && gaps.from[word] === at && gaps.heads[word] === at - 1,
    )
  if (chance > UNLIKELY.object || !(NEEDS_OBJECT.has(before.lower) || isParsed)) return null
  const isThat = own.lower === 'que' && own.tag.startsWith('SCONJ')
  if (!isThat && !/^(?:DET|NUM)/.test(own.tag)) return null
  const opened = sentence.slice(first, at - 1)
  if (opened.some(({ tag, lower }) => tag.startsWith('PREL') || /^(?:se|quem|como|quando)$/.test(lower)))
    return null
  if (!isThat && sentence.slice(at, next).some(isFiniteVerb)) return null
  return wordAt(sentence, next).before === BEFORE.comma && next - at < 4
    ? null
    : stray(reader, sentence, at, before.lower)
}

/** "a influência, das informações recebidas": a noun and what completes it. */
function tail(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, first, next, gaps }: Gap,
): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (chance > UNLIKELY.tail || first !== 0 || !before.tag.startsWith('NOUN')) return null
  if (!/^d[oae]s?$/.test(own.lower) || wordAt(sentence, next).before !== BEFORE.nothing) return null
  if (
    gaps.labels.findIndex(
      (label, word) => label === 'nmod' && gaps.from[word] === at && gaps.heads[word] === at - 1,
    ) < 0
  )
    return null
  return sentence.slice(0, at).some(({ lower }) => /^d[oae]s?$/.test(lower))
    ? null
    : stray(reader, sentence, at, before.lower)
}
