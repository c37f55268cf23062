/** Theme, repertoire, thesis, development (competences 2 and 3). */
import type { Analysis } from '../analysis.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import { REPERTOIRE } from '../lexicon/repertoire.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { likeness } from './cohesion.ts'
import { down, either, log1, type Measures, mean, per100, up } from './measured.ts'
import { countEach } from './shape.ts'

const EXPLAINING = ['cause', 'consequence', 'example', 'restating', 'comparison', 'bridge']
const BEGINNING_LENGTH = 5
const NAME = /^\p{Lu}\p{Ll}{2,}$/u

export function measureContent(analysis: Analysis): Measures {
  const { doc, cues, byKind, theme } = analysis
  const paragraphs = doc.paragraphs.map(({ first, last }) => stemsBetween(analysis, first, last))
  const all = paragraphs.flat()
  const counts = countEach(all)
  const titleStems = [...theme.stems]
  const covers = (stems: readonly string[] | undefined) => {
    const own = new Set(stems)
    return titleStems.length === 0 ? 0 : titleStems.filter((stem) => own.has(stem)).length / titleStems.length
  }
  const coverage = paragraphs.map(covers)
  const ownCounts = new Map([...counts].filter(([stem]) => !GENERIC_STEMS.has(stem) || theme.stems.has(stem)))
  const themeWords = titleStems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0)
  const motivating = countEach([...theme.motivatingStems])
  const middle = doc.paragraphs.slice(1, -1)
  const kinds = Object.keys(REPERTOIRE)
  const cited = kinds.filter((kind) => kind !== 'citing')
  const hits = (kind: string) => cues.get(kind) ?? []
  const distinct = (kind: string) => new Set(hits(kind).map((hit) => hit.phrase)).size
  const citedIn = (paragraph: number) =>
    cited.filter((kind) => hits(kind).some((hit) => hit.paragraph === paragraph)).length
  const names = namesOf(analysis)
  const thesisIn = (sentence: number) => hits('thesis').filter((hit) => hit.sentence === sentence).length
  const opening = doc.paragraphs[0]
  const lastParagraph = doc.paragraphs.length - 1
  const namedIn = (paragraph: number) => [
    ...new Set(
      cited.flatMap((kind) =>
        hits(kind)
          .filter((hit) => hit.paragraph === paragraph)
          .map((hit) => hit.phrase),
      ),
    ),
  ]
  const explaining = (paragraph: number) =>
    EXPLAINING.filter((label) => hits(label).some((hit) => hit.paragraph === paragraph)).length
  const measures: Record<string, Measures[string]> = {
    themeCoverage: up(covers(all), 'theme', 'theme-word'),
    themeInFirst: up(coverage[0] ?? 0, 'theme', 'theme-word'),
    themeInLast: up(coverage.at(-1) ?? 0, 'theme', 'theme-word'),
    themeLeast: up(Math.min(...coverage, 1), 'theme', 'theme-word'),
    themeMean: up(mean(coverage), 'theme', 'theme-word'),
    themeDensity: up(themeWords / Math.max(1, all.length), 'theme', 'theme-word'),
    motivatingLikeness: up(likeness(counts, motivating), 'theme'),
    ownWords: up(likeness(ownCounts, theme.weights), 'theme'),
    ownShare: up(
      [...ownCounts].reduce((sum, [stem, count]) => sum + (theme.weights.has(stem) ? count : 0), 0) /
        Math.max(1, all.length),
      'theme',
    ),
    themeBeginnings: up(beginnings(titleStems, counts), 'theme', 'theme-word'),
    themeParagraphs: up(coverage.filter((share) => share > 0).length / Math.max(1, coverage.length), 'theme'),
    motivatingUse: up(
      [...theme.motivatingStems].filter((stem) => counts.has(stem)).length / Math.max(1, motivating.size),
      'theme',
    ),
    fromMotivating: either(
      [...counts.keys()].filter((stem) => theme.motivatingStems.has(stem)).length / Math.max(1, counts.size),
      'theme',
    ),
    copiedLines: down(log1(byKind.get('copied')?.length ?? 0), 'theme', 'copied'),
    repertoireCount: up(
      log1(cited.reduce((sum, kind) => sum + hits(kind).length, 0)),
      'repertoire',
      'repertoire',
      'repertoire-tied',
    ),
    repertoireKinds: up(
      cited.filter((kind) => hits(kind).length > 0).length,
      'repertoire',
      'repertoire',
      'repertoire-tied',
    ),
    repertoireTied: up(log1(byKind.get('repertoire-tied')?.length ?? 0), 'repertoire', 'repertoire-tied'),
    repertoireOpening: up(citedIn(0), 'repertoire', 'repertoire', 'repertoire-tied'),
    repertoireDeveloped: up(
      middle.filter((_, index) => citedIn(index + 1) > 0).length,
      'development',
      'repertoire',
      'repertoire-tied',
    ),
    citingWords: up(log1(hits('citing').length), 'repertoire'),
    names: up(log1(names.length), 'repertoire'),
    distinctNames: up(log1(new Set(names).size), 'repertoire'),
    fullNames: up(log1(new Set(names.filter((name) => name.includes(' '))).size), 'repertoire'),
    percentages: either(log1(doc.tokens.filter((token) => token.lower === '%').length), 'repertoire'),
    years: up(log1(doc.tokens.filter((token) => /^(1[4-9]|20)\d\d$/.test(token.lower)).length), 'repertoire'),
    circular: up(
      doc.paragraphs.length > 2
        ? namedIn(0).filter((name) => namedIn(lastParagraph).includes(name)).length
        : 0,
      'closing',
    ),
    closedParagraphs: up(closedParagraphs(analysis), 'development', 'connective'),
    thesisRetaken: up(retaken(analysis), 'development'),
    explained: up(
      middle.length === 0 ? 0 : Math.min(...middle.map((_, index) => Math.min(4, explaining(index + 1)))),
      'development',
    ),
    explainedMean: up(mean(middle.map((_, index) => explaining(index + 1))), 'development'),
    shortestMiddle: up(
      Math.min(...middle.map((p) => p.wordCount), middle.length === 0 ? 0 : 120),
      'development',
    ),
    bridges: up(log1(hits('bridge').length), 'development'),
    numbers: either(log1(doc.tokens.filter((token) => token.kind === 'number').length), 'repertoire'),
    thesisCues: up(
      log1(opening ? hits('thesis').filter((hit) => hit.paragraph === 0).length : 0),
      'development',
      'thesis',
    ),
    thesisLast: up(log1(thesisIn(opening?.sentences.at(-1) ?? -1)), 'development', 'thesis'),
    thesisEchoed: up(echo(paragraphs), 'development'),
    vagueWords: down(per100(hits('vague').length, analysis), 'development'),
    firstPlural: either(per100(hits('firstPlural').length, analysis), 'register'),
    developed: up(middle.filter((p) => p.wordCount >= 60 && p.sentences.length >= 2).length, 'development'),
  }
  for (const kind of kinds)
    measures[`cited_${kind}`] = up(log1(distinct(kind)), 'repertoire', 'repertoire', 'repertoire-tied')
  return measures
}

/** Arguing paragraphs whose last sentence concludes: "Dessa forma, …". */
function closedParagraphs({ doc, cues }: Analysis): number {
  const closes = [...(cues.get('consequence') ?? []), ...(cues.get('conclusion') ?? [])]
  return doc.paragraphs.slice(1, -1).filter(({ sentences }) => {
    const own = sentences.at(-1) ?? -1
    const first = doc.sentences[own]?.first ?? 0
    return sentences.length > 2 && closes.some((hit) => hit.sentence === own && hit.first - first < 3)
  }).length
}

function stemsBetween({ doc }: Analysis, first: number, last: number): string[] {
  const stems: string[] = []
  for (let at = first; at < last; at += 1) {
    const token = doc.tokens[at]
    if (token?.kind === 'word' && isContentWord(token.lower)) stems.push(stemOf(token.lower))
  }
  return stems
}

/** Words of the title whose beginning the essay has: "transfobia" is spoken of where "transfóbico" stands. */
function beginnings(titleStems: readonly string[], counts: ReadonlyMap<string, number>): number {
  const begun = new Set([...counts.keys()].map((stem) => stem.slice(0, BEGINNING_LENGTH)))
  const found = titleStems.filter((stem) => begun.has(stem.slice(0, BEGINNING_LENGTH)))
  return titleStems.length === 0 ? 0 : found.length / titleStems.length
}

/** Words with a capital inside a sentence, those that stand together as one. */
function namesOf({ doc }: Analysis): string[] {
  const names: string[] = []
  let last = -2
  for (const [at, token] of doc.tokens.entries()) {
    if (!token.isCapital || doc.sentences[token.sentence]?.first === at) continue
    const written = doc.text.slice(token.start, token.end)
    if (!NAME.test(written)) continue
    if (last === at - 1 && names.length > 0) names[names.length - 1] += ` ${token.lower}`
    else names.push(token.lower)
    last = at
  }
  return names
}

/** Of what the thesis says (the introduction's last sentence), how much opens the paragraphs that argue. */
function retaken(analysis: Analysis): number {
  const { paragraphs, sentences } = analysis.doc
  const stemsOf = (index: number | undefined) => {
    const sentence = sentences[index ?? -1]
    return new Set(
      sentence
        ? stemsBetween(analysis, sentence.first, sentence.last).filter((stem) => !GENERIC_STEMS.has(stem))
        : [],
    )
  }
  const thesis = stemsOf(paragraphs[0]?.sentences.at(-1))
  return paragraphs
    .slice(1, -1)
    .filter((paragraph) => [...stemsOf(paragraph.sentences[0])].some((stem) => thesis.has(stem))).length
}

/** How much of what the introduction announces comes back where it is argued. */
function echo(paragraphs: readonly (readonly string[])[]): number {
  const announced = new Set(paragraphs[0])
  const argued = paragraphs.slice(1, -1)
  if (announced.size === 0 || argued.length === 0) return 0
  return mean(
    argued.map((stems) => [...announced].filter((stem) => stems.includes(stem)).length / announced.size),
  )
}
