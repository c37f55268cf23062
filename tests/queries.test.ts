/**
 * Where queries stand (CONTRIBUTING.md, "Server parts"): one that two use cases need in a repository, one that belongs to
 * a single use case in that use case's file, none at the edges; and none is written twice.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** What only takes calls, checks their shape, names what leaves, or puts parts together. Paths within `src/server`. */
const EDGES = [
  /^[^/]+\.ts$/,
  /^(openapi|pages|platform\/http)\//,
  /(^|[/-])(routes|schemas?|presenter)\.ts$/,
  /mails\.ts$/,
]

/** Acts with a name and a file of their own, which several use cases do in their transactions; each by its reason. */
const SHARED_ACTS = new Map([
  ['recordAuditEntry', 'writes the audit log, the only one to do so'],
  ['insertAccessRecord', 'writes what the law asks for, where no sign-in does it by its own statement'],
  ['queueMail', 'checks and queues a mail, the only one to do so'],
  ['bookPartnerShare', 'a step of payment and money back: books what came or went since'],
  ['leaveOutOwnSale', 'a step of payment: asks whether the partner has bought it'],
  ['joinList', 'makes or finds a reader of a mail list, the only one to do so'],
  ['queuePush', 'finds who asked and queues a notice, the only one to do so'],
  ['notifyWinner', 'a step of the challenge: decides and queues'],
  ['grantMonths', 'a step of a subscription: the months that are paid, and due'],
  ['queueSubscriptionMail', 'a step of a subscription: its reader, and the facts of the moment'],
  ['givePermission', 'a step of the guardians: permits once, and keeps the record'],
  ['withdrawPermission', 'a step of the guardians: takes it back, and keeps the record'],
  ['noteAct', 'writes the record of the guardians, the only one to do so'],
  ['letRunOut', 'a step of peer review: ends what is overdue'],
  ['findRareIds', 'asks the index of trigrams for whatever list is searched, as holdsParts does'],
  ['notifyOpenedResults', 'a step of peer review: finds and queues'],
  ['reportSandboxPayment', 'a step of the test provider: books and reports'],
  ['recordSandboxEvent', 'a step of the test provider: keeps what it will report'],
  ['deleteInParts', 'deletes what its caller names, part by part'],
  ['lockServerKeys', 'a lock that reads no rows'],
])

/** Exports and erases each table by itself, whatever the screens show of it (its data-inventory.ts is held by a test). */
const PERSONAL_DATA = 'account/personal-data/'

const QUERY =
  /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|`\s*\.execute\(|\b(pool|client|db|tx)\.query[(<]/

const sources = new Map<string, string>()
for (const path of await readdir(join(ROOT, 'src/server'), { recursive: true })) {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('seed/')) continue
  sources.set(path, await readFile(join(ROOT, 'src/server', path), 'utf8'))
}

const isEdge = (path: string) => EDGES.some((edge) => edge.test(path))
const isRepository = (path: string) => path.endsWith('repository.ts')

/** The functions that a file exports, with the type of the first argument. */
function exportedFunctions(source: string): { name: string; first: string; text: string }[] {
  const pattern =
    /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(\s*(?:(?:\w+|\{[^}]*\})\s*:\s*([\w.]+))?[\s\S]*?\n\}\n/gm
  return [...source.matchAll(pattern)].map(([text, name = '', first = '']) => ({ name, first, text }))
}

/** Which files of the server import what: `path name` → paths. */
function importers(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [path, source] of sources) {
    for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
      const target = from.startsWith('#server/')
        ? from.slice('#server/'.length)
        : posix.join(posix.dirname(path), from)
      for (const name of names.split(',').map((one) => one.trim().split(' as ')[0])) {
        const key = `${target} ${name}`
        found.set(key, [...(found.get(key) ?? []), path])
      }
    }
  }
  return found
}

/** Each query of a source, from its table to its end, without spaces. */
function queriesOf(source: string): string[] {
  const starts = source.matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/g)
  return [...starts].map(({ index }) => chainAt(source, index).replaceAll(/\s+|,(?=\s*[)\]}])/g, ''))
}

/** `.a(…).b(…)` from its first dot. A bracket within a text counts too: texts of queries close what they open. */
function chainAt(source: string, start: number): string {
  let end = start
  for (;;) {
    const link = /^\s*\.\$?\w+\(/.exec(source.slice(end, end + 200))
    if (!link) return source.slice(start, end)
    let depth = 1
    end += link[0].length
    for (; depth > 0 && end < source.length; end += 1) {
      if (/[([{]/.test(source.charAt(end))) depth += 1
      else if (/[)\]}]/.test(source.charAt(end))) depth -= 1
    }
  }
}

test('the edges of the server hold no queries', () => {
  expect(sources.size).toBeGreaterThan(300)
  expect([...sources.keys()].filter(isEdge).length).toBeGreaterThan(60)
  const holders = [...sources].filter(([path, source]) => isEdge(path) && QUERY.test(source))
  expect(holders.map(([path]) => path)).toEqual([])
})

test('a repository is given a connection or a transaction first, and opens no transaction of its own', () => {
  const faults: string[] = []
  let count = 0
  for (const [path, source] of sources) {
    if (!isRepository(path)) continue
    if (source.includes('.transaction()')) faults.push(`${path} opens a transaction`)
    for (const { name, first, text } of exportedFunctions(source)) {
      if (!/\.execute\w*\(/.test(text)) continue
      count += 1
      if (!['DbOrTx', 'Db', 'Tx'].includes(first)) faults.push(`${path} ${name} is given ${first} first`)
    }
  }
  expect(count).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

test('a query that two use cases need stands in a repository', () => {
  const users = importers()
  const found: string[] = []
  for (const [path, source] of sources) {
    if (isRepository(path) || path.startsWith(PERSONAL_DATA)) continue
    for (const { name, first, text } of exportedFunctions(source)) {
      if (!['DbOrTx', 'Db', 'Tx'].includes(first) || !QUERY.test(text)) continue
      // Several routes are several doors to one use case.
      const useCases = (users.get(`${path} ${name}`) ?? []).filter((user) => !isEdge(user))
      if (useCases.length > 1) found.push(name)
    }
  }
  expect(found.toSorted()).toEqual([...SHARED_ACTS.keys()].toSorted())
})

test('no query is written twice', () => {
  const places = new Map<string, Set<string>>()
  let count = 0
  for (const [path, source] of sources) {
    if (path.startsWith(PERSONAL_DATA)) continue
    for (const query of queriesOf(source)) {
      count += 1
      places.set(query, (places.get(query) ?? new Set()).add(path))
    }
  }
  expect(count).toBeGreaterThan(500)
  const twice = [...places].filter(([, paths]) => paths.size > 1)
  expect(twice.map(([query, paths]) => `${[...paths].join(' and ')}: ${query}`)).toEqual([])
})

test('what a query answers is typed by what it selects, not by a name beside a text', () => {
  const named = [...sources].flatMap(([path, source]) =>
    [...source.matchAll(/sql<\s*[A-Z]\w*\s*>`\s*(?:with|select|insert|update|delete)\b/g)].map(
      ([start]) => `${path}: ${start.replaceAll(/\s+/g, ' ')}`,
    ),
  )
  expect(named).toEqual([])
  const built = [...sources].filter(
    ([path, source]) =>
      !path.startsWith('platform/db/') && /sql(<[^`]*>)?`[^`]*json_build_object/.test(source),
  )
  expect(built.map(([path]) => path)).toEqual([])
})

/** The raw SQL of a condition, whole; what is put into it stands for one word. */
function rawConditions(source: string): string[] {
  return [...source.matchAll(/sql<(?:boolean|SqlBool)>`/g)].map(({ index, 0: opening }) => {
    let text = ''
    for (let at = index + opening.length, depth = 0; at < source.length; at += 1) {
      if (source.startsWith('${', at)) depth += 1
      if (depth === 0 && source[at] === '`') break
      if (depth === 0) text += source[at]
      if (depth > 0 && source[at] === '}') depth -= 1
    }
    return text
  })
}

/** What stands outside of every pair of brackets. */
function outermost(text: string): string {
  let depth = 0
  return [...text]
    .filter((letter) => {
      if (letter === '(') depth += 1
      if (letter === ')') depth -= 1
      return depth === 0 && letter !== ')'
    })
    .join('')
}

test('an "or" in raw SQL stands in brackets: the query joins its conditions by "and" as they are written', () => {
  const bare = [...sources].flatMap(([path, source]) =>
    rawConditions(source)
      .filter((text) => /\bor\b/.test(outermost(text)))
      .map((text) => `${path}: ${text.trim().slice(0, 80)}`),
  )
  expect(bare).toEqual([])
})

test('what may be read from a copy of the database is named in one file', () => {
  const named = [...sources].filter(([, source]) => /\bcopy\.read\(/.test(source)).map(([path]) => path)
  expect(named).toEqual(['copied-reads.ts'])
})
