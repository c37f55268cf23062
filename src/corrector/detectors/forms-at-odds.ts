/**
 * Two forms side by side that cannot both be right, whatever the subject: "são visto", "foi tomadas", "os jovens não tem",
 * "tornar obrigatório a leitura", "somente assim os alunos leram" for what is to come (competence 1; decision 0298).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { childrenOf, isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { phraseFrom } from './bare-phrase.ts'
import { numberOfNoun } from './number-of-form.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'
import { follows } from './small-words.ts'
import { LISTED } from './verb-forms.ts'
import { findInSentences } from './word-rules.ts'

const PLURAL_BEING = wordSet('são foram eram serão seriam sejam fossem estão estavam ficam ficaram estejam')
const SINGULAR_BEING = wordSet('é foi era será seria seja fosse está estava fica ficou esteja')
const BETWEEN = wordSet(
  'não também ainda já sempre muito mais bem totalmente constantemente sendo apenas diretamente geralmente frequentemente',
)
const PARTICIPLE = /^(.{2,}[ai])d[oa](s?)$/
/** They end like participles and are nouns, or stand for a list. */
const NOUN =
  /^(?:resultados?|estados?|medidas?|saídas?|vidas?|cuidados?|dad[oa]s?|significados?|entradas?|comidas?|bebidas?|aliad[oa]s?|todos?|todas?|lados?|partidos?|grupos?|pecados?|passado|cidad[ãa]os?|fadad[oa]|mercados?|pedidos?|ditados?|advogad[oa]s?|soldados?|casad[oa]s?|solicitado)$/
const HOLDING = wordSet('tem vem mantém contém detém obtém retém intervém provém')
const THEY = wordSet(
  'eles elas todos todas muitos muitas alguns algumas ambos ambas aqueles aquelas poucos estes estas esses essas outros',
)
const NO_SUBJECT = wordSet('vezes dias anos meses semanas horas décadas séculos momentos tempos')
const MAKING = /^(?:torn(?:ar|a|am|ando|ou|aram|e|em)|deix(?:ar|a|am|ando|ou|aram|e|em))$/
const MADE = /^(?:obrigatóri|clar|necessári|explícit|evident|possíve|nítid|públic)(?:o|a|os|as|l|is|e|es)$/
const PAST_FOR_FUTURE = /^(.{3,})(?:aram|eram|iram)$/
const INFINITIVE_FUTURE: Readonly<Record<string, string>> = {
  deveram: 'deverão',
  poderam: 'poderão',
  teram: 'terão',
}

const REACH = 8
type Rule = (reader: Reader, sentence: SyntaxSentence, at: number, words: Words) => Finding | null
const RULES: readonly Rule[] = [beingAndDone, theyHold, made, onlySo, shall, need]

export function findFormsAtOdds(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, RULES)
}

/** "são visto", "foi tomadas" */
function beingAndDone(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const isPlural = PLURAL_BEING.has(wordAt(sentence, at).lower)
  if (!isPlural && !SINGULAR_BEING.has(wordAt(sentence, at).lower)) return null
  // "devem está bem informados": another slip.
  if (wordAt(sentence, at).lower === 'está' && /^(?:AUX|VERB|ADP)/.test(wordAt(sentence, at - 1).tag))
    return null
  let done = at + 1
  while (BETWEEN.has(wordAt(sentence, done).lower) && follows(sentence, done) && done < at + 4) done += 1
  const word = wordAt(sentence, done)
  const [, stem = '', plural = ''] = PARTICIPLE.exec(word.lower) ?? []
  if (stem === '' || NOUN.test(word.lower) || !follows(sentence, done) || !words.isVerb(`${stem}r`))
    return null
  if ((plural === 's') === isPlural || !/^(?:VERB\.Part|ADJ)/.test(word.tag)) return null
  const next = wordAt(sentence, done + 1)
  // "são alfabetizado, letrado e lido": one for each.
  if (next.before === BEFORE.comma && /^(?:ADJ|VERB\.Part)/.test(next.tag)) return null
  return reader.mark('agreement-nominal', word.token, word.token + 1)
}

/** "muitas vezes os jovens não tem", "nem todos tem" */
function theyHold(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const verb = wordAt(sentence, at)
  const better = HOLDING.has(verb.lower) ? LISTED[verb.lower] : undefined
  if (!better || !isFiniteVerb(verb)) return null
  // "há obras atrasadas e ainda tem a questão": of nobody.
  const before = BETWEEN.has(wordAt(sentence, at - 1).lower) ? at - 2 : at - 1
  if (wordAt(sentence, before).tag.startsWith('CCONJ')) return null
  const predicate = /^(?:aux|aux:pass|cop)$/.test(verb.label) ? verb.head : at
  const subjects = childrenOf(sentence, predicate, /^nsubj/).filter((one) => one < at)
  const [head = -1] = subjects
  const subject = wordAt(sentence, head)
  if (subjects.length !== 1 || at - head > REACH || NO_SUBJECT.has(subject.lower)) return null
  if (!sentence.slice(head + 1, at + 1).every(({ before }) => before === BEFORE.nothing)) return null
  if (childrenOf(sentence, head, /^case$/).length > 0 || /^ADP/.test(wordAt(sentence, head - 1).tag))
    return null
  const isThey =
    THEY.has(subject.lower) ||
    (subject.tag.startsWith('NOUN') && numberOfNoun(subject.lower, words) === 'plural')
  // "os pais que tem": told elsewhere. "uma das escolas tem": one of them.
  const isOne = sentence
    .slice(Math.max(0, head - 4), head)
    .some(({ lower }) => /^(?:uma?|parte|maioria|cada|que|qual|nenhuma?)$/.test(lower))
  return isThey && !isOne ? reader.mark('agreement-verbal', verb.token, verb.token + 1, { better }) : null
}

/** "tornar obrigatório a leitura", "deixar claro as regras" */
function made(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [making, adjective, article] = [
    wordAt(sentence, at),
    wordAt(sentence, at + 1),
    wordAt(sentence, at + 2),
  ]
  if (!MAKING.test(making.lower) || !MADE.test(adjective.lower) || !follows(sentence, at + 1)) return null
  if (!/^(?:[oa]s?|uma?|ess[ea]s?|sua?s?)$/.test(article.lower) || !follows(sentence, at + 2)) return null
  const phrase = phraseFrom(sentence, at + 2, words)
  if (!phrase || phrase.noun === at + 2) return null
  const isWrongNumber =
    phrase.number !== null && (phrase.number === 'plural') !== adjective.lower.endsWith('s')
  const isWrongGender =
    phrase.gender !== null &&
    /[oa]s?$/.test(adjective.lower) &&
    (phrase.gender === 'feminine') !== /as?$/.test(adjective.lower)
  return isWrongNumber || isWrongGender
    ? reader.mark('agreement-nominal', adjective.token, adjective.token + 1, {
        about: `${article.lower} ${wordAt(sentence, phrase.noun).lower}`,
      })
    : null
}

/** "Somente assim as escolas melhoraram": what is to come. */
function onlySo(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const isOpened =
    /^(?:só|somente|apenas)$/.test(wordAt(sentence, 0).lower) && wordAt(sentence, 1).lower === 'assim'
  const word = wordAt(sentence, at)
  if (!isOpened || at < 2 || sentence.slice(2, at).some(isFiniteVerb)) return null
  const future = PAST_FOR_FUTURE.test(word.lower) ? word.lower.replace(/am$/, 'ão') : ''
  return future && words.isVerb(future) && isFiniteVerb(word)
    ? reader.mark('verb-form', word.token, word.token + 1, { better: future })
    : null
}

/** "as escolas deveram oferecer" */
function shall(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, next] = [wordAt(sentence, at), wordAt(sentence, at + 1)]
  const better = INFINITIVE_FUTURE[word.lower]
  const isBeforeInfinitive = /\.Inf$/.test(next.tag) || next.lower === 'se'
  return better && isBeforeInfinitive && follows(sentence, at + 1)
    ? reader.mark('verb-form', word.token, word.token + 1, { better })
    : null
}

/** "as vítimas precisão de ajuda" */
function need(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, word, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  const isVerb =
    word.lower === 'precisão' &&
    follows(sentence, at + 1) &&
    (/^(?:eles|elas|que|não|também)$/.test(before.lower) || /^NOUN\.[MF]P/.test(before.tag)) &&
    (/^(?:de|ser|ter|que)$/.test(next.lower) || /\.Inf$/.test(next.tag))
  return isVerb ? reader.mark('verb-form', word.token, word.token + 1, { better: 'precisam' }) : null
}
