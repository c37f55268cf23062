/**
 * The theme of a mock exam is sealed: looked for in every page, feed, call, file and cache, before it opens and while it
 * runs (product §10 Mock exam, decision 0210). Needs a build.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { MockExam } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { settleMockExams } from '#server/writing/mock-exam/settle-mock-exams.ts'
import { EVERY_PAGE } from '#tests/e2e/support/every-page.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { aPlan, begun, handsIn, SHEET } from '#tests/support/mock-exam.ts'
import { anOwner } from '#tests/support/owner.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const BUILD = new URL('../../../build/', import.meta.url).pathname
const MONTH = '2026-12'
/** Words that stand nowhere else. */
const theme = { title: 'O ofício do faroleiro zibelino', motivating: 'Um farol zibelino.\n\nOutro farol.' }
const SECRET = /zibelino/i

// A session's first token lasts an hour: from here it reaches behind the opening.
let now = new Date('2026-12-05T10:30:00Z')
const app = await startTestApp({}, { now: () => now })
const pages = await startPageServer(app)
afterAll(async () => {
  await pages[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

/** Where the secret is found among all that the product answers to somebody. */
async function leaks(token: string | null): Promise<string[]> {
  const found: string[] = []
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { paths } = (await jsonOf('openapi.json')) as { paths: Record<string, object> }
  const calls = Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path.replace('{month}', MONTH).replaceAll(/\{\w+\}/g, 'automedicacao'))
  const addresses = [
    ...calls.map((path) => app.url + path),
    ...[...EVERY_PAGE, '/sitemap.xml', '/robots.txt', '/novidades.xml'].map((path) => pages.url + path),
    // What the router fetches for a page.
    ...['/simulado.data', '/hoje.data', '/banco-de-temas.data', '/corretor-de-redacao.data'].map(
      (path) => pages.url + path,
    ),
  ]
  for (const address of addresses) {
    const response = await fetch(address, { headers, redirect: 'manual' })
    if (SECRET.test((await response.text()) + JSON.stringify([...response.headers]))) found.push(address)
  }
  return found
}

async function jsonOf(path: string): Promise<unknown> {
  return (await fetch(`${app.url}/api/${path}`)).json()
}

async function filesWithSecret(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of names.filter(
    (one) => one.isFile() && /\.(js|json|css|html|xml|txt|map)$/.test(one.name),
  )) {
    const path = join(entry.parentPath, entry.name)
    if (SECRET.test(await readFile(path, 'utf8'))) found.push(path)
  }
  return found
}

test('the theme stands nowhere before it opens, and afterwards with who has begun alone', {
  timeout: 240_000,
}, async () => {
  const owner = await anOwner(app)
  expect((await owner('PUT', `console/mock-exams/${MONTH}`, aPlan(MONTH, theme))).status).toBe(200)
  const [taker, other] = [await aWriter(app), await aWriter(app)]
  await settleMockExams(app.context)
  expect([await leaks(null), await leaks(taker.token), await filesWithSecret(BUILD)]).toEqual([[], [], []])
  // The second reading comes from the cache of pages.
  expect(await leaks(null)).toEqual([])

  now = new Date('2026-12-05T11:00:00Z')
  await settleMockExams(app.context)
  const by = asStudent(app, taker)
  expect((await begun(by, MONTH)).theme).toBe(theme.title)
  const own = (await leaks(taker.token)).map((address) => address.replace(app.url, ''))
  expect(own).toEqual([`/api/mock-exam/sittings/${MONTH}`])
  await handsIn(by, MONTH, SHEET)
  expect([await leaks(other.token), await leaks(null)]).toEqual([[], []])
})

test('ours is drawn when it opens: before that even the database holds none', async () => {
  const { db } = app.context
  now = new Date('2027-01-15T10:59:59Z')
  await settleMockExams(app.context)
  const rowsOf = () => db.selectFrom('mock_exams').select('theme_id').where('month', '=', '2027-01').execute()
  expect(await rowsOf()).toEqual([])
  now = new Date('2027-01-15T11:00:00Z')
  await settleMockExams(app.context)
  const [row] = await rowsOf()
  expect(row?.theme_id).toMatch(/^[a-z-]+$/)
})

test('when nobody can be writing any more the theme is told to everybody', async () => {
  now = new Date('2026-12-08T12:30:59Z')
  const past = async () => ((await jsonOf('mock-exam')) as MockExam).past
  expect((await past()).some(({ theme: told }) => SECRET.test(told))).toBe(false)
  now = new Date('2026-12-08T12:31:00Z')
  expect((await past()).some(({ theme: told }) => SECRET.test(told))).toBe(true)
})
