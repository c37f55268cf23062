/**
 * What students do, each as the calls that their browsers make for it. Where the soak's students do the same, theirs is
 * taken (soak/actions). Correcting on the device, searching the banks and reading what is kept there cost nothing here.
 */
import { randomUUID } from 'node:crypto'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { buy } from '../soak/actions/buy.ts'
import { chat } from '../soak/actions/chat.ts'
import { correct } from '../soak/actions/correct.ts'
import { download } from '../soak/actions/download.ts'
import { isExpected } from '../soak/actions/expect-status.ts'
import { learn } from '../soak/actions/learn.ts'
import { search } from '../soak/actions/search.ts'
import { renew, signIn, signUp } from '../soak/actions/sign-up.ts'
import type { Call } from '../soak/caller.ts'
import type { Student } from '../soak/student.ts'
import { OFFLINE_PATH } from '../src/worker/request-policy.ts'

export type Act = {
  readonly name: ActName
  /** What its answer waits for besides the main thread and the database. */
  readonly waitsFor: 'hash' | 'corrector' | null
  /** Each time by a student who has not done it yet. */
  readonly isOnce?: boolean
  readonly run: (student: Student, of: { readonly month: string; readonly turn: number }) => Promise<void>
}

export const ACT_NAMES = [
  'page kept in memory',
  'page rendered',
  'files of a first visit',
  'sign-up',
  'sign-in',
  'session renewed',
  'own profile',
  'Hoje',
  'own essays',
  'essay opened',
  'draft saved',
  'essay corrected',
  'shop and banks searched',
  'bought',
  'downloaded',
  'lesson finished',
  'practice of today',
  'chat read',
  'chat written',
  'exam looked at',
  'exam begun',
  'exam sheet saved',
  'exam handed in',
] as const
export type ActName = (typeof ACT_NAMES)[number]

const PAGES = [
  '/',
  '/store',
  '/product/prod_completo',
  '/hoje',
  '/corretor-de-redacao',
  '/minicurso',
  '/chat',
  '/banco-de-temas',
  '/perfil',
  '/simulado',
] as const
/** Not by chance: a row of digits may be somebody's number, and is no name then. */
let newcomers = 0
const SHEET = PARAGRAPHS.join('\n')

export const ACTS: readonly Act[] = [
  {
    name: 'page kept in memory',
    waitsFor: null,
    run: (student, { turn }) => asGuest(student, { path: PAGES[turn % PAGES.length] ?? '/' }),
  },
  // Of a visitor whose form was refused: it is kept for nobody else.
  {
    name: 'page rendered',
    waitsFor: null,
    run: (student) => asGuest(student, { path: '/contato?erro=x' }),
  },
  { name: 'files of a first visit', waitsFor: null, run: fetchFiles },
  {
    name: 'sign-up',
    waitsFor: 'hash',
    run: async ({ ledger, callAsGuest }) => {
      newcomers += 1
      await signUp({ name: `new-${newcomers}`, ledger, callAsGuest })
    },
  },
  {
    name: 'sign-in',
    waitsFor: 'hash',
    run: async ({ ledger, callAsGuest, session }) => {
      isExpected(ledger, 'sign-in', await signIn(callAsGuest, session.email), [200])
    },
  },
  {
    name: 'session renewed',
    waitsFor: null,
    run: ({ callAsGuest, ledger, session }) => renew({ callAsGuest, ledger, session, door: '' }),
  },
  {
    name: 'own profile',
    waitsFor: null,
    run: (student) =>
      signedIn(student, { path: `/rest/v1/profiles?select=*&id=eq.${student.session.userId}` }),
  },
  { name: 'Hoje', waitsFor: null, run: (student) => signedIn(student, { path: '/api/today' }) },
  {
    name: 'own essays',
    waitsFor: null,
    run: (student) => signedIn(student, { path: '/api/essays' }, { path: '/api/essays/progress' }),
  },
  {
    name: 'essay opened',
    waitsFor: null,
    run: async (student) => {
      const { id } = await essayOf(student)
      await signedIn(student, { path: `/api/essays/${id}` })
    },
  },
  { name: 'draft saved', waitsFor: null, run: saveDraft },
  { name: 'essay corrected', waitsFor: 'corrector', run: correct },
  { name: 'shop and banks searched', waitsFor: null, run: search },
  { name: 'bought', waitsFor: null, run: buy },
  { name: 'downloaded', waitsFor: null, run: download },
  { name: 'lesson finished', waitsFor: null, run: learn },
  {
    name: 'practice of today',
    waitsFor: null,
    run: (student) => signedIn(student, { path: '/api/practice/today' }),
  },
  {
    name: 'chat read',
    waitsFor: null,
    run: (student) => signedIn(student, { path: '/api/chat/global/messages' }),
  },
  { name: 'chat written', waitsFor: null, run: chat },
  {
    name: 'exam looked at',
    waitsFor: null,
    run: (student) => signedIn(student, { path: '/api/mock-exam' }, { path: '/api/mock-exam/sittings' }),
  },
  {
    name: 'exam begun',
    waitsFor: null,
    isOnce: true,
    run: (student, { month }) =>
      signedIn(student, {
        method: 'POST',
        path: '/api/mock-exam/sittings',
        body: { month, isOnPaper: false },
      }),
  },
  { name: 'exam sheet saved', waitsFor: null, run: saveSheet },
  {
    name: 'exam handed in',
    waitsFor: null,
    isOnce: true,
    run: (student, { month }) =>
      signedIn(student, {
        method: 'POST',
        path: `/api/mock-exam/sittings/${month}/hand-in`,
        body: { ...SHEET_BODY, revision: revisions.get(student) ?? 0 },
      }),
  },
]

const SHEET_BODY = { text: SHEET, pastedCharacters: 0, hasPaperLines: false }
/** Of the sheet of each one's mock exam, as the last answer told it. */
const revisions = new WeakMap<Student, number>()
const drafts = new WeakMap<Student, string>()

async function saveSheet(student: Student, { month, turn }: { month: string; turn: number }): Promise<void> {
  const { call, ledger } = student
  const answer = await call({
    method: 'PUT',
    path: `/api/mock-exam/sittings/${month}`,
    body: { ...SHEET_BODY, text: `${SHEET}\nLinha ${turn}.`, revision: revisions.get(student) ?? 0 },
  })
  if (!isExpected(ledger, 'exam sheet saved', answer, [200, 409])) return
  const { revision } = JSON.parse(answer.text) as { revision?: number }
  if (revision !== undefined) revisions.set(student, revision)
}

async function saveDraft(student: Student, { turn }: { turn: number }): Promise<void> {
  const id = drafts.get(student) ?? randomUUID()
  drafts.set(student, id)
  await signedIn(student, {
    method: 'PUT',
    path: `/api/essays/${id}`,
    body: {
      theme: { title: THEME, motivating: MOTIVATING.join('\n') },
      text: `${SHEET}\nLinha ${turn}.`,
      plan: {},
      pastedCharacters: 0,
    },
  })
}

async function essayOf(student: Student): Promise<{ id: string }> {
  if (!student.essay) await correct(student)
  if (!student.essay) throw new Error('no essay was corrected')
  return student.essay
}

/** Of the page itself, and of the service worker that comes after it; what scripts fetch later is asked for when it is used. */
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2|bin)/g
/** A script that the worker names with its length lies in its pack (decision 0309). */
const PACKED = /\[["'`][^\],]+["'`],[\de]+\]/g
const WORKER = '/sw.js'
let files: readonly string[] | null = null

async function fetchFiles(student: Student): Promise<void> {
  files ??= await filesOfFirstVisit(student)
  await asGuest(student, ...files.map((path) => ({ path })))
}

async function filesOfFirstVisit({ callAsGuest }: Student): Promise<readonly string[]> {
  const page = (await callAsGuest({ path: '/' })).text
  const worker = (await callAsGuest({ path: WORKER })).text.replaceAll(PACKED, '')
  const named = [page, worker].flatMap((text) => [...text.matchAll(FILE)].map(([path]) => path))
  return [...new Set([...named, WORKER, OFFLINE_PATH])]
}

async function asGuest({ callAsGuest, ledger }: Student, ...calls: readonly Call[]): Promise<void> {
  for (const call of calls) isExpected(ledger, call.path, await callAsGuest(call), [200])
}

async function signedIn({ call, ledger }: Student, ...calls: readonly Call[]): Promise<void> {
  for (const one of calls) isExpected(ledger, one.path, await call(one), [200])
}
