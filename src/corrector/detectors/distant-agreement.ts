/**
 * A verb that agrees with the noun beside it instead of its subject ("a falta de políticas públicas fazem"), and what is
 * said of a subject in another number or gender ("as mulheres são visto", "é necessário a criação"). The subject begins
 * its clause, nothing but complements stands between, and the verb can be nothing else; a comma, an "e" or a "que" on
 * the way ends the search (competence 1).
 */
import type { Finding } from '../kinds.ts'
import { isFeminineNoun, isFemininePlural, isMasculineNoun } from '../lexicon/nouns.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { nounPlaces } from './noun-places.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { COLLECTIVE, isSurelyVerb, mayBeginSubject, pluralOfVerb, singularOfVerb } from './verb-forms.ts'

const SINGULAR_HEAD = wordSet('o a um uma esse essa este esta seu sua nosso nossa tal toda todo cada')
const PLURAL_HEAD = wordSet(
  'os as esses essas estes estas alguns algumas muitos muitas vários várias seus suas nossos nossas tais diversos diversas',
)
const OF = wordSet('de da do das dos')
const JOINS = wordSet(
  'de da do das dos desse dessa desses dessas deste desta destes destas nesse nessa nesses nessas neste nesta em no na nos nas entre com à ao às aos sobre contra para por pelo pela pelos pelas',
)
const INSIDE = wordSet(
  'o a os as um uma esse essa este esta esses essas estes estas seu sua seus suas nosso nossa nossos nossas alguns algumas muitos muitas outros outras diversos diversas vários várias certos certas todos todas cada',
)
const BETWEEN = wordSet('não também ainda já só se sempre nunca')
/** "o dia a dia dos jovens", "a fim de": no subject begins so. */
const NO_HEAD = wordSet(
  'fim partir vez vezes medida dia dias respeito favor despeito tempo anos longo lado contrário invés maior bem exemplo ponto mesmo mesma cerca maneira forma modo tocante tipo espécie priori posteriori princípio principio ano início mês semana',
)
/** They stand before their noun: "um grande número". */
const BEFORE_NOUN = wordSet(
  'grande grandes pequeno pequena alto alta baixo baixa maior menor melhor pior novo nova novos novas próprio própria mau má bom boa principal principais crescente constante enorme',
)
/** "No Brasil, a falta …", "Com isso, os alunos …": the comma parts an opening from the subject. */
const OPENING = wordSet(
  'em no na nos nas com sob sobre para por segundo conforme diante atualmente hoje infelizmente ademais além',
)
const FARTHEST = 14
const LONGEST_OPENING = 9
const COPULA = wordSet('é são foi foram está estão era eram seja sejam fica ficam será serão ser')
const BEING = wordSet('é são foi foram era eram seja sejam será serão')
const AFTER_BEING = wordSet('o a os as um uma uns umas esse essa este esta aquele aquela aquilo')
const ADVERB = wordSet(
  'muito mais tão sempre também ainda bastante não cada vez totalmente altamente extremamente',
)
const SAID = /(?:[ai]d|ári|[st]iv|vist|feit)(?:o|a|os|as)$/
/** They end like participles and are nouns. */
const NOUN_SAID = wordSet(
  'resultado resultados estado estados medida medidas saída saídas vida vidas cuidado cuidados dado dados pecado mercado significado chegada entrada comida bebida ferida partida aliado aliada aliados aliadas cenário salário motivo objetivo incentivo vestuário santo ponto conjunto conjuntos assunto assuntos instrumento instrumentos quanto tanto portanto enquanto entretanto pergunta conta planta plantas manta ministério horário usuário usuários funcionário funcionários empresário quantos quantas tantos tantas tanta devido',
)
const IMPERSONAL = wordSet('é faz-se torna-se fez-se tornou-se será seria mostra-se')
const FEMININE_FORM: Readonly<Record<string, string>> = {
  necessário: 'necessária',
  notório: 'notória',
  nítido: 'nítida',
  válido: 'válida',
}

type Subject = {
  readonly first: number
  readonly name: string
  readonly isSingular: boolean
  readonly isFeminine: boolean | null
}

export function findDistantAgreement(reader: Reader, words: Words): Finding[] {
  const { doc, lower, isWord, isMark, mark } = reader
  const places = nounPlaces(reader, words)
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word' || reader.isQuoted(at)) continue
    const found = ofNecessity(at) ?? ofSubject(at)
    if (found) findings.push(found)
  }
  return findings

  function ofSubject(at: number): Finding | null {
    const own = lower(at)
    const isSingular = SINGULAR_HEAD.has(own)
    if ((!isSingular && !PLURAL_HEAD.has(own)) || !mayBegin(at)) return null
    const isFeminine = own === 'tal' || own === 'tais' || own === 'cada' ? null : /as?$/.test(own)
    return verbOf({ first: at, name: namedFrom(at), isSingular, isFeminine })
  }

  /** Its article and noun, and the adjective before the noun. */
  function namedFrom(at: number): string {
    const last = BEFORE_NOUN.has(lower(at + 1)) ? at + 2 : at + 1
    return Array.from({ length: last - at + 1 }, (_, offset) => lower(at + offset)).join(' ')
  }

  function mayBegin(at: number): boolean {
    if (mayBeginSubject(reader, at)) return true
    const first = doc.sentences[doc.tokens[at]?.sentence ?? -1]?.first
    if (first === undefined || !isMark(at - 1, ',') || at - first > LONGEST_OPENING) return false
    if (openerLength(reader, first) === at - 1 - first) return true
    return OPENING.has(lower(first)) && !doc.tokens.slice(first, at - 1).some(({ kind }) => kind === 'mark')
  }

  function verbOf(subject: Subject): Finding | null {
    const headAt = BEFORE_NOUN.has(lower(subject.first + 1)) ? subject.first + 2 : subject.first + 1
    const noun = lower(headAt)
    if (!places.isPlain(headAt) || COLLECTIVE.has(noun) || NO_HEAD.has(noun)) return null
    if (subject.isSingular ? noun.endsWith('s') : !places.isPlural(headAt)) return null
    // "A falta crônica de": one adjective may stand before the complement.
    const isDescribed = places.isPlain(headAt + 1) && words.isOnlyNominal(lower(headAt + 1))
    const afterNoun = isDescribed ? headAt + 2 : headAt + 1
    if (!OF.has(lower(afterNoun))) return ofPredicate(subject, afterNoun)
    let mayBeNoun = true
    for (let at = afterNoun + 1; at < subject.first + FARTHEST && isWord(at); at += 1) {
      const own = lower(at)
      if (INSIDE.has(own) && mayBeNoun) continue
      if (JOINS.has(own)) {
        mayBeNoun = true
        continue
      }
      const verbAt = BETWEEN.has(own) && !mayBeNoun ? at + 1 : at
      if (!mayBeNoun && isSurelyVerb(lower(verbAt), words))
        return ofNumber(subject, verbAt) ?? ofPredicate(subject, verbAt)
      const isName = doc.tokens[at]?.isCapital === true
      // After an article or a preposition stands a noun, whatever else it may be: "a falta", "do uso".
      if (!isName && !words.isNominal(own) && !(mayBeNoun && places.isPlain(at))) return null
      mayBeNoun = false
    }
    return null
  }

  function ofNumber({ name, isSingular }: Subject, at: number): Finding | null {
    // "a causa dos danos são as chuvas": "ser" may agree with what follows.
    if (BEING.has(lower(at)) && AFTER_BEING.has(lower(at + 1))) return null
    const better = isSingular ? singularOfVerb(lower(at), words) : pluralOfVerb(lower(at), words)
    return better === null || doc.tokens[at]?.isCapital
      ? null
      : mark('agreement-verbal', at, at + 1, { better, about: name })
  }

  /** "as mulheres são visto": after a form of "ser", in the subject's own number. */
  function ofPredicate({ name, isSingular, isFeminine }: Subject, copulaAt: number): Finding | null {
    if (!COPULA.has(lower(copulaAt)) || isFeminine === null) return null
    let at = copulaAt + 1
    while (ADVERB.has(lower(at)) && at < copulaAt + 4) at += 1
    const own = lower(at)
    if (!isWord(at) || !SAID.test(own) || NOUN_SAID.has(own) || own.length < 5) return null
    const better = own.replace(/[oa]s?$/, `${isFeminine ? 'a' : 'o'}${isSingular ? '' : 's'}`)
    // "são primário, secundário e terciário": one for each.
    if (better === own || isMark(at + 1, ',') || words.isInfinitive(lower(at + 1))) return null
    return !words.isKnown(better) ? null : mark('agreement-nominal', at, at + 1, { better, about: name })
  }

  /** "é necessário a criação": with its article the noun is the subject. */
  function ofNecessity(at: number): Finding | null {
    const feminine = FEMININE_FORM[lower(at)]
    if (feminine === undefined || !IMPERSONAL.has(lower(at - 1)) || lower(at - 2) === 'como') return null
    const [article, noun] = [lower(at + 1), lower(at + 2)]
    const about = `${article} ${noun}`
    if (article === 'a' || article === 'uma')
      return isFeminineNoun(noun) ? mark('agreement-nominal', at, at + 1, { better: feminine, about }) : null
    if (article === 'as' && isFemininePlural(noun))
      return mark('agreement-nominal', at - 1, at + 1, { about })
    return article === 'os' && isMasculineNoun(noun.replace(/s$/, '')) && noun.endsWith('s')
      ? mark('agreement-nominal', at - 1, at + 1, { about })
      : null
  }
}
