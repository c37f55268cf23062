/** Everything that a student reads, with the file where it stands: banks, lessons, screen texts, cards, booklets. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')

export type WrittenText = { file: string; text: string }

/** Members that hold names for machines. */
const MACHINE_MEMBERS = new Set([
  'id',
  'themeId',
  'titleRule',
  'kinds',
  'themeIds',
  'PROPOSAL_THEMES',
  'slug',
  'cover',
  'to',
  'href',
  'kind',
  'code',
  'variant',
  'axis',
  'icon',
  'url',
  'art',
  'look',
  'subject',
  'studySubject',
  'mark',
  'certainty',
  'access',
  'release',
  'PRACTICE_KINDS',
  'kinds',
])
/** Of a remark: a name for machines where it is one plain word, else a label. */
const CODED_MEMBERS = new Set(['category', 'effect'])
/** What a student may write, without accents or with straight quotes: understood, not shown. */
const TYPED_MEMBERS = new Set(['answers', 'REFUSED_WORDS'])
/** A name for machines by its shape: a path, an address, words joined by hyphens or humps. */
const MACHINE_SHAPE =
  /^(?:[/#.]\S*|https?:\S*|[\w.]+@\S+|[a-z\d]+(?:[-_][a-z\d]+)+|[a-z]+(?:[A-Z][a-z]+)+|\d[\d.,:/-]*)$/

/** @returns the texts of the modules and of the booklets, in the order of their files */
export async function writtenTexts(): Promise<{ modules: WrittenText[]; booklets: WrittenText[] }> {
  const modules = new Map<string, WrittenText>()
  for (const file of [
    ...moduleFiles('src/content'),
    ...moduleFiles('src/texts'),
    'scripts/social/cards.ts',
  ]) {
    const loaded: unknown = await import(pathToFileURL(join(ROOT, file)).href)
    // Banks are gathered again by an index: each text counts once.
    for (const text of proseIn(loaded)) if (!modules.has(text)) modules.set(text, { file, text })
  }
  return { modules: [...modules.values()], booklets: bookletLines() }
}

function moduleFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort()
}

/** Of an exercise the form that is right: in braces the wrong one stands before the first bar. */
const EXERCISE_CHOICE = /\{[^{}|]*\|([^{}|]*)[^{}]*\}/g

function proseIn(value: unknown, member = ''): string[] {
  if (typeof value === 'string')
    return isForMachines(value, member) ? [] : [value.replaceAll(EXERCISE_CHOICE, '$1')]
  // A sentence with holes is a function: its words stand in its source.
  if (typeof value === 'function') return MACHINE_MEMBERS.has(member) ? [] : literalsOf(value.toString())
  if (value instanceof Map || value instanceof Set) return proseIn([...value])
  // What a written task asks of the engine: its sentences are those that the task shows.
  if (typeof value !== 'object' || value === null || member === 'check') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    proseIn(inner, Array.isArray(value) ? member : name),
  )
}

function isForMachines(text: string, member: string): boolean {
  return (
    MACHINE_MEMBERS.has(member) ||
    TYPED_MEMBERS.has(member) ||
    (CODED_MEMBERS.has(member) && /^[a-z]+$/.test(text)) ||
    MACHINE_SHAPE.test(text)
  )
}

/** The text literals of a function, without their holes. */
function literalsOf(source: string): string[] {
  // What is thrown is for the log, in English.
  return [
    ...source.replace(/new \w*Error\([^)]*\)/g, '').matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/g),
  ]
    .map(([, template, plain]) => (template ?? plain ?? '').replace(/\$\{[^}]*\}?/g, '§'))
    .filter((text) => !isForMachines(text, '') && !/^[a-z]+$/.test(text))
}

/** Line by line and without the marks of Markdown, so that a message can name the line. */
function bookletLines(): WrittenText[] {
  const folder = 'materials/booklets'
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(ROOT, folder, name), 'utf8')
        .split('\n')
        .map((line, index) => ({ file: `${folder}/${name}:${index + 1}`, text: withoutMarks(line) }))
        .filter(({ text }) => text !== ''),
    )
}

function withoutMarks(line: string): string {
  return line
    .replace(/^(?:title|subtitle|edition): "?(.*?)"?$/, '$1')
    .replace(/^---$|^(?:> ?)*```.*$|^\|[-:| ]+\|$/, '')
    .replace(/^(?:> ?)*\s*(?:#+ |- |\d+\. |\[![A-Z]+\] ?)?/, '')
    .replace(/==|\*+/g, '')
    .replace(/^\| ?| ?\|$/g, '')
    .replaceAll(' | ', '\n')
    .trim()
}
