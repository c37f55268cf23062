/**
 * A subject behind its verb, in another number or gender: "foi criado leis", "é retratado a vida", "deve ser tomada
 * medidas", "ocorre no país mudanças" (competence 1; decision 0298). Behind "ser" and a participle, and behind verbs of
 * being there, a bare noun phrase is the subject.
 */

import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { phraseFrom } from './bare-phrase.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'
import { pluralOfVerb } from './verb-forms.ts'
import { findInSentences } from './word-rules.ts'

const BEING = wordSet('é são foi foram era eram seja sejam será serão seria seriam fosse fossem ser')
/** "foi considerado um marco", "é chamado ciclo": a name behind the participle is no subject. */
const NAMING =
  /^(?:associad|ligad|aliad|relacionad|expost[oa]$|submetid|vinculad|atrelad|destinad|voltad|direcionad|comparad|levad|somad|errad|consider|cham|denomin|eleit|nome|intitul|tid|vist|apelid|torn|declar|escolhid|batiz|coro|entend|defin|classific|caracteriz|conhecid|mostr|tratad|rotul|dad|obrig|forçad|ensinad|perguntad|servid|utilizad|usad|feit[oa]s?$)/
const PARTICIPLE = /(?:[ai]d|feit|vist|post|escrit|abert|descobert)(o|a|os|as)$/
const THERE =
  /^(?:existe|existia|exista|existisse|existirá|ocorre|ocorria|ocorra|ocorreu|acontece|aconteça|aconteceu|surge|surja|surgiu|falta|falte|faltava|sobra|resta|restam|basta|aparece|nasce)$/
const JUDGING = wordSet(
  'é são foi era seja será seria fica ficou torna-se faz-se mostra-se tornou-se fez-se mostrou-se torna-se-á',
)
const JUDGEMENT =
  /^(necessári|notóri|nítid|clar|óbvi|explícit|evident|visíve|perceptíve|inegáve|imprescindíve|indispensáve|fundament|essencia|primordia|urgent|important|inaceitáve|inadmissíve|lamentáve|indiscutíve|alarmant|preocupant)(?:o|a|os|as|e|es|l|is|al|ais)$/
const DETERMINED = /^(?:[oa]s?|uma?|ess[ea]s?|est[ea]s?|seus?|suas?)$/
const ADVERB = wordSet('também ainda já sempre hoje apenas somente realmente assim mais')
export function findPostposed(reader: Reader, sentences: readonly SyntaxSentence[], words: Words): Finding[] {
  return findInSentences(reader, words, sentences, [afterParticiple, afterJudgement, afterThere])
}

/** "fica claro a importância", "é evidente os impactos" */
function afterJudgement(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [being, before] = [wordAt(sentence, at), wordAt(sentence, at - 1)]
  const isReflexive = before.lower === 'se' && /^(?:torna|faz|mostra|fez|tornou|mostrou)$/.test(being.lower)
  if (!JUDGING.has(being.lower) && !isReflexive) return null
  const adjectiveAt = /^(?:muito|mais|tão|extremamente|também|bastante)$/.test(wordAt(sentence, at + 1).lower)
    ? at + 2
    : at + 1
  const adjective = wordAt(sentence, adjectiveAt)
  const stem = JUDGEMENT.exec(adjective.lower)?.[1]
  if (
    stem === undefined ||
    adjective.before !== BEFORE.nothing ||
    hasSubjectBefore(sentence, at, adjectiveAt)
  )
    return null
  const first = wordAt(sentence, adjectiveAt + 1)
  const phrase = phraseFrom(sentence, adjectiveAt + 1, words)
  if (
    !phrase ||
    phrase.noun === adjectiveAt + 1 ||
    isJoined(sentence, phrase.noun) ||
    !DETERMINED.test(first.lower)
  )
    return null
  const isFeminine = phrase.gender === 'feminine'
  const isPlural = phrase.number === 'plural'
  const hasGender = /[oa]s?$/.test(adjective.lower) && phrase.gender !== null
  const isWrong =
    (phrase.number !== null && isPlural !== adjective.lower.endsWith('s')) ||
    (hasGender && isFeminine !== /as?$/.test(adjective.lower))
  return isWrong
    ? reader.mark('agreement-nominal', adjective.token, adjective.token + 1, {
        about: `${first.lower} ${wordAt(sentence, phrase.noun).lower}`,
      })
    : null
}

/** "foi criado leis", "seja implantado uma regra" */
function afterParticiple(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [being, participle] = [wordAt(sentence, at), wordAt(sentence, at + 1)]
  const ending = PARTICIPLE.exec(participle.lower)?.[1]
  if (!BEING.has(being.lower) || ending === undefined || participle.before !== BEFORE.nothing) return null
  if (NAMING.test(participle.lower) || !participle.tag.startsWith('VERB.Part')) return null
  if (hasSubjectBefore(sentence, at, at + 1)) return null
  const phrase = phraseFrom(sentence, at + 2, words)
  if (!phrase || isJoined(sentence, phrase.noun)) return null
  const isPlural = ending.endsWith('s')
  const isWrongNumber = phrase.number !== null && (phrase.number === 'plural') !== isPlural
  // "não são expostos a sociedade": an "a" that lacks its accent.
  if (isPlural && wordAt(sentence, at + 2).lower === 'a') return null
  const isWrongGender = phrase.gender !== null && (phrase.gender === 'feminine') !== ending.startsWith('a')
  if (!isWrongNumber && !isWrongGender) return null
  const gender = phrase.gender ?? (ending.startsWith('a') ? 'feminine' : 'masculine')
  const better = participle.lower.replace(
    /[oa]s?$/,
    `${gender === 'feminine' ? 'a' : 'o'}${phrase.number === 'plural' ? 's' : ''}`,
  )
  return reader.mark('agreement-nominal', participle.token, participle.token + 1, {
    better,
    about: wordAt(sentence, phrase.noun).lower,
  })
}

/** The clause has its subject already: "ele foi ensinado coisas". */
function hasSubjectBefore(sentence: SyntaxSentence, at: number, participle: number): boolean {
  const isSubject = (one: number) => {
    const { label, head } = wordAt(sentence, one)
    return label.startsWith('nsubj') && (head === participle || head === at || head === at - 1)
  }
  return sentence.slice(0, at).some((_, one) => isSubject(one))
}

/** "a fome e a sede": either number may do. */
function isJoined(sentence: SyntaxSentence, noun: number): boolean {
  return wordAt(sentence, noun).children.some((child) => wordAt(sentence, child).label === 'conj')
}

/** "ocorre no país mudanças", "falta políticas", "para que não ocorra ofensas" */
function afterThere(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const verb = wordAt(sentence, at)
  if (!THERE.test(verb.lower) || !/^VERB\.Fin\.3S/.test(verb.tag)) return null
  const hasSubject = sentence.slice(0, at).some(({ label, head }) => label.startsWith('nsubj') && head === at)
  if (hasSubject || wordAt(sentence, at + 1).lower === 'se') return null
  let from = ADVERB.has(wordAt(sentence, at + 1).lower) ? at + 2 : at + 1
  if (/^(?:no|na|em|nos|nas)$/.test(wordAt(sentence, from).lower)) {
    const place = wordAt(sentence, from + 1)
    if (!/^(?:NOUN|PROPN)/.test(place.tag)) return null
    from += 2
    if (!/^(?:DET|NUM)/.test(wordAt(sentence, from).tag)) return null
  }
  const phrase = phraseFrom(sentence, from, words)
  if (phrase?.number !== 'plural') return null
  const better = pluralOfVerb(verb.lower, words)
  return better === null
    ? null
    : reader.mark('agreement-verbal', verb.token, verb.token + 1, {
        better,
        about: wordAt(sentence, phrase.noun).lower,
      })
}
