/**
 * Does a short written text do what its task asks (product §9 Practice): take a position, join two ideas, name an element
 * of the proposal? The engine reads it; what is missing is told by name, so that the student can mend it.
 */
import type { Mark } from '#corrector/correction.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import type { ConnectiveClass } from '#corrector/lexicon/connectives.ts'
import type { ProposalElement } from '#corrector/lexicon/proposal.ts'
import { judgeMended, oneLine, type ReadEssay, sharedWords, wordsOf } from './mended.ts'

export type TaskCheck =
  | { readonly of: 'thesis'; readonly theme: string }
  | { readonly of: 'theme'; readonly theme: string; readonly atLeast: number; readonly most: number }
  | { readonly of: 'own-words'; readonly theme: string; readonly source: string }
  | { readonly of: 'repertoire'; readonly theme: string }
  | { readonly of: 'plan'; readonly lines: number }
  | { readonly of: 'connective'; readonly classes: readonly ConnectiveClass[]; readonly from: string | null }
  | { readonly of: 'proposal'; readonly elements: readonly ProposalElement[]; readonly from: string | null }
  | { readonly of: 'mend'; readonly kind: MarkKind; readonly from: string }

export type WrittenTask = {
  readonly id: string
  readonly prompt: string
  /** What it is about, set apart from the prompt: a theme, or sentences to work on; null where there is none. */
  readonly given: string | null
  readonly check: TaskCheck
  /** One way of doing it, shown when it is done. */
  readonly model: string
}

export type TaskProblem =
  | 'short'
  | 'long'
  | 'position'
  | 'theme'
  | 'copied'
  | 'repertoire'
  | 'loose'
  | 'stock'
  | 'lines'
  | 'connective'
  | 'lost'
  | 'unchanged'
  | 'fault'
  | ProposalElement

/** What the engine found besides: advice, which keeps nobody from going on. */
export type TaskVerdict = {
  readonly isRight: boolean
  readonly problems: readonly TaskProblem[]
  readonly faults: readonly MarkKind[]
}

const FEWEST_WORDS = 6
const MOST_WORDS_OF_A_THESIS = 50
const MOST_WORDS = 120
const FEWEST_WORDS_OF_A_LINE = 3
/** Two ideas that are joined keep their words; a proposal gets an element more, and keeps them too. */
const MIN_SHARED = 0.5
const BEGINNING = 5
/** In many titles: they name no theme. */
const OF_ANY_THEME =
  /^(?:desafios|caminhos|impactos|persistência|importância|brasil|combater|sociedade|garantia)/
/** The title of the theme, written down again, takes no position. */
const MOST_OF_THE_TITLE = 0.7
/** One sentence is no paragraph, and need not be one. */
const OF_WHOLE_TEXTS: ReadonlySet<MarkKind> = new Set<MarkKind>(['paragraph-short', 'paragraph-unlinked'])
/** A thesis stands in an introduction: the engine looks for it where a paragraph follows. */
const PARAGRAPH_BEHIND = 'Em primeiro lugar, cabe olhar para a rotina de quem convive com esse quadro.'

export async function judgeTask(check: TaskCheck, text: string, read: ReadEssay): Promise<TaskVerdict> {
  const own = oneLine(text)
  const length = wordsOf(own).length
  if (length < FEWEST_WORDS) return verdict(['short'])
  if (length > (check.of === 'thesis' ? MOST_WORDS_OF_A_THESIS : MOST_WORDS)) return verdict(['long'])
  if (check.of === 'plan') return verdict(isPlan(text, check.lines) ? [] : ['lines'])
  if (check.of === 'mend') {
    const mended = await judgeMended({ kind: check.kind, wrong: check.from }, own, read)
    if (mended.isRight) return verdict([])
    const problem = mended.problem === 'too-different' ? 'lost' : 'fault'
    return verdict([mended.problem === 'unchanged' ? 'unchanged' : problem])
  }
  if ('theme' in check && sharedWords(check.theme, own) > MOST_OF_THE_TITLE) return verdict(['unchanged'])
  const marks = await marksOf(check, own, read)
  const faults = marks
    .filter(({ effect, kind }) => effect === 'fault' && !OF_WHOLE_TEXTS.has(kind))
    .map(({ kind }) => kind)
  return verdict(problemsOf(check, own, marks, await elementsGiven(check, read)), faults)
}

function verdict(problems: readonly TaskProblem[], faults: readonly MarkKind[] = []): TaskVerdict {
  return { isRight: problems.length === 0, problems, faults: [...new Set(faults)] }
}

/** Those of the student's own words alone. */
async function marksOf(check: TaskCheck, own: string, read: ReadEssay): Promise<Mark[]> {
  const text = check.of === 'thesis' ? `${own}\n${PARAGRAPH_BEHIND}` : own
  const theme = 'theme' in check ? check.theme : ''
  const motivating = check.of === 'own-words' ? [check.source] : []
  const { marks } = await read({ text, theme, motivating })
  return marks.filter(({ start }) => start < own.length)
}

async function elementsGiven(check: TaskCheck, read: ReadEssay): Promise<readonly ProposalElement[]> {
  if (check.of !== 'proposal' || check.from === null) return []
  return elementsIn(await marksOf(check, check.from, read))
}

function elementsIn(marks: readonly Mark[]): ProposalElement[] {
  const all: readonly ProposalElement[] = ['agent', 'action', 'means', 'purpose', 'detail']
  return all.filter((element) => marks.some(({ kind }) => kind === `proposal-${element}`))
}

function problemsOf(
  check: Exclude<TaskCheck, { of: 'plan' | 'mend' }>,
  own: string,
  marks: readonly Mark[],
  given: readonly ProposalElement[],
): TaskProblem[] {
  const count = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind).length
  const unless = (isThere: boolean, problem: TaskProblem) => (isThere ? [] : [problem])
  switch (check.of) {
    case 'thesis':
      return [...unless(isAbout(check.theme, own), 'theme'), ...unless(count('thesis') > 0, 'position')]
    case 'theme':
      return [
        ...unless(count('theme-word') >= check.atLeast, 'theme'),
        ...unless(wordsOf(own).length <= check.most, 'long'),
      ]
    case 'own-words':
      return [...unless(count('copied') === 0, 'copied'), ...unless(count('theme-word') > 0, 'theme')]
    case 'repertoire':
      if (count('repertoire-stock') > 0) return ['stock']
      if (count('repertoire-tied') > 0) return []
      return [count('repertoire') > 0 ? 'loose' : 'repertoire']
    case 'connective':
      return [
        ...unless(isKept(check.from, own), 'lost'),
        ...unless(
          marks.some(
            ({ kind, about }) => kind === 'connective' && check.classes.some((one) => one === about),
          ),
          'connective',
        ),
      ]
    case 'proposal': {
      const there = elementsIn(marks)
      const wanted = [...new Set([...check.elements, ...given])]
      return [
        ...unless(isKept(check.from, own), 'lost'),
        ...wanted.filter((element) => !there.includes(element)),
      ]
    }
  }
}

/** By the beginnings of words: "vacinação" is about "cobertura vacinal". The position is the engine's to judge. */
function isAbout(theme: string, own: string): boolean {
  const words = wordsOf(own)
  return wordsOf(theme)
    .filter((word) => word.length > BEGINNING && !OF_ANY_THEME.test(word))
    .some((word) => words.some((one) => one.startsWith(word.slice(0, BEGINNING))))
}

function isKept(from: string | null, own: string): boolean {
  return from === null || sharedWords(from, own) >= MIN_SHARED
}

function isPlan(text: string, lines: number): boolean {
  const written = text.split('\n').filter((line) => wordsOf(line).length >= FEWEST_WORDS_OF_A_LINE)
  return written.length >= lines
}
