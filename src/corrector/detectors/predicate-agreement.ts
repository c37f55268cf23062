/**
 * What is said of a subject, in another number or gender ("os jovens que leem são visto", "as leis ficam parada"), two
 * subjects before a verb in the singular ("a fome e a sede causa"), and an infinitive with a person behind a verb that has
 * one already ("podem serem") (competence 1; decision 0298).
 */
import type { Finding } from '../kinds.ts'
import { isFeminineNoun, isFemininePlural, isMasculineNoun } from '../lexicon/nouns.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { numberOfNoun, numberOfVerb } from './number-of-form.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { nextSign, wordAt } from './sentence-words.ts'
import { findSubjects, numberOfSubject, type Subject } from './subjects.ts'
import { pluralOfVerb } from './verb-forms.ts'

const BEING = wordSet(
  'é são foi foram está estão era eram seja sejam fica ficam ficou ficaram será serão estava estavam seria seriam torna-se tornam-se',
)
const ADVERB = wordSet(
  'muito mais tão sempre também ainda bastante não já totalmente altamente extremamente apenas só diretamente',
)
const SAID = /(?:(?:[ai]d|ári|vist|feit|os)[oa]s?|(?:ent|ant)es?|[íáe]ve(?:l|is))$/
const NO_PREDICATE =
  /^(?:resultado|resultados|estado|medida|medidas|saída|vida|vidas|cuidado|cuidados|dado|dados|motivo|objetivo|incentivo|ponto|parte|causa|consequência|importante|quanto|tanto|ambiente|mente|gente|meio|caso|única|único|agente|agentes|instrumento|fundamento|necessidade|pouco|muito|bastante|capaz|igual|somente|antes|durante|frente|presente|alvo|fruto|bebida|bebidas|comida|exemplo|suficiente|consequente)$/
const MODAL =
  /^(?:pod|dev|precis|consegu|costum|quer|quis|tend)(?:e|em|emos|ia|iam|erá|erão|eria|eriam|a|am|ou|aram|eram|iu|iram|o|er|ar|ir|endo|ando)$/
/** "tendem a formarem", "acabam por desistirem" */
const LINKED_MODAL: Readonly<Record<string, RegExp>> = {
  a: /^(?:tend|começ|pass|cheg|volt|continu)(?:e|em|a|am|ou|aram|eram|ará|arão|ia|iam|ava|avam)$/,
  por: /^(?:acab|termin)(?:a|am|ou|aram|ará|arão)$/,
}
const PERSONAL_INFINITIVE = /^.+(?:[aei]rem|porem)$/
const NO_HEAD = /^(?:assunto|tema|problema|questão|ideal|certo|resultado|objetivo|recomendado|correto|foco)$/
const LONGEST_SUBJECT = 12
/** Two names for one thing, or of which each does it: a verb in the singular is right. */
const ONE = /^(?:cada|qualquer|nenhum|nenhuma|tudo|nada|ninguém|tanto|nem|ou|quem)$/

export function findPredicateAgreement(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) => [
    ...findSubjects(sentence).flatMap((subject) => ofPredicate(reader, sentence, subject, words) ?? []),
    ...sentence.flatMap((word, at) => (word.isQuoted ? [] : (afterModal(reader, sentence, at, words) ?? []))),
    ...startsOf(sentence).flatMap((start) => ofTwo(reader, sentence, start, words) ?? []),
  ])
}

/** "as medidas tomadas no país são necessário" */
function ofPredicate(
  reader: Reader,
  sentence: SyntaxSentence,
  subject: Subject,
  words: Words,
): Finding | null {
  const { head, to, verb } = subject
  const noun = wordAt(sentence, head)
  if (NO_HEAD.test(noun.lower) || verb <= to || verb - to > 3 || !BEING.has(wordAt(sentence, verb).lower))
    return null
  let at = verb + 1
  while (ADVERB.has(wordAt(sentence, at).lower) && at < verb + 4) at += 1
  const said = wordAt(sentence, at)
  const [own, next] = [said.lower, wordAt(sentence, at + 1)]
  if (said.before !== BEFORE.nothing || own.length < 5 || !SAID.test(own) || NO_PREDICATE.test(own))
    return null
  if (!/^(?:ADJ|VERB\.Part)/.test(said.tag) || !words.isNominal(own) || isFeminineNoun(own)) return null
  // "são primário, médio e superior", "é visto o mar": one for each; another subject.
  if (/^(?:DET|NOUN|NUM|VERB\.Inf|SCONJ)/.test(next.tag) && next.before === BEFORE.nothing) return null
  const number = numberOfSubject(sentence, head, words)
  const [mine, verbNumber] = [numberOfNoun(own, words), numberOfVerb(wordAt(sentence, verb))]
  if (number === null || mine === null) return null
  const isWrongNumber = number !== mine && number === verbNumber
  const gender = genderOf(sentence, head)
  const isWrongGender =
    number === verbNumber &&
    gender !== null &&
    /[oa]s?$/.test(own) &&
    (gender === 'feminine') !== /as?$/.test(own)
  if (!isWrongNumber && !isWrongGender) return null
  if (sentence.slice(subject.from, verb).some(({ lower }) => ONE.test(lower))) return null
  return reader.mark('agreement-nominal', said.token, said.token + 1, { about: noun.lower })
}

/** By its article and by its own form: both must tell. */
function genderOf(sentence: SyntaxSentence, head: number): 'feminine' | 'masculine' | null {
  const { lower, tag } = wordAt(sentence, head)
  const determiner = wordAt(sentence, head - 1)
  if (determiner.head !== head) return null
  const isFeminine =
    /^(?:[aà]s?|umas?|uma|ess?as?|est?as?|suas?|d[ao]s?|n[ao]s?)$/.test(determiner.lower) &&
    /as?$/.test(determiner.lower)
  if (isFeminine)
    return isFeminineNoun(lower) || isFemininePlural(lower) || /^NOUN\.F/.test(tag) ? 'feminine' : null
  const isMasculine = /^(?:os?|um|uns|ess?es?|est?es?|seus?)$/.test(determiner.lower)
  return isMasculine && (isMasculineNoun(lower.replace(/s$/, '')) || /^NOUN\.M/.test(tag))
    ? 'masculine'
    : null
}

/** "podem serem", "deveriam fazerem" */
function afterModal(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [modal, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (!PERSONAL_INFINITIVE.test(own.lower) || own.before !== BEFORE.nothing) return null
  const better = own.lower.slice(0, -2)
  let modalAt = /^(?:se|não|lhes?|também|até)$/.test(modal.lower) ? at - 2 : at - 1
  const link = wordAt(sentence, modalAt).lower
  const isLinked = link === 'a' || link === 'por'
  if (isLinked) modalAt -= 1
  const verb = wordAt(sentence, modalAt)
  const isAfter = isFiniteVerb(verb) && (isLinked ? LINKED_MODAL[link] : MODAL)?.test(verb.lower) === true
  if (!isAfter || !words.isInfinitive(better)) return null
  return reader.mark('verb-form', own.token, own.token + 1, { better })
}

/** Where a clause's subject may begin: the sentence, or behind what opens it. */
function startsOf(sentence: SyntaxSentence): number[] {
  const opener = openerLength({ lower: (place) => wordAt(sentence, place).lower }, 0)
  const isOpened = opener > 0 && wordAt(sentence, opener).before === BEFORE.comma
  const sign = nextSign(sentence, 0)
  const isAdjunct =
    sign < LONGEST_SUBJECT &&
    /^ADP/.test(wordAt(sentence, 0).tag) &&
    wordAt(sentence, sign).before === BEFORE.comma &&
    !sentence.slice(0, sign).some((word) => isFiniteVerb(word) || /^(?:PREL|SCONJ)/.test(word.tag))
  const linked = sentence.flatMap(({ lower, tag }, at) =>
    lower === 'que' && tag === 'SCONJ' ? [at + 1] : [],
  )
  return [isOpened ? opener : isAdjunct ? sign : 0, ...linked]
}

/** "A fome e a falta de água causa": each with its article, nothing that is a verb before. */
function ofTwo(reader: Reader, sentence: SyntaxSentence, start: number, words: Words): Finding | null {
  const first = wordAt(sentence, start)
  if (!/^(?:o|a|os|as|um|uma)$/.test(first.lower) || first.before === BEFORE.other) return null
  const end = Math.min(nextSign(sentence, start), start + LONGEST_SUBJECT)
  const and = sentence.findIndex(({ lower }, at) => at > start && at < end && lower === 'e')
  const article = wordAt(sentence, and + 1)
  if (and < 0 || !/^(?:o|a|os|as)$/.test(article.lower) || !wordAt(sentence, and + 2).tag.startsWith('NOUN'))
    return null
  const verbAt = sentence.findIndex((word, at) => at > start && isFiniteVerb(word))
  const verb = wordAt(sentence, verbAt)
  if (verbAt < and + 3 || verbAt >= end || numberOfVerb(verb) !== 'singular') return null
  const [left, right] = [sentence.slice(start, and), sentence.slice(and + 1, verbAt)]
  const isFree = [...left, ...right].every(
    ({ tag, lower, isQuoted }) =>
      !isQuoted && !ONE.test(lower) && !/^(?:PREL|SCONJ|CCONJ|PRON|VERB|AUX|ADV|PROPN|NUM)/.test(tag),
  )
  // "o combate à fome e a sede": may be a complement of the first.
  const mayBeInside = left.some(
    ({ lower }) =>
      /^(?:a|à|às|ao|aos|as|os|o|entre|sobre|contra|com|para)$/.test(lower) && lower !== first.lower,
  )
  const isFirstNoun = wordAt(sentence, start + 1).tag.startsWith('NOUN')
  const isPredicate = /^(?:é|foi|era|será|há|havia|houve)$/.test(verb.lower)
  if (!isFree || mayBeInside || !isFirstNoun || isPredicate) return null
  const better = pluralOfVerb(verb.lower, words)
  return better === null ? null : reader.mark('agreement-verbal', verb.token, verb.token + 1, { better })
}
