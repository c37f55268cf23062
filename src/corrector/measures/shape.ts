/** Length, paragraphs, sentences, vocabulary, punctuation: the shape of the text. */
import type { Analysis } from '../analysis.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { countEach } from './stems.ts'
import { deviation, down, either, log1, type Measures, mean, per100, up } from './value.ts'

const SEGMENT_WORDS = 50
const ADVERB = /mente$/
const NOMINALISATION = /(?:ção|ções|dade|dades|mento|mentos|ância|ência|ências|ismo|ura|agem)$/
/** Anyone who leaves accents out has few of them, found or not. */
const ACCENT = /[áéíóúâêôãõç]/
const BEING = /^(?:é|são|foi|foram|ser|será|serão|sendo|sido|seja|sejam|era|eram)$/
const PARTICIPLE = /(?:[ai]d|vist|feit|post)[oa]s?$/
const GERUND = /(?:ando|endo|indo)$/

export function measureShape(analysis: Analysis): Measures {
  const words = analysis.doc.words.map((at) => analysis.doc.tokens[at]?.lower ?? '')
  return {
    ...measureLengths(analysis, words),
    ...measureVocabulary(analysis, words),
    ...measurePunctuation(analysis),
    ...measureSyntax(analysis, words),
  }
}

/** Of the text, its paragraphs and its sentences. */
function measureLengths({ doc }: Analysis, words: readonly string[]): Measures {
  const sentenceLengths = doc.sentences.map((sentence) => sentence.wordCount)
  const paragraphLengths = doc.paragraphs.map((paragraph) => paragraph.wordCount)
  const paragraphs = doc.paragraphs.length
  return {
    words: up(log1(words.length), 'length'),
    characters: up(writtenLength(doc.text) / 1000, 'length'),
    fourParagraphs: up(Number(paragraphs === 4), 'paragraphing'),
    fourOrFive: up(Number(paragraphs === 4 || paragraphs === 5), 'paragraphing'),
    fewParagraphs: down(Number(paragraphs <= 2), 'paragraphing'),
    threeParagraphs: down(Number(paragraphs === 3), 'paragraphing'),
    manyParagraphs: down(Math.max(0, paragraphs - 5), 'paragraphing'),
    shortestParagraph: up(Math.min(...paragraphLengths, 120), 'paragraphing', 'paragraph-short'),
    paragraphSpread: down(deviation(paragraphLengths) / Math.max(1, mean(paragraphLengths)), 'paragraphing'),
    firstParagraph: up(paragraphLengths[0] ?? 0, 'paragraphing'),
    lastParagraph: up(paragraphLengths.at(-1) ?? 0, 'closing'),
    middleParagraphs: up(mean(paragraphLengths.slice(1, -1)), 'development', 'argument'),
    sentencesPerParagraph: either(doc.sentences.length / Math.max(1, paragraphs), 'paragraphing'),
    singleSentence: down(
      doc.paragraphs.filter((p) => p.sentences.length === 1).length / Math.max(1, paragraphs),
      'paragraphing',
      'paragraph-short',
    ),
    sentenceMean: either(mean(sentenceLengths), 'sentences'),
    sentenceSpread: either(deviation(sentenceLengths), 'sentences'),
    longestSentence: down(Math.max(0, ...sentenceLengths), 'sentences', 'sentence-long'),
    longSentences: down(sentenceLengths.filter((length) => length > 45).length, 'sentences', 'sentence-long'),
    shortSentences: down(sentenceLengths.filter((length) => length < 8).length, 'sentences'),
    sentenceCount: either(doc.sentences.length, 'sentences'),
  }
}

function measureVocabulary(analysis: Analysis, words: readonly string[]): Measures {
  const formal = analysis.cues.get('formal') ?? []
  const count = Math.max(1, words.length)
  const lengths = words.map((word) => word.length)
  const content = words.filter(isContentWord)
  const stems = countEach(content.map(stemOf))
  const forms = countEach(words)
  const share = (test: (word: string) => boolean) => shareOf(words, test)
  return {
    wordLength: up(mean(lengths), 'vocabulary'),
    wordLengthSpread: up(deviation(lengths), 'vocabulary'),
    longWords: up(
      share((word) => word.length >= 9),
      'vocabulary',
    ),
    veryLongWords: up(
      share((word) => word.length >= 12),
      'vocabulary',
    ),
    rootVariety: up(forms.size / Math.sqrt(count), 'vocabulary'),
    contentVariety: up(stems.size / Math.sqrt(Math.max(1, content.length)), 'vocabulary'),
    once: up([...forms.values()].filter((n) => n === 1).length / count, 'vocabulary'),
    segmentVariety: up(mean(segments(words).map((part) => new Set(part).size / part.length)), 'vocabulary'),
    contentShare: either(content.length / count, 'vocabulary'),
    repeatedStems: down(
      [...stems.values()].filter((n) => n >= 5).reduce((sum, n) => sum + n, 0) / Math.max(1, content.length),
      'connection',
      'repetition',
    ),
    topStem: down(Math.max(0, ...stems.values()) / Math.max(1, content.length), 'connection', 'repetition'),
    nominalisations: up(
      share((word) => NOMINALISATION.test(word)),
      'vocabulary',
    ),
    adverbs: either(
      share((word) => word.length > 6 && ADVERB.test(word)),
      'vocabulary',
    ),
    gerunds: down(
      share((word) => GERUND.test(word)),
      'sentences',
      'gerund-tail',
    ),
    formal: up(per100(formal.length, analysis), 'vocabulary', 'formal-word'),
    formalKinds: up(new Set(formal.map((hit) => hit.phrase)).size, 'vocabulary', 'formal-word'),
  }
}

function measurePunctuation(analysis: Analysis): Measures {
  const { doc } = analysis
  const marks = countEach(doc.tokens.flatMap((token) => (token.kind === 'mark' ? [token.lower] : [])))
  return {
    commas: either(per100(marks.get(',') ?? 0, analysis), 'punctuation'),
    commasPerSentence: either((marks.get(',') ?? 0) / Math.max(1, doc.sentences.length), 'punctuation'),
    semicolons: up(log1(marks.get(';') ?? 0), 'punctuation'),
    colons: up(log1(marks.get(':') ?? 0), 'punctuation'),
    questions: down(log1(marks.get('?') ?? 0), 'register'),
    exclamations: down(log1(marks.get('!') ?? 0), 'register'),
    quotes: up(
      log1(['"', '“', '”', '‘', '’', '«'].reduce((sum, mark) => sum + (marks.get(mark) ?? 0), 0)),
      'repertoire',
    ),
    parentheses: either(log1(marks.get('(') ?? 0), 'punctuation'),
    dashes: up(log1((marks.get('–') ?? 0) + (marks.get('—') ?? 0)), 'punctuation'),
  }
}

/** Clauses, passives, and the small signs of a text that is written with care. */
function measureSyntax(analysis: Analysis, words: readonly string[]): Measures {
  const { cues, byKind } = analysis
  const cueCount = (label: string) => cues.get(label)?.length ?? 0
  const ques = words.filter((word) => word === 'que').length
  return {
    subordinate: either(per100(cueCount('subordinate'), analysis), 'sentences'),
    relatives: up(log1(cueCount('relative')), 'sentences'),
    que: down(per100(ques, analysis), 'sentences'),
    accentedShare: up(
      shareOf(words, (word) => ACCENT.test(word)),
      'correctness',
    ),
    passives: up(per100(passives(words), analysis), 'sentences'),
    acronyms: either(log1(byKind.get('acronym')?.length ?? 0), 'punctuation', 'acronym'),
  }
}

function shareOf(words: readonly string[], test: (word: string) => boolean): number {
  return words.filter(test).length / Math.max(1, words.length)
}

/** "é visto", "foram criadas". */
function passives(words: readonly string[]): number {
  return words.filter((word, at) => BEING.test(word) && PARTICIPLE.test(words[at + 1] ?? '')).length
}

/** What is discounted has been blanked: blanks in a row are one. */
function writtenLength(text: string): number {
  return text.replace(/\s+/g, ' ').trim().length
}

/** Overlapping runs of fifty words: variety that does not depend on the length. */
function segments(words: readonly string[]): (readonly string[])[] {
  if (words.length < SEGMENT_WORDS) return words.length === 0 ? [] : [words]
  const parts: (readonly string[])[] = []
  for (let from = 0; from + SEGMENT_WORDS <= words.length; from += SEGMENT_WORDS / 2)
    parts.push(words.slice(from, from + SEGMENT_WORDS))
  return parts
}
