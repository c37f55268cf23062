/** Theme, repertoire, thesis, development (competences 2 and 3). */
import type { Analysis } from '../analysis.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import { REPERTOIRE } from '../lexicon/repertoire.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { countEach, likeness, stemsBetween } from './stems.ts'
import { down, either, log1, type Measures, mean, per100, up } from './value.ts'

const EXPLAINING = ['cause', 'consequence', 'example', 'restating', 'comparison', 'bridge']
const BEGINNING_LENGTH = 5
const NAME = /^\p{Lu}\p{Ll}{2,}$/u

/** Medians of essays that were written to motivating texts: who had none is no worse for it. */
const USUAL = { likeness: 0.204, use: 0.3, from: 0.053 } as const

const KINDS = Object.keys(REPERTOIRE)
const CITED = KINDS.filter((kind) => kind !== 'citing')

export function measureContent(analysis: Analysis): Measures {
  const paragraphs = analysis.doc.paragraphs.map(({ first, last }) => stemsBetween(analysis, first, last))
  return {
    ...measureTheme(analysis, paragraphs),
    ...measureRepertoire(analysis),
    ...measureArgument(analysis, paragraphs),
    ...measureCited(analysis),
  }
}

/** How much of the theme's words the essay takes up, where, and how much of them is its own. */
function measureTheme({ theme, byKind }: Analysis, paragraphs: readonly (readonly string[])[]): Measures {
  const all = paragraphs.flat()
  const counts = countEach(all)
  const titleStems = [...theme.stems]
  const covers = (stems: readonly string[]) => {
    const own = new Set(stems)
    return titleStems.length === 0 ? 0 : titleStems.filter((stem) => own.has(stem)).length / titleStems.length
  }
  const coverage = paragraphs.map(covers)
  const ownCounts = new Map([...counts].filter(([stem]) => !GENERIC_STEMS.has(stem) || theme.stems.has(stem)))
  const themeWords = titleStems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0)
  const motivating = countEach([...theme.motivatingStems])
  const isEmpty = all.length === 0
  const ofTexts = (value: number, usual: number) => (motivating.size > 0 || isEmpty ? value : usual)
  return {
    themeCoverage: up(covers(all), 'theme', 'theme-word'),
    themeInFirst: up(coverage[0] ?? 0, 'theme', 'theme-word'),
    themeInLast: up(coverage.at(-1) ?? 0, 'theme', 'theme-word'),
    themeLeast: up(Math.min(...coverage, 1), 'theme', 'theme-word'),
    themeMean: up(mean(coverage), 'theme', 'theme-word'),
    themeDensity: up(themeWords / Math.max(1, all.length), 'theme', 'theme-word'),
    motivatingLikeness: up(ofTexts(likeness(counts, motivating), USUAL.likeness), 'theme'),
    ownWords: up(likeness(ownCounts, theme.weights), 'theme'),
    ownShare: up(
      [...ownCounts].reduce((sum, [stem, count]) => sum + (theme.weights.has(stem) ? count : 0), 0) /
        Math.max(1, all.length),
      'theme',
    ),
    themeBeginnings: up(beginnings(titleStems, counts), 'theme', 'theme-word'),
    themeParagraphs: up(coverage.filter((share) => share > 0).length / Math.max(1, coverage.length), 'theme'),
    motivatingUse: up(
      ofTexts(
        [...theme.motivatingStems].filter((stem) => counts.has(stem)).length / Math.max(1, motivating.size),
        USUAL.use,
      ),
      'theme',
    ),
    fromMotivating: either(
      ofTexts(
        [...counts.keys()].filter((stem) => theme.motivatingStems.has(stem)).length /
          Math.max(1, counts.size),
        USUAL.from,
      ),
      'theme',
    ),
    copiedLines: down(log1(byKind.get('copied')?.length ?? 0), 'theme', 'copied'),
  }
}

/** What the essay brings along: works, laws, history, figures, names. */
function measureRepertoire(analysis: Analysis): Measures {
  const { doc, byKind } = analysis
  const hits = (kind: string) => hitsOf(analysis, kind)
  const citedIn = (paragraph: number) =>
    CITED.filter((kind) => hits(kind).some((hit) => hit.paragraph === paragraph)).length
  const names = namesOf(analysis)
  const middle = doc.paragraphs.slice(1, -1)
  return {
    repertoireCount: up(
      log1(CITED.reduce((sum, kind) => sum + hits(kind).length, 0)),
      'repertoire',
      'repertoire',
      'repertoire-tied',
    ),
    repertoireKinds: up(
      CITED.filter((kind) => hits(kind).length > 0).length,
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
  }
}

/** The thesis, and how the paragraphs between the first and the last argue for it. */
function measureArgument(analysis: Analysis, paragraphs: readonly (readonly string[])[]): Measures {
  const { doc } = analysis
  const middle = doc.paragraphs.slice(1, -1)
  const opening = doc.paragraphs[0]
  const lastParagraph = doc.paragraphs.length - 1
  const hits = (kind: string) => hitsOf(analysis, kind)
  const thesisIn = (sentence: number) => hits('thesis').filter((hit) => hit.sentence === sentence).length
  const namedIn = (paragraph: number) => [
    ...new Set(
      CITED.flatMap((kind) =>
        hits(kind)
          .filter((hit) => hit.paragraph === paragraph)
          .map((hit) => hit.phrase),
      ),
    ),
  ]
  const explaining = (paragraph: number) =>
    EXPLAINING.filter((label) => hits(label).some((hit) => hit.paragraph === paragraph)).length
  const { plan } = analysis
  return {
    circular: up(
      doc.paragraphs.length > 2
        ? namedIn(0).filter((name) => namedIn(lastParagraph).includes(name)).length
        : 0,
      'closing',
    ),
    closedParagraphs: up(plan.outcomes.length, 'development', 'argument-outcome'),
    thesisRetaken: up(retaken(analysis), 'development', 'argument'),
    thesisShown: up(Number(plan.thesis !== null), 'development', 'thesis'),
    argumentsShown: up(Math.min(3, plan.arguments.length), 'development', 'argument'),
    explanations: up(Math.min(10, plan.explanations.length), 'development', 'explanation'),
    explained: up(
      middle.length === 0 ? 0 : Math.min(...middle.map((_, index) => Math.min(4, explaining(index + 1)))),
      'development',
      'explanation',
    ),
    explainedMean: up(mean(middle.map((_, index) => explaining(index + 1))), 'development', 'explanation'),
    shortestMiddle: up(
      Math.min(...middle.map((p) => p.wordCount), middle.length === 0 ? 0 : 120),
      'development',
      'argument',
    ),
    bridges: up(log1(hits('bridge').length), 'development', 'explanation'),
    numbers: either(log1(doc.tokens.filter((token) => token.kind === 'number').length), 'repertoire'),
    thesisCues: up(
      log1(opening ? hits('thesis').filter((hit) => hit.paragraph === 0).length : 0),
      'development',
      'thesis',
    ),
    thesisLast: up(log1(thesisIn(opening?.sentences.at(-1) ?? -1)), 'development', 'thesis'),
    thesisEchoed: up(echo(paragraphs), 'development', 'argument'),
    vagueWords: down(per100(hits('vague').length, analysis), 'development'),
    firstPlural: either(per100(hits('firstPlural').length, analysis), 'register'),
    developed: up(
      middle.filter((p) => p.wordCount >= 60 && p.sentences.length >= 2).length,
      'development',
      'argument',
    ),
  }
}

/** Of each kind of repertoire, how many different ones. */
function measureCited(analysis: Analysis): Measures {
  return Object.fromEntries(
    KINDS.map((kind) => {
      const distinct = new Set(hitsOf(analysis, kind).map((hit) => hit.phrase)).size
      return [`cited_${kind}`, up(log1(distinct), 'repertoire', 'repertoire', 'repertoire-tied')]
    }),
  )
}

function hitsOf({ cues }: Analysis, label: string): readonly PhraseHit[] {
  return cues.get(label) ?? []
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
