/**
 * Reads an essay once and keeps everything that is found in it: what the measures count, what the marks show and what
 * the rules look at are the same findings (decision 0040: explanation equals computation).
 */
import { findAccents } from './detectors/accents.ts'
import { findAgreement } from './detectors/agreement.ts'
import { findArgument, type Plan, readPlan } from './detectors/argument.ts'
import { findClauseCommas } from './detectors/clause-commas.ts'
import { findCohesion } from './detectors/cohesion.ts'
import { findCommas } from './detectors/commas.ts'
import { findConfusions } from './detectors/confusions.ts'
import { findContent, readTheme, type Theme } from './detectors/content.ts'
import { findCrase } from './detectors/crase.ts'
import { findCrasePlaces } from './detectors/crase-places.ts'
import { findDistantAgreement } from './detectors/distant-agreement.ts'
import { findFormsAtOdds } from './detectors/forms-at-odds.ts'
import { findHumanRights } from './detectors/human-rights.ts'
import { findIncomplete } from './detectors/incomplete.ts'
import { findInsertions } from './detectors/insertions.ts'
import { findLateClauses } from './detectors/late-clauses.ts'
import { findLikelyCommas } from './detectors/likely-commas.ts'
import { findMissingStops } from './detectors/missing-stops.ts'
import { findNounPhrases } from './detectors/noun-phrase.ts'
import { findOpenings } from './detectors/openings.ts'
import { findParted } from './detectors/parted.ts'
import { findPostposed } from './detectors/postposed-subject.ts'
import { findPredicateAgreement } from './detectors/predicate-agreement.ts'
import { findProposal, type Proposal, readProposal } from './detectors/proposal.ts'
import { type Reader, read } from './detectors/reading.ts'
import { findRelativeAgreement } from './detectors/relative-agreement.ts'
import { findRightsDenied, rightsCues } from './detectors/rights-denied.ts'
import { findSoundAlikes } from './detectors/sound-alikes.ts'
import { findSpelling } from './detectors/spelling.ts'
import { findStrayCommas } from './detectors/stray-commas.ts'
import { findStyle } from './detectors/style.ts'
import { findSubjectVerb } from './detectors/subject-verb.ts'
import { findTaggedFaults } from './detectors/tagged-faults.ts'
import { findUnlikelyCommas } from './detectors/unlikely-commas.ts'
import { findUsage } from './detectors/usage.ts'
import { findVerbAgreement } from './detectors/verb-agreement.ts'
import { findWordEndings } from './detectors/word-endings.ts'
import { type Finding, MARK_KINDS, type MarkKind } from './kinds.ts'
import { CONNECTIVES } from './lexicon/connectives.ts'
import { HUMAN_RIGHTS, PROPOSAL } from './lexicon/proposal.ts'
import { REGISTER, SUBORDINATORS } from './lexicon/register.ts'
import { BRIDGES, REPERTOIRE, STOCK_REPERTOIRE, THESIS_CUES } from './lexicon/repertoire.ts'
import { type Discounted, discount } from './rules/discounted.ts'
import { type CommaModel, type Gaps, readGaps } from './syntax/gaps.ts'
import { readSyntax, type SyntaxSentence } from './syntax/sentences.ts'
import type { SyntaxModel } from './syntax/syntax-file.ts'
import { type Document, readDocument } from './text/document.ts'
import { findPhrases, indexPhrases, type PhraseHit } from './text/phrases.ts'
import { readSheet } from './text/sheet.ts'
import type { Words } from './words/knowledge.ts'

export type Essay = {
  readonly text: string
  readonly theme: string
  /** The motivating texts of the exam, one string each; empty when there are none. */
  readonly motivating: readonly string[]
  /** What may be cited besides what the corrector knows: names in small letters, words parted by one blank. */
  readonly references?: readonly string[]
  /** True where each line is one of a sheet of paper: lines are then counted and not worked out. */
  readonly hasPaperLines?: boolean
}

/** What the corrector knows of Portuguese: its words, how they go together, and where commas stand. */
export type Language = {
  readonly words: Words
  readonly syntax: SyntaxModel
  readonly commas: CommaModel
}

export type Analysis = {
  /** The text as its sheet was read, each sign in its place. */
  readonly sheet: string
  readonly doc: Document
  readonly sentences: readonly SyntaxSentence[]
  readonly theme: Theme
  /** Phrases of the lists, by label, in the order of the text. */
  readonly cues: ReadonlyMap<string, readonly PhraseHit[]>
  /** Words of a demand against human rights, by class. */
  readonly rightsCues: readonly PhraseHit[]
  readonly findings: readonly Finding[]
  readonly byKind: ReadonlyMap<MarkKind, readonly Finding[]>
  readonly proposal: Proposal
  readonly plan: Plan
  readonly discounted: Discounted
}

/** Several labels may claim one word ("pode" is a duty and no connective): each list is searched for itself. */
const LISTS = indexPhrases({
  ...CONNECTIVES,
  ...REGISTER,
  ...SUBORDINATORS,
  ...PROPOSAL,
  ...HUMAN_RIGHTS,
  ...REPERTOIRE,
  ...STOCK_REPERTOIRE,
  ...THESIS_CUES,
  ...BRIDGES,
})

/** They mark whole sentences, or a stretch whose words may be wrong besides. */
const LONG_KINDS: ReadonlySet<MarkKind> = new Set<MarkKind>(['sentence-long', 'fragment', 'gerund-tail'])

/** The phrases of the lists, and those that are named with this essay alone. */
function withNamed(
  cues: Analysis['cues'],
  doc: Document,
  references: readonly string[] = [],
): Analysis['cues'] {
  if (references.length === 0) return cues
  const named = findPhrases(indexPhrases({ named: references.join('|') }), doc)
  return new Map([...cues, ['named', named]])
}

export function analyse(essay: Essay, language: Language): Analysis {
  const { words, syntax } = language
  const motivating = essay.motivating.join('\n')
  const sheet = readSheet(essay.text)
  const discounted = discount(sheet, motivating)
  const doc = readDocument(discounted.text)
  const theme = readTheme(essay.theme, motivating)
  const cues = groupBy(findPhrases(LISTS, doc), (hit) => hit.label)
  const rights = rightsCues(doc)
  const reader = read(doc)
  const sentences = readSyntax(reader, syntax)
  const proposal = readProposal(doc, cues, sentences)
  const plan = readPlan(doc, cues, theme)
  const byWords = [
    ...findSpelling(reader, words),
    ...findAccents(reader, words),
    ...findCrase(reader, words),
    ...findAgreement(reader, words),
    ...findVerbAgreement(reader, words),
    ...findDistantAgreement(reader, words),
    ...findCommas(reader, words),
    ...findStrayCommas(reader, words),
    ...findConfusions(reader, words),
    ...findStyle(reader, words, cues),
    ...findCohesion(doc, cues, theme.stems),
    ...findContent(doc, withNamed(cues, doc, essay.references), theme, proposal.elements.agent),
    ...discounted.copied.map(({ start, end }) => ({ kind: 'copied' as const, start, end })),
    ...findArgument(doc, plan),
    ...findRights(reader, cues, rights),
    ...findProposal(proposal, cues),
  ]
  const byTrees = [
    ...findUsage(reader, words),
    ...findSubjectVerb(reader, sentences, words),
    ...findNounPhrases(reader, sentences, words),
    ...findClauseCommas(reader, sentences),
    ...findTaggedFaults(reader, sentences, words),
  ]
  const told = [...byWords, ...byTrees.filter((finding) => !isKnownFault(finding, byWords))]
  // The surest first: where these speak as well, one of them is enough.
  const byClauses = [
    ...findParted(reader, sentences, words),
    ...findOpenings(reader, sentences),
    ...findInsertions(reader, sentences, words),
    ...findLateClauses(reader, sentences, words),
    ...findIncomplete(reader, sentences, words),
    ...findMissingStops(reader, sentences),
    ...findSoundAlikes(reader, sentences, words),
    ...findWordEndings(reader, words),
    ...findCrasePlaces(reader, sentences, words),
    ...findPostposed(reader, sentences, words),
    ...findRelativeAgreement(reader, sentences, words),
    ...findPredicateAgreement(reader, sentences, words),
    ...findFormsAtOdds(reader, sentences, words),
  ]
  for (const finding of byClauses)
    if ((LONG_KINDS.has(finding.kind) || !isKnownFault(finding, told)) && !isToldAlike(finding, told))
      told.push(finding)
  const gapsOf = gapReader(language)
  const byGaps = [
    ...findLikelyCommas(reader, sentences, gapsOf),
    ...findUnlikelyCommas(reader, sentences, gapsOf, words),
  ]
  for (const finding of byGaps) if (!isToldOfCommas(finding, told)) told.push(finding)
  const findings = told.sort((a, b) => a.start - b.start || a.end - b.end)
  return {
    sheet,
    doc,
    sentences,
    theme,
    cues,
    rightsCues: rights,
    findings,
    byKind: groupBy(findings, (finding) => finding.kind),
    proposal,
    plan,
    discounted,
  }
}

/** By a word that is asked for, and by what is asked of whom; a sentence speaks once. */
function findRights(reader: Reader, cues: Analysis['cues'], rights: readonly PhraseHit[]): Finding[] {
  const byWord = findHumanRights(reader.doc, cues)
  const sentenceOf = ({ start }: Finding) => reader.doc.sentences.find((one) => one.end > start)
  const told = new Set(byWord.map(sentenceOf))
  return [...byWord, ...findRightsDenied(reader, rights).filter((finding) => !told.has(sentenceOf(finding)))]
}

/** A place speaks once: what the words have told already, a slip of its letters above all, is not told again. */
function isKnownFault({ start, end }: Finding, known: readonly Finding[]): boolean {
  return known.some(
    (other) =>
      other.start < end &&
      start < other.end &&
      MARK_KINDS[other.kind].competence === 1 &&
      MARK_KINDS[other.kind].effect === 'fault' &&
      !LONG_KINDS.has(other.kind),
  )
}

function isToldAlike({ kind, start, end }: Finding, told: readonly Finding[]): boolean {
  return told.some((other) => other.kind === kind && other.start < end && start < other.end)
}

/** A slip of letters beside a gap says nothing of its comma. */
function isToldOfCommas({ start, end }: Finding, told: readonly Finding[]): boolean {
  return told.some((other) => other.kind.startsWith('comma-') && other.start < end && start < other.end)
}

/** Reads the gaps of a sentence when they are first asked for. */
function gapReader({ syntax, commas }: Language): (sentence: SyntaxSentence) => Gaps {
  const read = new Map<SyntaxSentence, Gaps>()
  return (sentence) => {
    const known = read.get(sentence)
    if (known) return known
    const gaps = readGaps(sentence, syntax, commas)
    read.set(sentence, gaps)
    return gaps
  }
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
