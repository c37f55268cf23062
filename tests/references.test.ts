/**
 * Anyone who follows a reference finds something: "product §5 Chat" a name in section 5 of docs/product.md, "docs/wire.md §2"
 * a section of it, "decision 0042" a record. Nothing refers to a document that is not in the repository. Applied
 * migrations are never edited (their checksum is recorded), so they are left out.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['src', 'tests', 'scripts', 'bench', 'capacity', 'soak', 'browsers', 'docs', 'deploy']
const READ_AS_TEXT = /\.(ts|tsx|mts|mjs|js|css|md|sql|json|yaml|yml|sh|conf)$/
/** Holds the patterns of what is refused. */
const THIS_FILE = 'tests/references.test.ts'

const files = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
].filter((path) => READ_AS_TEXT.test(path) && path !== THIS_FILE && path !== 'package-lock.json')

/** Sentences of a comment run on over its lines. */
const texts = new Map(
  files.map((path) => [
    path,
    readFileSync(join(ROOT, path), 'utf8').replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)[ \t]*/g, ' '),
  ]),
)

type Section = { readonly text: string; readonly names: readonly string[] }

/** Sections by number; a name is a subheading, what stands in bold, or what a row of a table begins with. */
function sectionsOf(path: string): ReadonlyMap<string, Section> {
  const parts = readFileSync(join(ROOT, path), 'utf8').split(/^## (?=\d+\.)/m)
  return new Map(
    parts.slice(1).map((part) => {
      const names = [
        ...part.matchAll(/^(?:### |\d+\. )([^\n]+)/gm),
        ...part.matchAll(/\*\*([^*]+)\*\*/g),
        ...part.matchAll(/^\| ([^|]+) \|/gm),
      ].map(([, name]) => name!.replaceAll('`', '').replace(/ \(.*/, '').trim())
      return [/^\d+/.exec(part)![0], { text: part.replaceAll(/[`\\]/g, ''), names }]
    }),
  )
}

const product = sectionsOf('docs/product.md')
const wire = sectionsOf('docs/wire.md')
const decisions = new Set(readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4)))

const TOPIC = /^ ((?:"[^"]+"|[A-ZÀ-Ú][^,;:.()"§*`\n]*)(?:, (?:"[^"]+"|[A-ZÀ-Ú][^,;:.()"§*`\n]*))*)/
const NEXT = /^[^§\n]{0,80}?(?:, |; | and |–|, and |-)(?=§)/

/** The sections that a chain names, each with what it names in them: "§2 Chat, §5, §9 Ranks by XP and Badges". */
function chainOf(text: string): { section: string; topics: string[] }[] {
  const found: { section: string; topics: string[] }[] = []
  let rest = text
  for (;;) {
    const section = /^§(\d+)/.exec(rest)?.[1]
    if (section === undefined) return found
    rest = rest.slice(section.length + 1)
    const topic = TOPIC.exec(rest)?.[1]
    found.push({ section, topics: topic?.trim().split(', ') ?? [] })
    rest = rest.slice(topic === undefined ? 0 : topic.length + 1)
    const next = NEXT.exec(rest)?.[0]
    // A word of another reference in between begins a chain of its own.
    if (next === undefined || /wire|decision|[.)*]/.test(next)) return found
    rest = rest.slice(next.length)
  }
}

function isNamed(topic: string, { names, text }: Section): boolean {
  if (topic.startsWith('"')) return text.toLowerCase().includes(topic.slice(1, -1).toLowerCase())
  const asked = topic.toLowerCase().trim()
  const isOne = (part: string) =>
    names.some(
      (name) =>
        ` ${name.toLowerCase()} `.includes(` ${part}`) || `${part} `.startsWith(`${name.toLowerCase()} `),
    )
  return isOne(asked) || asked.split(' and ').every(isOne)
}

test('the documents that are referred to have sections and names', () => {
  expect([...product.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect([...wire.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(product.get('5')?.names).toContain('Backend rule')
  expect(product.get('2')?.names).toContain('Chat')
  expect(product.get('8')?.names).toContain('Logout fails')
})

test('every "product §N" names a section of docs/product.md, and what it names there is there', () => {
  const missing: string[] = []
  let count = 0
  for (const [path, text] of texts) {
    for (const { index } of text.matchAll(/(?<=\b[Pp]roduct )§\d/g)) {
      for (const { section, topics } of chainOf(text.slice(index))) {
        count += 1
        const found = product.get(section)
        if (found === undefined) missing.push(`${path}: §${section}`)
        else
          missing.push(
            ...topics
              .filter((topic) => !isNamed(topic, found))
              .map((topic) => `${path}: §${section} ${topic}`),
          )
      }
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(300)
})

test('every "docs/wire.md §N" names a section of it, and the calls that it names are there', () => {
  const missing: string[] = []
  let count = 0
  for (const [path, text] of texts) {
    for (const [reference] of text.matchAll(/(?<=docs\/wire\.md )§\d[^);.*]*/g)) {
      const sections = [...reference.matchAll(/§(\d+)/g)].map(([, number]) => number!)
      count += 1
      missing.push(
        ...sections.filter((number) => !wire.has(number)).map((number) => `${path}: wire §${number}`),
      )
      for (const [call] of reference.matchAll(/(?:(?:GET|POST|PUT|PATCH|DELETE)\|?)+ [\w./-]+/g)) {
        if (!sections.some((number) => wire.get(number)?.text.includes(call)))
          missing.push(`${path}: wire ${call}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(50)
})

test('every decision that is named has a record', () => {
  const missing: string[] = []
  for (const [path, text] of texts) {
    const named = [...text.matchAll(/\b[Dd]ecisions? (\d{4}(?:(?:, | and |, and )\d{4})*)/g)].flatMap(
      ([, list]) => list!.match(/\d{4}/g) ?? [],
    )
    // Records name each other by the number alone.
    const alone = path.startsWith('docs/decisions/')
      ? [...text.matchAll(/(?<!migrations? )\b(00\d\d)\b/g)].map(([, number]) => number!)
      : []
    missing.push(
      ...[...named, ...alone]
        .filter((number) => !decisions.has(number))
        .map((number) => `${path}: ${number}`),
    )
  }
  expect(missing).toEqual([])
})

/** What people may have at hand while they write, and nobody has who reads. */
const OUTSIDE = [
  /\bspec,? §\d/i,
  /\b(?:spec|design|style)\.md\b/,
  /\bdesign,? (?:D\d|§\d)/i,
  /\bissues? (?:\d|")/i,
  /\bthe specification\b/i,
]

test('nothing refers to a document that is not in the repository', () => {
  const found: string[] = []
  for (const [path, text] of texts) {
    // Documents link to their neighbours by the name alone.
    const wireAlone = path.endsWith('.md') ? /(?<![\w/.[(-])wire\.md/ : /(?<![\w/.-])wire\.md/
    for (const pattern of [...OUTSIDE, wireAlone]) {
      const match = pattern.exec(text)
      if (match) found.push(`${path}: ${text.slice(Math.max(0, match.index - 30), match.index + 40)}`)
    }
  }
  expect(found).toEqual([])
})
