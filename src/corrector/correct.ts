/**
 * The corrector: an essay and its theme in, a correction out. Pure: the dictionary, the numbers, the rubric and the
 * sentences are handed in, so that the same code runs on the server and in a worker of the browser.
 */
import { type Analysis, analyse, type Essay, type Language } from './analysis.ts'
import type { CompetenceResult, Correction, CorrectorTexts, Mark } from './correction.ts'
import { MAX_ABOUT } from './detectors/rights-denied.ts'
import { COMPETENCES, type Competence, type Finding, MARK_KINDS } from './kinds.ts'
import { measure } from './measures/measure.ts'
import { weigh } from './model/evidence.ts'
import { chooseLevels, stretched, totalOf } from './model/levels.ts'
import type { Numbers } from './model/numbers.ts'
import type { Strictness } from './model/strictness.ts'
import { IN_ORDER, judgeOrder, type OrderModel, type OrderVerdict } from './order/order.ts'
import { LEVELS, type Level, type Rubric } from './rubric/rubric.ts'
import { type DisorderKind, type FrameKind, heldCaps } from './rules/caps.ts'
import { countWords, paperLines, sheetLines } from './rules/lines.ts'
import { judgeTheme } from './rules/theme-gate.ts'
import { findTricks } from './rules/tricks.ts'
import { findZeroRisks } from './rules/zero-risks.ts'
import { judgeSense, type SenseModel } from './sense/sense.ts'
import { type SentenceKind, type SentenceKindsModel, tellSentences } from './sentence-kinds/sentence-kinds.ts'
import { isKnownText, type KnownText } from './substance/known-text.ts'
import { judgeSubstance, type SubstanceVerdict } from './substance/substance.ts'
import type { Vectors } from './substance/vectors.ts'
import { MAX_READ_CHARACTERS, type Span } from './text/document.ts'

export type Corrector = Language & {
  readonly numbers: Numbers
  readonly vectors: Vectors
  readonly order: OrderModel
  readonly sense: SenseModel
  readonly sentenceKinds: SentenceKindsModel
  /** Of our own generator. */
  readonly knownText: KnownText
  readonly rubric: Rubric
  /** Of a house of graders of its own; left out: of those that were learned from. */
  readonly strictness?: Strictness
  readonly texts: CorrectorTexts
}

const TENTHS = 10
const MAX_MARKS = 600

export function correct(essay: Essay, corrector: Corrector): Correction {
  const { numbers, rubric, texts } = corrector
  const analysis = analyse(essay, corrector)
  const measures = measure(analysis)
  const { scores, ofFinding, ofAspect } = weigh(analysis, measures, numbers, corrector.strictness)
  const points = (c: Competence) => scores[c] / TENTHS
  const exact = { 1: points(1), 2: points(2), 3: points(3), 4: points(4), 5: points(5) }
  const hasTexts = essay.motivating.some((text) => text.trim() !== '')
  const theme = judgeTheme(measures, numbers.gate, hasTexts)
  const isEmpty = analysis.doc.words.length === 0
  const told = toldSpans(analysis, essay, corrector)
  const findings = [...analysis.findings, ...told.rights.map((span) => demandAt(span, analysis))].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )
  const substance = judgeSubstance(analysis.doc, analysis.theme, corrector.vectors, numbers.substance)
  const plain = totalOf(exact, numbers)
  const frame = frameOf(substance, plain, theme.isOff, isKnownText(analysis.doc, corrector.knownText))
  // The generator's sentences are ours, and told so already.
  const isJudged = plain > NAMED_ABOVE && frame !== 'generator'
  const order = isJudged
    ? judgeOrder(analysis.doc, analysis.theme, corrector.vectors, corrector.order)
    : IN_ORDER
  const disorder = disorderOf(order)
  const sense = isJudged
    ? judgeSense(analysis.doc, analysis.sentences, corrector.vectors, corrector.sense)
    : null
  const senseless = sense?.isSenseless ? sense.oddest : null
  const isOwn = substance.isOwn && frame === null && disorder === null && senseless === null
  const sum = stretched(plain, isOwn && substance.isStrong, numbers.top)
  const chosen = isEmpty ? null : chooseLevels(exact, sum)
  const caps = heldCaps(analysis, rubric, theme, frame, disorder)

  const competences = COMPETENCES.map((competence): CompetenceResult => {
    const free: Level = chosen?.[competence] ?? 0
    let level = free
    const held: CompetenceResult['caps'][number][] = []
    for (const cap of caps.filter((c) => c.competence === competence)) {
      if (cap.max >= level) continue
      held.push({ ...cap, tenths: (cap.max - level) * TENTHS, why: texts.cap(cap.id, cap.count ?? null) })
      level = cap.max
    }
    const own = rubric.competences[competence]
    const next = LEVELS.find((value) => value > level)
    return {
      competence,
      name: own.name,
      level,
      descriptor: own.descriptors[level],
      baseTenths: numbers.competences[competence].base + (corrector.strictness?.[competence] ?? 0),
      scoreTenths: scores[competence],
      roundingTenths: free * TENTHS - scores[competence],
      caps: held,
      nextDescriptor: next === undefined ? null : own.descriptors[next],
    }
  })
  const total = competences.reduce((all, { level }) => all + level, 0)
  const isOpen =
    isOwn && plain >= numbers.top.openFrom && competences.every(({ caps: held }) => held.length === 0)
  const { from, to } = rangeOf(total, numbers, { isOpen, isFrame: frame !== null })
  return {
    rubricYear: rubric.year,
    competences,
    total,
    ...(isEmpty ? {} : { sumTenths: Math.round(sum * TENTHS) }),
    range: { from, to, meaning: texts.range(from, to) },
    marks: marksOf(),
    wholeText: [...ofAspect].map(([aspect, contributions]) => ({
      aspect,
      contributions,
      ...texts.aspect(aspect, contributions.reduce((sum, { tenths }) => sum + tenths, 0) >= 0),
    })),
    zeroRisks: findZeroRisks(analysis, rubric, theme, { ...essay, ...told }).map((risk) => ({
      ...risk,
      why: texts.zeroRisk(risk.id, risk.lines ?? null),
    })),
    tricks: findTricks(analysis, frame, { disordered: disorder && order.oddest, senseless }).map((trick) => ({
      ...trick,
      why: texts.trick(trick.id),
    })),
    counts: {
      words: countWords(analysis.doc.text),
      lines: (essay.hasPaperLines ? paperLines : sheetLines)(essay.text.slice(0, MAX_READ_CHARACTERS)),
      paragraphs: analysis.doc.paragraphs.length,
      sentences: analysis.doc.sentences.length,
    },
    readUpTo: essay.text.length > MAX_READ_CHARACTERS ? MAX_READ_CHARACTERS : null,
  }

  function marksOf(): Mark[] {
    return findings
      .filter((finding) => ofFinding.has(finding) || findings.length <= MAX_MARKS)
      .map((finding) => ({
        kind: finding.kind,
        ...MARK_KINDS[finding.kind],
        start: finding.start,
        end: finding.end,
        contributions: ofFinding.get(finding) ?? [],
        better: finding.better ?? null,
        about: finding.about ?? null,
        ...texts.mark(finding),
      }))
  }
}

/** Sentences that somebody has to look at, where no list has told them. */
function toldSpans(
  analysis: Analysis,
  { theme: title }: Essay,
  { words, vectors, sentenceKinds }: Corrector,
): Readonly<Record<SentenceKind, readonly Span[]>> {
  const told = tellSentences(
    { ...analysis, title, rights: analysis.rightsCues, words, vectors },
    sentenceKinds,
  )
  const of = (kind: SentenceKind) =>
    told.flatMap((one) => (one.kind === kind ? (analysis.doc.sentences[one.sentence] ?? []) : []))
  const known = analysis.byKind.get('human-rights') ?? []
  return {
    disconnected: of('disconnected'),
    identification: of('identification'),
    rights: of('rights').filter(({ start, end }) => !known.some((one) => one.start < end && start < one.end)),
  }
}

function demandAt({ start, end }: Span, { doc }: Analysis): Finding {
  const words = doc.text.slice(start, end).replace(/\s+/g, ' ')
  return { kind: 'human-rights', start, end, ...(words.length <= MAX_ABOUT ? { about: words } : {}) }
}

/** Below this a name would take nothing away: a poor text is told so by its levels. */
const NAMED_ABOVE = 600
const FRAME_MOST = 960

function frameOf(
  substance: SubstanceVerdict,
  total: number,
  isOffTheme: boolean,
  isGenerators: boolean,
): FrameKind {
  if (isGenerators) return 'generator'
  // A frame that does not even name the theme has no title's words that could be told from the rest.
  if (isOffTheme && substance.isDoubtful && total > NAMED_ABOVE) return 'sure-template'
  if (!substance.isFrame || total <= NAMED_ABOVE) return null
  return substance.isSureFrame ? 'sure-template' : 'template'
}

function disorderOf({ isDisordered, isSure }: OrderVerdict): DisorderKind {
  return !isDisordered ? null : isSure ? 'sure-disordered' : 'disordered'
}

/** Where eight of ten graders would put the same text; open to 1000 where the exam's board gives it. */
function rangeOf(
  total: number,
  { range }: Numbers,
  { isOpen, isFrame }: { isOpen: boolean; isFrame: boolean },
): { from: number; to: number } {
  const own = range.find(({ upTo }) => total <= upTo) ?? range.at(-1)
  if (!own) return { from: total, to: total }
  const toTwenty = (value: number) => Math.min(1000, Math.max(0, Math.round(value / 20) * 20))
  const to = isOpen ? 1000 : toTwenty(total + own.above)
  return { from: toTwenty(total - own.below), to: isFrame ? Math.max(total, Math.min(to, FRAME_MOST)) : to }
}
