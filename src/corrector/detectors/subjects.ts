/**
 * Subjects as the parser draws them, where they are safe to speak of: before their verb, in a place where a subject may
 * stand. What it takes for a subject and is none (a time, a phrase with a preposition, a clause of its own) is told apart
 * here (decision 0172).
 */
import { BEFORE } from '../syntax/features.ts'
import { childrenOf, finiteOf, isFiniteVerb, type SyntaxSentence, spanOf } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { type FormNumber, numberOfNoun } from './number-of-form.ts'
import { COLLECTIVE } from './verb-forms.ts'

export type Subject = {
  /** Its noun or pronoun. */
  readonly head: number
  readonly from: number
  readonly to: number
  readonly predicate: number
  /** The finite word of the predicate. */
  readonly verb: number
}

/** "muitas vezes o aluno", "cada dia": when and how, not who. */
const NO_SUBJECT = wordSet(
  'vezes vez dias dia anos ano meses mês semanas semana séculos século horas hora década décadas momento momentos tempos tempo hoje ontem medida modo forma maneira fato priori exemplo fim respeito lado contrário princípio partir sentido viés ótica vista ai aí',
)
const CONTRACTED = wordSet(
  'do da dos das no na nos nas ao aos à às pelo pela pelos pelas nesse nessa nesses nessas neste nesta desse dessa deste desta desses dessas',
)
const OPENS_NO_SUBJECT = wordSet(
  'caso conforme segundo como assim bem dentre entre consoante sem com após até sob sobre durante mediante perante exceto prova exemplo exemplos quase onde paralelo diante frente devido graças quanto',
)
const BEFORE_NO_SUBJECT = wordSet(
  'conforme segundo como assim bem dentre entre consoante também só apesar até quase nem tanto quanto com sem sob sobre',
)
const JOINS = wordSet('e ou nem')
const MAY_STAND_BEFORE = wordSet(
  'que se quando porque pois embora enquanto como e mas ou onde qual logo assim já também hoje atualmente infelizmente não',
)
const MANY_OR_NONE = wordSet(
  'maior porcentagem percentual porção tipo milhões milhão bilhões mil família % tudo nada isso isto aquilo quem cada um uma nenhum nenhuma total massa enxame monte maiorias média',
)
const SINGULAR_PRONOUN = wordSet(
  'ele ela esse essa este esta aquele aquela alguém ninguém outro outra isso isto',
)
const PLURAL_PRONOUN = wordSet(
  'eles elas esses essas estes estas aqueles aquelas muitos muitas todos todas alguns algumas outros outras poucos vários ambos',
)

export function findSubjects(sentence: SyntaxSentence): Subject[] {
  return sentence.flatMap(({ label, head: predicate, isQuoted }, head) => {
    if (!label.startsWith('nsubj') || predicate < 0 || isQuoted) return []
    const verb = finiteOf(sentence, predicate)
    const { from, to } = spanOf(sentence, head)
    const subject = { head, from, to, predicate, verb }
    return verb >= 0 && isSubjectPlace(sentence, subject) ? [subject] : []
  })
}

function isSubjectPlace(sentence: SyntaxSentence, { head, from, predicate }: Subject): boolean {
  const lower = (at: number) => sentence[at]?.lower ?? ''
  const isPhrase =
    childrenOf(sentence, head, /^case$/).length > 0 ||
    CONTRACTED.has(lower(from)) ||
    (sentence[from]?.tag.startsWith('ADP') ?? false)
  if (isPhrase || NO_SUBJECT.has(lower(head)) || OPENS_NO_SUBJECT.has(lower(from))) return false
  const hasOwnVerb =
    childrenOf(sentence, head, /^(?:cop|aux|aux:pass|nsubj|nsubj:pass|advcl|parataxis)$/).length > 0
  if (hasOwnVerb || isFiniteVerb(sentence[head])) return false
  if (from === 0) return true
  const before = lower(from - 1)
  if (BEFORE_NO_SUBJECT.has(before)) return false
  const isJoined =
    JOINS.has(before) &&
    sentence[from - 1]?.before === BEFORE.nothing &&
    /^(?:NOUN|ADJ|PROPN|PRON|VERB\.Part)/.test(sentence[from - 2]?.tag ?? '')
  if (isJoined) return false
  if (sentence[from]?.before !== BEFORE.nothing) return !hasEarlierSubject(sentence, from, predicate)
  return /^(?:SCONJ|PREL|CCONJ)/.test(sentence[from - 1]?.tag ?? '') || MAY_STAND_BEFORE.has(before)
}

/** "A fome, a sede, atinge": what stands before the sign is the subject already. */
function hasEarlierSubject(sentence: SyntaxSentence, from: number, predicate: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = sentence[at]
    if (word?.label.startsWith('nsubj') && word.head === predicate) return true
    if (word?.before === BEFORE.other) return false
  }
  return false
}

/** By the forms; null where a verb in either number would do, or noun and determiner do not agree themselves. */
export function numberOfSubject(sentence: SyntaxSentence, head: number, words: Words): FormNumber | null {
  const word = sentence[head]
  if (!word || childrenOf(sentence, head, /^conj$/).length > 0) return null
  const { lower, tag, form } = word
  const determiners = childrenOf(sentence, head, /^(?:det|nummod)$/).map((at) => sentence[at]?.lower ?? '')
  const isCounted = (one: string) => COLLECTIVE.has(one) || MANY_OR_NONE.has(one)
  if (isCounted(lower) || determiners.some((one) => isCounted(one) && !/^uma?$/.test(one))) return null
  if (/^(?:NUM|SYM)/.test(tag) || /\d/.test(form)) return null
  if (tag.startsWith('PRON'))
    return SINGULAR_PRONOUN.has(lower) ? 'singular' : PLURAL_PRONOUN.has(lower) ? 'plural' : null
  if (!tag.startsWith('NOUN')) return null
  const own = numberOfNoun(lower, words)
  return determiners.some((one) => (numberOfDeterminer(one) ?? own) !== own) ? null : own
}

const SINGULAR_DETERMINER = wordSet(
  'o um do no ao pelo esse este desse deste nesse neste aquele daquele naquele seu nosso todo algum nenhum outro certo muito pouco cujo meu tanto quanto próprio mesmo uma da na à pela essa esta dessa desta nessa nesta aquela daquela naquela sua nossa toda alguma nenhuma outra certa muita pouca cuja minha tanta quanta própria mesma a qualquer cada tal',
)
const PLURAL_DETERMINER = wordSet(
  'os uns dos nos aos pelos esses estes desses destes nesses nestes aqueles daqueles naqueles seus nossos todos alguns outros certos muitos poucos cujos meus vários diversos inúmeros tantos quantos ambos próprios mesmos dois umas das nas às pelas essas estas dessas destas nessas nestas aquelas daquelas naquelas suas nossas todas algumas outras certas muitas poucas cujas minhas várias diversas inúmeras tantas quantas ambas próprias mesmas duas as quaisquer tais',
)

export function numberOfDeterminer(lower: string): FormNumber | null {
  if (SINGULAR_DETERMINER.has(lower)) return 'singular'
  return PLURAL_DETERMINER.has(lower) ? 'plural' : null
}
