/**
 * Commas that part what belongs together: a verb and its object, a linking word and its clause, an infinitive as subject
 * and its verb, a subject with brackets and its verb (competence 1; decision 0292; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { numberOfNoun, numberOfVerb } from './number-of-form.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { lastSign, nextSign } from './sentence-words.ts'

/** No clause without an object, and no subject behind them. */
const NEEDS_OBJECT = wordSet(
  'inclui incluem causa causam gera geram provoca provocam afeta afetam prejudica prejudicam garante garantem possui possuem apresenta apresentam enfrenta enfrentam promove promovem evidencia evidenciam demonstra demonstram representa representam busca buscam cria criam oferece oferecem realiza realizam permite permitem utiliza utilizam impede impedem dificulta dificultam traz trazem tem têm precisa precisam deve devem pode podem consegue conseguem',
)
const OBJECT_START = /^(?:DET|NUM|VERB\.Inf)/
const LINKS = wordSet('mas pois que qual quais')
const CLAUSE_START = /^(?:DET|NOUN|PROPN|PRON)/
const PREPOSED = /^(?:ao|à|às|aos|em|n[oa]s?|d[oae]s?|por|pel[oa]s?|se|com|sem|para|segundo)$/
const VERB_GROUP = /^(?:não|se|nunca|também|já|ainda|só|apenas|sempre)$/

const LONGEST_SUBJECT = 12
const SHORTEST_PREDICATE = 4
const NO_PREDICATE =
  /^(?:seja|sejam|fosse|causa|busca|há|houve|haja|existe|existem|vale|cabe|basta|resta|urge|prova|garantia|fonte|base|marca)$/
const NO_SUBJECT =
  /^(?:vez|vezes|dias?|anos?|m[êe]s(?:es)?|semanas?|s[ée]culos?|horas?|décadas?|momentos?|tempos?|hoje|ontem|antes|depois|princípio|priori|rigor|exemplo|fim|vista|lado|sentido|modo|forma|maneira|dito|posto|exposto)$/

export function findParted(reader: Reader, sentences: readonly SyntaxSentence[], words: Words): Finding[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((word, at) => {
      if (at === 0 || word.isQuoted || sentence[at - 1]?.isQuoted) return []
      const found =
        bracketsAndVerb(reader, sentence, at) ??
        (word.before === BEFORE.comma ? afterComma(reader, sentence, at, words) : null)
      return found ? [found] : []
    }),
  )
}

function afterComma(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  return (
    verbAndObject(reader, sentence, at) ??
    linkAndClause(reader, sentence, at) ??
    infinitiveAndVerb(reader, sentence, at) ??
    subjectAndVerb(reader, sentence, at, words) ??
    alsoAndWhat(reader, sentence, at)
  )
}

function stray(reader: Reader, sentence: SyntaxSentence, at: number, about: string): Finding {
  const before = sentence[at - 1]
  return reader.mark('comma-stray', before?.token ?? 0, (sentence[at]?.token ?? 0) + 1, { about })
}

/** "os impactos incluem, a perda de renda" */
function verbAndObject(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [verb, own] = [sentence[at - 1], sentence[at]]
  if (!verb || !own || !NEEDS_OBJECT.has(verb.lower) || !isFiniteVerb(verb) || !OBJECT_START.test(own.tag))
    return null
  const first = lastSign(sentence, at - 1)
  const opened = sentence.slice(first, at)
  // "o que muda, a escola decide", "como se deve, o livro": the comma closes a clause.
  const hasSubject = verb.children.some(
    (child) => child >= first && sentence[child]?.label.startsWith('nsubj'),
  )
  if (
    (first > 0 && !hasSubject) ||
    opened.some(({ lower, tag }) => /^(?:PREL|SCONJ)/.test(tag) || /^(?:que|se|quem|como)$/.test(lower))
  )
    return null
  const end = nextSign(sentence, at)
  // "apresentam, a cada dia, ideias": put in between.
  if (sentence[end]?.before === BEFORE.comma) return null
  const isModal = /^(?:deve|pode|precisa|consegue)m?$/.test(verb.lower)
  if (isModal !== (own.tag === 'VERB.Inf')) return null
  return sentence.slice(at, end).some(isFiniteVerb) ? null : stray(reader, sentence, at, verb.lower)
}

/** "mas, os alunos precisam de livros" */
function linkAndClause(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [link, own] = [sentence[at - 1], sentence[at]]
  const isFirst = at === 1 && /^(?:mas|pois)$/.test(link?.lower ?? '')
  if (!link || !own || !LINKS.has(link.lower) || (link.form !== link.lower && !isFirst)) return null
  const end = nextSign(sentence, at)
  const isVerbFirst = isFiniteVerb(own) && link.lower !== 'que' && end - at > 2
  // "que, qualquer que seja o caso, …"
  if (/^qua(?:l|is)quer$/.test(own.lower)) return null
  const isClause =
    CLAUSE_START.test(own.tag) && !PREPOSED.test(own.lower) && sentence.slice(at, end).some(isFiniteVerb)
  return isVerbFirst || isClause ? stray(reader, sentence, at, link.lower) : null
}

/** "Ter acesso à saúde, faz parte da vida.", "Logo, ler mais, é preciso." */
function infinitiveAndVerb(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const from = startOf(sentence)
  const own = sentence[at]
  if (!own || sentence[from]?.tag !== 'VERB.Inf' || !/\.Fin\.3S/.test(own.tag)) return null
  if (lastSign(sentence, at - 1) !== from || sentence.slice(from, at).some(isFiniteVerb)) return null
  // "Ler, é claro, ajuda": put in.
  const end = nextSign(sentence, at)
  if (sentence[end]?.before === BEFORE.comma && end - at < SHORTEST_PREDICATE) return null
  return reader.mark('comma-subject-verb', sentence[at - 1]?.token ?? 0, own.token + 1)
}

/** "O instituto (IBGE), mostra que" */
function bracketsAndVerb(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own] = [sentence[at - 1], sentence[at]]
  if (!before || !own || !reader.isMark(own.token - 2, ')') || !reader.isMark(own.token - 1, ',')) return null
  const verb = VERB_GROUP.test(own.lower) ? sentence[at + 1] : own
  if (!verb || !/\.Fin\.3/.test(verb.tag)) return null
  let open = at - 1
  while (open > 0 && !reader.isMark((sentence[open]?.token ?? 0) - 1, '(')) open -= 1
  if (open < 2 || at - open > 6) return null
  const start = lastSign(sentence, open - 1)
  const opened = sentence.slice(start, open)
  if (opened.some((word) => isFiniteVerb(word) || /^(?:PREL|SCONJ)/.test(word.tag))) return null
  if (
    !/^(?:DET|PROPN|NOUN)/.test(opened[0]?.tag ?? '') ||
    (start > 0 && sentence[start]?.before === BEFORE.other)
  )
    return null
  if (start > 0 && !/^(?:ADP|ADV|CCONJ)/.test(sentence[0]?.tag ?? '')) return null
  return reader.mark('comma-subject-verb', own.token - 2, own.token + 1)
}

/** "Esse estigma da escola, é causado pela pressa." */
function subjectAndVerb(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const from = startOf(sentence)
  const [own, before] = [sentence[at], sentence[at - 1]]
  if (!own || !before || lastSign(sentence, at - 1) !== from || at - from < 2 || at - from > LONGEST_SUBJECT)
    return null
  const verb = VERB_GROUP.test(own.lower) ? sentence[at + 1] : own
  if (!verb || !/\.Fin\.3/.test(verb.tag) || verb.lower.endsWith('da') || NO_PREDICATE.test(verb.lower))
    return null
  const opened = sentence.slice(from, at)
  const head = opened.find(({ tag }) => /^(?:NOUN|PROPN)/.test(tag))
  const isPhrase =
    opened[0]?.tag.startsWith('DET') === true &&
    !opened.some(
      (word) => isFiniteVerb(word) || /^(?:PREL|SCONJ)/.test(word.tag) || NO_SUBJECT.test(word.lower),
    )
  if (!isPhrase || !head || opened.indexOf(head) > 2) return null
  // "O livro, é claro, …": put in. "O preço, causa da queda, …": a noun.
  const end = nextSign(sentence, at)
  if (sentence[end]?.before === BEFORE.comma && end - at < SHORTEST_PREDICATE) return null
  const isTime = NO_SUBJECT.test(head.lower)
  const [number, other] = [numberOfNoun(head.lower, words), numberOfVerb(verb)]
  if (isTime || number === null || number !== other) return null
  return reader.mark('comma-subject-verb', before.token, own.token + 1)
}

function startOf(sentence: SyntaxSentence): number {
  const length = openerLength({ lower: (place) => sentence[place]?.lower ?? '' }, 0)
  return length > 0 && sentence[length]?.before === BEFORE.comma ? length : 0
}

/** "mas também, os deveres" */
function alsoAndWhat(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, link, own] = [sentence[at - 1], sentence[at - 2], sentence[at]]
  if (before?.lower !== 'também' || before.before !== BEFORE.nothing || !own) return null
  if (!/^(?:e|mas|como)$/.test(link?.lower ?? '') || !/^(?:DET|NOUN)/.test(own.tag)) return null
  return stray(reader, sentence, at, 'também')
}
