/**
 * Commas that are missing, by class (competence 1, pontuação): after an opening connective, around one in the middle,
 * before a clause, after an adjunct that opens the sentence.
 */
import type { Finding } from '../kinds.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'

/** What turns an opener into something else: "assim como", "além disso tudo", "logo após", "por isso que". */
const GOES_ON = wordSet(
  'como que de do da dos das após depois tudo também é são se mesmo ao à aos às sendo nos no na',
)
/** They lead in whatever follows: "no entanto no auge", "portanto é preciso". */
const LEADS_IN = wordSet(
  'portanto entretanto contudo todavia outrossim ademais consequentemente infelizmente primeiramente',
)
const LEADS_IN_PHRASE =
  /^(?:no entanto|por conseguinte|dessa forma|desse modo|dessa maneira|desta forma|deste modo|nesse sentido|nesse contexto|diante disso|além disso|em suma|com isso|por fim|sendo assim)$/
const STILL_GOES_ON = wordSet('que como de do da dos das tudo e aos')
const PAUSED = wordSet('porém contudo todavia entretanto portanto')
const CAUSES = wordSet('pois porém')
/** They like to stand before their subject: "em seguida vem a prova". */
const INVERTED = wordSet('vem vêm veio vieram surge surgem há está estão entra entram começa começam')
const PLACE_START = wordSet('no na nos nas em durante desde após')
const ADVERB_GROUPS = wordSet('brasil sociedade país atualidade contemporaneidade mundo século')
const ARTICLES = wordSet('o a os as um uma')

export function findCommas(reader: Reader, words: Words): Finding[] {
  const { doc, lower, mark, isMark, isWord } = reader
  const findings: Finding[] = []
  for (const sentence of doc.sentences) {
    const { first, last } = sentence
    opener(first, last)
    adjunct(first, last)
    for (let at = first + 1; at < last; at += 1) middle(at, last)
  }
  return findings

  function opener(first: number, last: number) {
    const at = lower(first) === 'e' || lower(first) === 'mas' ? first + 1 : first
    const length = openerLength(reader, at)
    if (length === 0 || at + length >= last) return
    const next = at + length
    const phrase = Array.from({ length }, (_, offset) => lower(at + offset)).join(' ')
    const isLeading = LEADS_IN.has(phrase) || LEADS_IN_PHRASE.test(phrase)
    if (isMark(next, ',;:.!?…–-)') || (isLeading ? STILL_GOES_ON : GOES_ON).has(lower(next))) return
    // "Assim a sociedade…" wants it; "Logo mais", "Assim ocorre" do not.
    if (
      /^(assim|logo|porém|atualmente)$/.test(lower(at)) &&
      words.isVerb(lower(next)) &&
      !words.isNominal(lower(next))
    )
      return
    // "Em seguida vem a prova": the verb stands before its subject.
    if (/^(seguida|depois|hoje)$/.test(lower(next - 1)) && INVERTED.has(lower(next))) return
    findings.push(
      mark('comma-after-connective', at, next, {
        about: doc.text.slice(doc.tokens[at]?.start, doc.tokens[next - 1]?.end),
      }),
    )
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
      !(
        word === 'ou' &&
        (/^(quer|e)$/.test(before) ||
          hasBefore(at, 'seja') ||
          /^(por|pela|pelo|para|na|no)$/.test(lower(at + 2)))
      ) &&
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
