/**
 * The model essay of four paragraphs from a theme, an audience and a denied right (product §4 Generator, §5, §9).
 * The sentences are in src/content/writing/essay-templates.ts; here is which of them are taken and how the inputs are
 * cleaned.
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'

export const GENERATOR_DELAY_MS = 1_500

export type GeneratorInputs = {
  readonly theme: string
  readonly audience: string
  readonly deniedRight: string
}

export type ThesisId =
  | 'falta-de-informacoes'
  | 'lacuna-educacional'
  | 'negligencia-governamental'
  | 'desigualdade-social'

export type Thesis = {
  readonly id: ThesisId
  /** With its article, as the introduction names it: "a falta de informações". */
  readonly name: string
  /** The paragraph after its opening words ("Em primeiro lugar, …" or "Além disso, …"). */
  readonly development: string
}

/**
 * Placeholders: {theme}, {audience}, {right} (default "direitos básicos"), {theirRight} (default "seus direitos"),
 * and in introductions {firstThesis} and {secondThesis}.
 */
export type EssayTemplates = {
  readonly theses: readonly Thesis[]
  readonly introductions: readonly string[]
  readonly firstOpening: string
  /** "Além disso, " (product §9). */
  readonly secondOpening: string
  readonly conclusion: string
}

export type Essay = {
  /** Introduction, two developments, conclusion. */
  readonly paragraphs: readonly [string, string, string, string]
  readonly theses: readonly [ThesisId, ThesisId]
}

const DEFAULT_AUDIENCE = 'os indivíduos'
const DEFAULT_RIGHT = 'direitos básicos'
const DEFAULT_THEIR_RIGHT = 'seus direitos'

/** Strips quotes, curly quotes, periods and commas (product §5 Generator), and the spaces that this leaves. */
export function cleanInput(text: string): string {
  return text
    .replace(/["'“”‘’.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * @param pick answers an index from 0 to count − 1: chance in the product, fixed in tests
 * @returns the essay; refuses `theme-required` when nothing of the theme is left after cleaning
 */
export function generateEssay(
  inputs: GeneratorInputs,
  templates: EssayTemplates,
  pick: (count: number) => number,
): Ok<Essay> | Refusal<'theme-required'> {
  const theme = cleanInput(inputs.theme)
  if (theme === '') return refuse('theme-required')
  const deniedRight = cleanInput(inputs.deniedRight)

  const firstIndex = pick(templates.theses.length)
  const first = at(templates.theses, firstIndex)
  const rest = templates.theses.filter((_, index) => index !== firstIndex)
  const second = at(rest, pick(rest.length))
  const introduction = at(templates.introductions, pick(templates.introductions.length))

  const words: Record<string, string> = {
    theme,
    audience: cleanInput(inputs.audience) || DEFAULT_AUDIENCE,
    right: deniedRight || DEFAULT_RIGHT,
    theirRight: deniedRight || DEFAULT_THEIR_RIGHT,
    firstThesis: first.name,
    secondThesis: second.name,
  }
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
  return ok({
    paragraphs: [
      fill(introduction),
      fill(templates.firstOpening + first.development),
      fill(templates.secondOpening + second.development),
      fill(templates.conclusion),
    ],
    theses: [first.id, second.id],
  })
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}
