/** Register, gerunds, pronouns out of place, sentences that stop too early or too late, doubled words, acronyms. */
import type { Finding } from '../kinds.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

const ATTRACTS = wordSet(
  'que não nunca jamais porque embora onde quando quem ninguém nada cujo cuja cujos cujas conforme enquanto',
)
const OBLIQUE_START = wordSet('me te lhe lhes nos')
const FRAGMENT_STARTS = wordSet(
  'pois onde cujo cuja cujos cujas sendo fazendo gerando causando tornando levando trazendo dificultando resultando mostrando garantindo promovendo contribuindo visando tendo podendo ocasionando prejudicando fazendo-se provocando impedindo deixando criando colocando',
)
const FRAGMENT_PHRASES = new Set([
  'o que',
  'visto que',
  'já que',
  'uma vez',
  'posto que',
  'sendo que',
  'como por',
  'por exemplo',
  'mas sim',
  'que por',
  'a qual',
  'o qual',
  'os quais',
  'as quais',
  'haja vista',
  'e que',
  'que são',
  'que é',
  'que tem',
  'que não',
  'que os',
  'que as',
  'que o',
  'que a',
])
const COMMON_ACRONYMS = wordSet(
  'tv pib cpf rg dna hiv aids ok cep sp rj mg ba rs pr pe ce ac ab dc eua covid cd dvd usp i ii iii iv v vi vii viii ix x xi xv xvi xvii xviii xix xx xxi',
)
const GERUND = /[aei]ndo$/
const NOT_GERUND = wordSet(
  'quando mundo segundo fundo lindo fecundo profundo submundo oriundo infundo redondo tremendo horrendo estupendo comando bando vagabundo moribundo dividendo adendo contrabando nefando desmando brando',
)
const LONG_SENTENCE_WORDS = 60
const NOT_FINITE = /(?:[aeiô]r|ndo|[ai]d[oa]s?)$/
const FINITE_WORDS = wordSet(
  'é são foi está há tem deve pode faz vem seria será era vai cabe urge precisa existe ocorre torna-se faz-se',
)
/** Behind them another clause has its own verb. */
const OPENS_ANOTHER = wordSet('que como se quando onde porque quanto quem pois enquanto embora e ou mas')
const DOUBLABLE = wordSet('se que nos a o muito dia passo pouco vez tempo quase mais bem')

const TYPED = wordSet(
  'td tds tdo kd mt mto mta mtos mtas dps hj qdo qnd qndo blz vlw flw pfv pfvr oq eh naum bjs obg cmg ctg agr gnt ngm alg aki soh jah ateh tou fds pfta qro vdd glr',
)
const TYPED_LETTERS = wordSet('q n d c p s m')
const BESIDE_LETTER = wordSet(
  'vitamina vitaminas letra item alínea grupo classe tipo série turma sala hepatite geração opção ponto página linha coluna eixo plano bloco',
)

type Cues = ReadonlyMap<string, readonly PhraseHit[]>

export function findStyle(reader: Reader, words: Words, cues: Cues): Finding[] {
  return [
    ...findRegister(reader, words, cues),
    ...findWordFaults(reader, words),
    ...findSentenceFaults(reader, words),
  ]
}

/** Too familiar, or of the writer and the reader; and the words that an essay is praised for. */
function findRegister(reader: Reader, words: Words, cues: Cues): Finding[] {
  const findings: Finding[] = []
  for (const [label, kind] of [
    ['informal', 'informal'],
    ['firstPerson', 'first-person'],
    ['secondPerson', 'second-person'],
  ] as const) {
    for (const hit of cues.get(label) ?? []) {
      if (!reader.isQuoted(hit.first) && !isAnothersVoice(reader, hit, words))
        findings.push({ kind, start: hit.start, end: hit.end, about: hit.phrase })
    }
  }
  for (const [at] of reader.doc.tokens.entries())
    if (isShortened(reader, at))
      findings.push(reader.mark('informal', at, at + 1, { about: reader.lower(at) }))
  for (const hit of cues.get('formal') ?? [])
    findings.push({ kind: 'formal-word', start: hit.start, end: hit.end })
  return findings
}

/** As one types to friends: "q", "n", "td", "hj"; letters that stand for a word, not "vitamina d" or "n. 5". */
function isShortened({ doc, lower, isWord, isQuoted }: Reader, at: number): boolean {
  const token = doc.tokens[at]
  if (token?.kind !== 'word' || token.isCapital || isQuoted(at)) return false
  if (TYPED.has(token.lower)) return true
  return (
    TYPED_LETTERS.has(token.lower) && isWord(at - 1) && isWord(at + 1) && !BESIDE_LETTER.has(lower(at - 1))
  )
}

/** Quoted without quotation marks: "o eu lírico", "Instituto Sou da Paz", "penso, logo existo", ": eu quero …". */
function isAnothersVoice(reader: Reader, { first, last, phrase }: PhraseHit, words: Words): boolean {
  const { doc, lower, isMark } = reader
  const [before, next] = [lower(first - 1), lower(last)]
  const isName = doc.tokens[first]?.isCapital === true && !reader.startsSentence(first)
  return (
    next === 'lírico' ||
    (phrase === 'penso' && (next === 'logo' || lower(last + 1) === 'logo')) ||
    (isName && before !== '') ||
    isVerse(reader, first) ||
    (phrase === 'aí' && before === 'partir') ||
    (phrase === 'eu' && (before === ':' || !mayFollowI(reader, last, words))) ||
    (phrase === 'te' && !words.isVerb(next)) ||
    (phrase === 'imagine' && before === 'se') ||
    (phrase === 'sou' && isMark(last, '?')) ||
    (phrase === 'você' && before === 'que' && /^(mudança|poderosa)$/.test(lower(first - 2)))
  )
}

/** Lines of a poem, parted by a slash. */
function isVerse(reader: Reader, at: number): boolean {
  const { doc } = reader
  const sentence = doc.sentences[doc.tokens[at]?.sentence ?? -1]
  if (!sentence) return false
  return doc.tokens.slice(sentence.first, sentence.last).some(({ lower: own }) => own === '/')
}

/** "eu" before anything but a verb is a slip for "seu" or "e o". */
function mayFollowI(reader: Reader, at: number, words: Words): boolean {
  const { lower, isWord } = reader
  return (
    !isWord(at) ||
    words.isVerb(lower(at)) ||
    /^(não|me|lhe|lhes|e|mesmo|mesma|já|também|sempre|nunca|só)$/.test(lower(at))
  )
}

function findWordFaults(reader: Reader, words: Words): Finding[] {
  const seenAcronyms = new Set<string>()
  return reader.doc.tokens
    .flatMap((token, at) =>
      token.kind === 'word'
        ? [
            pronounAtStart(reader, at, words),
            pronounAfterVerb(reader, at),
            gerund(reader, at),
            doubled(reader, at),
            acronym(reader, at, seenAcronyms),
          ]
        : [],
    )
    .filter((finding) => finding !== null)
}

/** "Me parece que …" at the start of a sentence. */
function pronounAtStart(reader: Reader, at: number, words: Words): Finding | null {
  const { lower, mark } = reader
  const own = lower(at)
  const isWrong =
    reader.startsSentence(at) &&
    OBLIQUE_START.has(own) &&
    words.isVerb(lower(at + 1)) &&
    !words.isOnlyNominal(lower(at + 1)) &&
    own !== 'nos'
  return isWrong ? mark('pronoun-place', at, at + 2) : null
}

/** "que tornou-se": the word before draws the pronoun to itself. */
function pronounAfterVerb(reader: Reader, at: number): Finding | null {
  const { lower, isWord, mark } = reader
  const own = lower(at)
  const isWrong =
    /-(se|lhe|lhes|me|nos|lo|la|los|las)$/.test(own) &&
    isWord(at - 1) &&
    ATTRACTS.has(lower(at - 1)) &&
    lower(at - 1) !== 'nada' &&
    !/r-|[áêí]-l/.test(own)
  return isWrong ? mark('pronoun-place', at - 1, at + 1) : null
}

function gerund(reader: Reader, at: number): Finding | null {
  const { lower, isMark, mark } = reader
  const own = lower(at)
  if (!GERUND.test(own) || NOT_GERUND.has(own) || own.length < 5) return null
  const before = lower(at - 1)
  if (before === 'estar' && /^(vai|vão|irá|irão|vamos|iremos)$/.test(lower(at - 2)))
    return mark('gerund-future', at - 2, at + 1)
  const isTail = isMark(at - 1, ',') && !isLink(reader, at) && !reader.startsSentence(at - 1)
  return isTail ? mark('gerund-tail', at, at + 1) : null
}

/** "sendo assim", "tendo em vista", "visando": they say their relation. */
function isLink(reader: Reader, at: number): boolean {
  const { lower } = reader
  const own = lower(at)
  const next = lower(at + 1)
  return (
    /^(visando|objetivando|incluindo)$/.test(own) ||
    (own === 'sendo' && next === 'assim') ||
    (own === 'tendo' && next === 'em')
  )
}

function doubled(reader: Reader, at: number): Finding | null {
  const { doc, lower, isWord, mark } = reader
  const own = lower(at)
  if (own !== lower(at + 1) || !isWord(at + 1) || DOUBLABLE.has(own) || own.length < 2) return null
  return doc.tokens[at + 1]?.isCapital ? null : mark('doubled-word', at, at + 2, { better: own })
}

/** The first time an acronym stands without its name beside it. */
function acronym(reader: Reader, at: number, seen: Set<string>): Finding | null {
  const { doc, isMark, mark } = reader
  const token = doc.tokens[at]
  if (!token?.isCapital || token.end - token.start > 8 || token.end - token.start < 2) return null
  const written = doc.text.slice(token.start, token.end)
  if (
    !/^\p{Lu}{2,}s?$/u.test(written) ||
    isShouted(reader, at) ||
    COMMON_ACRONYMS.has(token.lower) ||
    seen.has(written)
  )
    return null
  seen.add(written)
  if (isMark(at - 1, '(-–—') || isMark(at + 1, '(')) return null
  return mark('acronym', at, at + 1, { about: written })
}

/** Words beside it are in capitals too: emphasis, no acronym. */
function isShouted(reader: Reader, at: number): boolean {
  const { doc } = reader
  return [at - 1, at + 1].some((beside) => {
    const token = doc.tokens[beside]
    return token?.kind === 'word' && /^\p{Lu}{2,}$/u.test(doc.text.slice(token.start, token.end))
  })
}

function findSentenceFaults(reader: Reader, words: Words): Finding[] {
  const findings: Finding[] = []
  for (const { first, last, start, end, wordCount } of reader.doc.sentences) {
    if (wordCount > LONG_SENTENCE_WORDS)
      findings.push({ kind: 'sentence-long', start, end, about: String(wordCount) })
    else if (isFragment(reader, first, last, wordCount, words))
      findings.push(reader.mark('fragment', first, Math.min(last, first + 3)))
  }
  return findings
}

function isFragment(reader: Reader, first: number, last: number, wordCount: number, words: Words): boolean {
  const { lower, isMark } = reader
  const own = lower(first)
  if (isMark(last - 1, '?!')) return false
  const two = `${own} ${lower(first + 1)}`
  if (FRAGMENT_PHRASES.has(two)) {
    if (/^(que|a qual|o qual|os quais|as quais|e que)/.test(two) || two === 'o que')
      return (
        wordCount < 30 &&
        !(
          two === 'o que' &&
          (isCleft(reader, first, last) || hasSecondVerb(reader, first + 3, last, words))
        ) &&
        (two !== 'o que' || (words.isVerb(lower(first + 2)) && !/^(se|mais)$/.test(lower(first + 2))))
      )
    return !hasMainClause(reader, first + 2, last, words)
  }
  return (
    FRAGMENT_STARTS.has(own) &&
    !((own === 'onde' || GERUND.test(own)) && hasMainClause(reader, first, last, words)) &&
    !isCleft(reader, first, last) &&
    !/^sendo assim/.test(two)
  )
}

/** "Onde isso mais ocorre é na escola": a whole sentence. */
function isCleft(reader: Reader, first: number, last: number): boolean {
  const { lower } = reader
  for (let at = first + 2; at < last - 1; at += 1)
    if (lower(at) === 'é' && /^(n[oa]s?|em|de|d[oa]s?|que|quando|com|por)$/.test(lower(at + 1))) return true
  return false
}

/** "O que muda é o prazo", "O que vem depois deve convencer": after its own verb the clause meets the sentence's. */
function hasSecondVerb(reader: Reader, from: number, last: number, words: Words): boolean {
  for (let at = from; at < last; at += 1) {
    const own = reader.lower(at)
    if (OPENS_ANOTHER.has(own)) return false
    if (FINITE_WORDS.has(own) || (words.isOnlyVerb(own) && !NOT_FINITE.test(own))) return true
  }
  return false
}

/** A comma, and after it a finite verb: the opening clause leans on something. */
function hasMainClause(reader: Reader, first: number, last: number, words: Words): boolean {
  const { lower, isMark } = reader
  let isAfterComma = false
  for (let at = first; at < last; at += 1) {
    if (isMark(at, ',')) isAfterComma = true
    else if (
      isAfterComma &&
      (FINITE_WORDS.has(lower(at)) || (words.isVerb(lower(at)) && !NOT_FINITE.test(lower(at))))
    )
      return true
  }
  return false
}
