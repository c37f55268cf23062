/**
 * Commas, by class (competence 1, pontuação): after an opening connective, around one in the middle, before a clause,
 * after a long adjunct, between subject and verb, and where none can stand.
 */
import type { Finding } from '../kinds.ts'
import type { Words } from '../words/knowledge.ts'
import { type Reader, wordSet } from './reading.ts'

/** At the head of a sentence these are followed by a comma. */
const OPENERS = phraseTree(
  'além disso|ademais|outrossim|portanto|no entanto|entretanto|contudo|todavia|por conseguinte|em primeiro lugar|primeiramente|em suma|por fim|nesse sentido|neste sentido|nesse contexto|neste contexto|dessa forma|desse modo|dessa maneira|desta forma|deste modo|desta maneira|diante disso|sendo assim|consequentemente|hodiernamente|inicialmente|por outro lado|nessa perspectiva|sob essa ótica|sob essa perspectiva|em segundo lugar|em contrapartida|por isso|finalmente|em síntese|por exemplo|nesse viés|sob esse viés|em primeira análise|em segunda análise|primordialmente|infelizmente|com isso|diante desse cenário|destarte|dessarte|não obstante|por consequência|em primeiro plano|a priori|logo|assim|porém|atualmente|por sua vez|nesse cenário|sob tal ótica|desse jeito',
)
/** What turns an opener into something else: "assim como", "além disso tudo", "logo após", "por isso que". */
const GOES_ON = wordSet(
  'como que de do da dos das após depois tudo também é são se mesmo ao à aos às sendo nos no na',
)
const PAUSED = wordSet('porém contudo todavia entretanto portanto')
const CAUSES = wordSet('pois porém')
const NO_STRAY_AFTER = wordSet('que como pois embora porque enquanto onde conforme segundo mediante perante')
const STRAY_ONLY_WITHOUT_PAIR = wordSet('mas e nem')
const FINITE = wordSet(
  'é são foi foram era eram está estão deve devem pode podem tem têm faz fazem vem vêm será serão seria seriam precisa precisam ocorre ocorrem causa causam acaba acabam continua continuam torna-se tornam-se sofre sofrem possui possuem gera geram contribui contribuem afeta afetam apresenta apresentam encontra-se encontram-se há houve existe existem necessita necessitam retrata retratam garante garantem assegura prevê teve tiveram vai vão fica ficam representa permanece busca permite dificulta impede prejudica afirma afirmou defende defendia dizia disse mostra mostram cria criam traz trazem revela evidencia',
)
const SUBJECT_START = wordSet(
  'o a os as esse essa esses essas este esta estes estas tal tais muitos muitas um uma alguns algumas outro outra outros outras seu sua nosso nossa todo toda todos todas',
)
const PLACE_START = wordSet('no na nos nas em durante desde após')
const ADVERB_GROUPS = wordSet('brasil sociedade país atualidade contemporaneidade mundo século')
const ARTICLES = wordSet('o a os as um uma')
const SUBJECT_MAX_WORDS = 12

export function findCommas(reader: Reader, words: Words): Finding[] {
  const { doc, lower, mark, isMark, isWord } = reader
  const findings: Finding[] = []
  for (const sentence of doc.sentences) {
    const { first, last } = sentence
    opener(first, last)
    subjectVerb(first, last)
    adjunct(first, last)
    for (let at = first; at < last; at += 1) {
      stray(at, last)
      if (at > first) middle(at, last)
    }
  }
  return findings

  function opener(first: number, last: number) {
    const at = lower(first) === 'e' || lower(first) === 'mas' ? first + 1 : first
    const length = longestOpener(at)
    if (length === 0 || at + length >= last) return
    const next = at + length
    if (isMark(next, ',;:.!?…–-)') || GOES_ON.has(lower(next))) return
    // "Assim a sociedade…" wants it; "Logo mais", "Assim ocorre" do not.
    if (
      /^(assim|logo|porém|atualmente)$/.test(lower(at)) &&
      words.isVerb(lower(next)) &&
      !words.isNominal(lower(next))
    )
      return
    findings.push(
      mark('comma-after-connective', at, next, {
        about: doc.text.slice(doc.tokens[at]?.start, doc.tokens[next - 1]?.end),
      }),
    )
  }

  function longestOpener(at: number): number {
    for (let length = 4; length > 0; length -= 1) {
      const phrase = Array.from({ length }, (_, offset) => lower(at + offset)).join(' ')
      if (OPENERS.has(phrase)) return length
    }
    return 0
  }

  /** "porém" in the middle of a sentence stands after a comma, or between two. */
  function middle(at: number, last: number) {
    const word = lower(at)
    if (!isWord(at) || isMark(at - 1, ',;:.!?…–—-("“') || !isWord(at - 1)) return
    const before = lower(at - 1)
    if (PAUSED.has(word) && before !== 'e' && before !== 'mas' && before !== 'que')
      findings.push(mark('comma-around-connective', at - 1, at + 1, { about: word }))
    else if (CAUSES.has(word) && before !== 'e')
      findings.push(mark('comma-before-clause', at - 1, at + 1, { about: word }))
    else if (word === 'mas' && !hasBefore(at, 'não') && !/^(e|não)$/.test(before) && at + 1 < last)
      findings.push(mark('comma-before-clause', at - 1, at + 1, { about: word }))
    else if (
      /^(ou seja|isto é)$/.test(`${word} ${lower(at + 1)}`) &&
      !(word === 'ou' && (/^(quer|e)$/.test(before) || /^(por|pela|pelo|para|na|no)$/.test(lower(at + 2)))) &&
      !(word === 'isto' && /^(e|pois|que|porque|com|para|de|se)$/.test(before))
    )
      findings.push(mark('comma-around-connective', at - 1, at + 2, { about: `${word} ${lower(at + 1)}` }))
    else if (word === 'no' && lower(at + 1) === 'entanto' && !/^(e|mas)$/.test(before))
      findings.push(mark('comma-around-connective', at - 1, at + 2, { about: 'no entanto' }))
    else if (word === 'assim' && lower(at + 1) === 'como' && words.isNominal(before) && !words.isVerb(before))
      findings.push(mark('comma-before-clause', at - 1, at + 2, { about: 'assim como' }))
    else if (word === 'uma' && lower(at + 1) === 'vez' && lower(at + 2) === 'que' && before !== 'e')
      findings.push(mark('comma-before-clause', at - 1, at + 3, { about: 'uma vez que' }))
    else if (/^(visto|já|posto)$/.test(word) && lower(at + 1) === 'que' && words.isOnlyNominal(before))
      findings.push(mark('comma-before-clause', at - 1, at + 2, { about: `${word} que` }))
  }

  function hasBefore(at: number, word: string): boolean {
    for (let back = at - 1; back >= 0 && back > at - 14 && reader.isSameSentence(back, at); back -= 1) {
      if (lower(back) === word) return true
    }
    return false
  }

  function stray(at: number, last: number) {
    if (!isMark(at, ',') || !isWord(at - 1) || at + 1 >= last) return
    const word = lower(at - 1)
    const isPaired = commasAfter(at, last) > 0
    if (NO_STRAY_AFTER.has(word) && !isPaired && !isMark(at - 2, ',')) {
      if (word === 'como' && isMark(at + 1, ':')) return
      findings.push(mark('comma-stray', at - 1, at + 1, { about: word }))
    } else if (STRAY_ONLY_WITHOUT_PAIR.has(word) && !isPaired && !isMark(at - 2, ',')) {
      findings.push(mark('comma-stray', at - 1, at + 1, { about: word }))
    } else if (word === 'que' && /^(a|o|os|as|é|não|se|há|são|uma|um)$/.test(lower(at + 1)) && !isPaired) {
      findings.push(mark('comma-stray', at - 1, at + 1, { about: word }))
    }
  }

  function commasAfter(at: number, last: number): number {
    let count = 0
    for (let next = at + 1; next < last; next += 1) if (isMark(next, ',–—;')) count += 1
    return count
  }

  /** The first comma of the sentence, between a subject that opens it and its verb. */
  function subjectVerb(first: number, last: number) {
    const length = longestOpener(first)
    const from = length > 0 && isMark(first + length, ',') ? first + length + 1 : first
    if (lower(from + 1) === 'fim' || !SUBJECT_START.has(lower(from)) || !words.isNominal(lower(from + 1)))
      return
    let at = from + 1
    while (at < last && at - from <= SUBJECT_MAX_WORDS && !isMark(at, ',;:()"“”–—')) {
      if (FINITE.has(lower(at)) || /^(que|quando|se|cujo|cuja|onde|e)$/.test(lower(at))) return
      at += 1
    }
    if (
      !isMark(at, ',') ||
      !FINITE.has(lower(at + 1)) ||
      /^(há|houve)$/.test(lower(at + 1)) ||
      isClause(at + 1)
    )
      return
    if (/^(princípio|priori|rigor)$/.test(lower(at - 1))) return
    findings.push(mark('comma-subject-verb', at - 1, at + 2))
  }

  /** "O governo, é certo que, …": the verb opens a clause of its own. */
  function isClause(at: number): boolean {
    return (
      /^(é|há|foi)$/.test(lower(at)) &&
      /^(claro|certo|verdade|que|óbvio|preciso|necessário|evidente)$/.test(lower(at + 1))
    )
  }

  /** "No Brasil a fome cresce": an adjunct of place or time that opens the sentence and meets a subject. */
  function adjunct(first: number, last: number) {
    if (!PLACE_START.has(lower(first))) return
    for (let at = first + 1; at < last && at - first <= 5; at += 1) {
      if ((!isWord(at) && doc.tokens[at]?.kind !== 'number') || ARTICLES.has(lower(at))) return
      const isGroupEnd =
        ADVERB_GROUPS.has(lower(at)) || (doc.tokens[at]?.kind === 'number' && /^(de|em)$/.test(lower(at - 1)))
      if (!isGroupEnd) continue
      const next = lower(at + 1)
      // Before a verb the short adjunct needs none: "No Brasil existem".
      if (/^(o|a|os|as|muitos|muitas|essa|esse)$/.test(next) && doc.tokens[at + 2]?.kind === 'word')
        findings.push(mark('comma-after-adjunct', first, at + 1))
      return
    }
  }
}

function phraseTree(list: string): ReadonlySet<string> {
  return new Set(list.split('|'))
}
