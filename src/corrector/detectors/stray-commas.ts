/**
 * Commas where none can stand (competence 1, pontuação): between a subject and its verb, between a clause and the word
 * that opens it, before the clause that a verb or an adjective asks for.
 */
import type { Finding } from '../kinds.ts'
import { FUNCTION_WORDS } from '../text/function-words.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'

const NO_STRAY_AFTER = wordSet('que como pois embora porque enquanto onde conforme segundo mediante perante')
/** What opens a clause whose subject may follow at once: "que, a sociedade deve". */
const OPENS_CLAUSE = wordSet('que embora porque enquanto onde qual quais')
const STRAY_ONLY_WITHOUT_PAIR = wordSet('mas e nem')
const FINITE = wordSet(
  'é são foi foram era eram está estão deve devem pode podem tem têm faz fazem vem vêm será serão seria seriam precisa precisam ocorre ocorrem causa causam acaba acabam continua continuam torna-se tornam-se sofre sofrem possui possuem gera geram contribui contribuem afeta afetam apresenta apresentam encontra-se encontram-se há houve existe existem necessita necessitam retrata retratam garante garantem assegura prevê teve tiveram vai vão fica ficam representa permanece busca permite dificulta impede prejudica afirma afirmou defende defendia dizia disse mostra mostram cria criam traz trazem revela evidencia',
)
const SUBJECT_START = wordSet(
  'o a os as esse essa esses essas este esta estes estas tal tais muitos muitas um uma alguns algumas outro outra outros outras seu sua nosso nossa todo toda todos todas',
)
/** "é necessário, que": the clause is what is necessary. */
const ASKS_FOR_CLAUSE = wordSet(
  'necessário fundamental importante imprescindível evidente notório perceptível possível essencial preciso indispensável visível inegável indubitável inadmissível inaceitável imperioso urgente claro válido primordial crucial afirmar dizer ressaltar destacar salientar notar observar perceber concluir analisar constatar inferir entender evidencia-se percebe-se nota-se observa-se conclui-se infere-se depreende-se sabe-se vê-se constata-se verifica-se entende-se',
)
const COPULAS = wordSet('é foi seja será fica torna-se faz-se faça-se mostra-se')
const SAYS =
  /^(afirmar|dizer|ressaltar|destacar|salientar|notar|observar|perceber|concluir|analisar|constatar|inferir|entender)$|-se$/
const THIRD_PERSON = /(?:am|em|ou|a|e|rá|rão|eu|iu)$/
const NOT_FINITE = /(?:[aeiô]r|ndo|(?:[aií]d|feit|vist|escrit|dit|post|abert|cobert|eleit)[oa]s?|-?me|mente)$/
const SUBJECT_MAX_WORDS = 12
const NO_VERB = wordSet('seja sejam ora presa preso presas presos fora disciplina')
const CLAUSE_MAX_TOKENS = 12

export function findStrayCommas(reader: Reader, words: Words): Finding[] {
  const { doc, lower, mark, isMark, isWord } = reader
  const findings: Finding[] = []
  for (const { first, last } of doc.sentences) {
    subjectVerb(first, last)
    for (let at = first + 1; at + 1 < last; at += 1) if (isMark(at, ',') && isWord(at - 1)) stray(at, last)
  }
  return findings

  function stray(at: number, last: number) {
    const word = lower(at - 1)
    const isPaired = commasAfter(at, last) > 0
    const isOpened = isMark(at - 2, ',')
    if (word === 'como' && (isMark(at + 1, ':') || words.isOnlyVerb(lower(at - 2)))) return
    // "por enquanto, só eles", "metros por segundo, e": no conjunction; "classes D e E, eram": a letter.
    if (/^(enquanto|segundo)$/.test(word) && lower(at - 2) === 'por') return
    // "Primeiro, o preço. Segundo, o tempo.": it counts.
    if (word === 'segundo' && doc.tokens.some((token) => token.lower === 'primeiro')) return
    if (STRAY_ONLY_WITHOUT_PAIR.has(word) && doc.tokens[at - 1]?.isCapital) return
    const isLoose = (NO_STRAY_AFTER.has(word) || STRAY_ONLY_WITHOUT_PAIR.has(word)) && !isPaired && !isOpened
    const isThat = word === 'que' && !isPaired && /^(a|o|os|as|é|não|se|há|são|uma|um)$/.test(lower(at + 1))
    const isBeforeClause = OPENS_CLAUSE.has(word) && !isOpened && isClauseWithSubject(at + 1, last)
    if (isLoose || isThat || isBeforeClause)
      findings.push(mark('comma-stray', at - 1, at + 1, { about: word }))
    else if (isAskedFor(at, last)) findings.push(mark('comma-stray', at, at + 2, { about: 'que' }))
  }

  /** A subject and its finite verb, before any other comma: nothing was put in between that a pair would enclose. */
  function isClauseWithSubject(from: number, last: number): boolean {
    if (!SUBJECT_START.has(lower(from)) && !/^(nenhum|nenhuma|eles|elas|ele|ela)$/.test(lower(from)))
      return false
    for (let at = from + 1; at < Math.min(last, from + CLAUSE_MAX_TOKENS); at += 1) {
      if (!isWord(at) || /^(que|quando|se|cujo|cuja|onde|como|qual|quais)$/.test(lower(at))) return false
      if (FINITE.has(lower(at))) return true
    }
    return false
  }

  /** "É necessário, que o Estado aja": unless "que" is enclosed itself ("é claro, que, …") or the words are in brackets. */
  function isAskedFor(at: number, last: number): boolean {
    const word = lower(at - 1)
    if (lower(at + 1) !== 'que' || isMark(at + 2, ',') || !ASKS_FOR_CLAUSE.has(word)) return false
    if (SAYS.test(word)) return word.endsWith('-se') || commasAfter(at, last) === 0
    return COPULAS.has(lower(at - 2)) || COPULAS.has(lower(at - 3))
  }

  function commasAfter(at: number, last: number): number {
    let count = 0
    for (let next = at + 1; next < last; next += 1) if (isMark(next, ',–—;')) count += 1
    return count
  }

  /** The first comma of the sentence, between a subject that opens it and its verb. */
  function subjectVerb(first: number, last: number) {
    const length = openerLength(reader, first)
    const from = length > 0 && isMark(first + length, ',') ? first + length + 1 : first
    // "a fim de", "a título de exemplo", "a exemplo disso": no subject.
    if (
      /^(fim|título|exemplo)$/.test(lower(from + 1)) ||
      !SUBJECT_START.has(lower(from)) ||
      !words.isNominal(lower(from + 1))
    )
      return
    let at = from + 1
    while (at < last && at - from <= SUBJECT_MAX_WORDS && !isMark(at, ',;:()"“”–—')) {
      const isOther = lower(at) === 'e' && !SUBJECT_START.has(lower(at + 1))
      if (isFiniteVerb(at) || isOther || /^(que|quando|se|cujo|cuja|onde)$/.test(lower(at))) return
      at += 1
    }
    if (!isMark(at, ',') || !isFiniteVerb(at + 1) || /^(há|houve)$/.test(lower(at + 1)) || isClause(at + 1))
      return
    // "Um ano antes, eram": when, not who.
    if (/^(princípio|priori|rigor|antes|depois|semana|dia|ano|mês|vez|hora|momento)$/.test(lower(at - 1)))
      return
    findings.push(mark('comma-subject-verb', at - 1, at + 2))
  }

  function isFiniteVerb(at: number): boolean {
    const word = lower(at)
    // "a ideologia, causa de ataques": the noun.
    if (/^(causa|busca)$/.test(word) && /^(d[eoa]s?|pel[oa]s?|por)$/.test(lower(at + 1))) return false
    if (FINITE.has(word)) return true
    if (NO_VERB.has(word) || doc.tokens[at]?.isCapital) return false
    return (
      isWord(at) &&
      words.isOnlyVerb(word) &&
      !FUNCTION_WORDS.has(word) &&
      THIRD_PERSON.test(word) &&
      !NOT_FINITE.test(word)
    )
  }

  /** "O governo, é certo que, …": the verb opens a clause of its own. */
  function isClause(at: number): boolean {
    return (
      /^(é|há|foi)$/.test(lower(at)) &&
      /^(claro|certo|verdade|óbvio|preciso|necessário|evidente)$/.test(lower(at + 1))
    )
  }
}
