/** What a journey is given: windows of one browser, the product, a student of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'
import { ROOT } from '../bench/child.ts'
import type { Network } from './network.ts'
import type { Browser } from './port.ts'
import { type Window, windowOf } from './window.ts'

const run = promisify(execFile)

export type Student = { readonly fullName: string; readonly email: string; readonly password: string }

/** What cannot be tried in this browser, and why: told in the table, and never counted as passed. */
export class Skipped extends Error {}

export type Stage = {
  readonly student: Student
  readonly network: Network
  /** For files of the journey. */
  readonly folder: string
  /** Of another person, with nothing kept. */
  readonly openWindow: () => Promise<Window>
  /** A new account whose session this window's browser holds. */
  readonly beSignedIn: (window: Window, student?: Student) => Promise<void>
  /** As `beSignedIn`, with an address that is proven and the role of the owner. */
  readonly becomeOwner: (window: Window) => Promise<void>
}

export type Journey = { readonly name: string; readonly walk: (stage: Stage) => Promise<void> }

export type SetUp = {
  readonly browser: Browser
  readonly network: Network
  readonly dataDir: string
  readonly folder: string
  /** Tells accounts of different journeys and browsers apart. */
  readonly mark: string
}

export async function onStage(
  { browser, network, dataDir, folder, mark }: SetUp,
  walk: (stage: Stage) => Promise<void>,
  /** Called with every window that was opened, when the journey is over, before they are closed. */
  after: (windows: readonly Window[], failed: boolean) => Promise<void>,
): Promise<void> {
  const site = network.url
  const windows: Window[] = []
  const leaving: (() => Promise<void>)[] = []
  const student = {
    fullName: 'Ana Beatriz Conceição',
    email: `ana.${mark}@exemplo.com.br`,
    password: 'caneta azul na mão',
  }
  const stage: Stage = {
    student,
    network,
    folder,
    openWindow: async () => {
      const person = await browser.newPerson()
      leaving.push(person.leave)
      const window = windowOf(await person.openTab(), site)
      windows.push(window)
      return window
    },
    beSignedIn: async (window, who = student) => holdSession(window, await openAccount(site, who)),
    becomeOwner: async (window) => {
      await openAccount(site, student)
      // It proves the address by itself: the journey of the mail is walked elsewhere.
      await run(process.execPath, [join(ROOT, 'browsers/appoint-owner.ts'), student.email], {
        cwd: ROOT,
        env: { ...process.env, ENV_FILE: '', DATA_DIR: dataDir },
      })
      const { email, password } = student
      const signedIn = await call(site, '/auth/v1/token?grant_type=password', { email, password })
      await holdSession(window, signedIn)
    },
  }
  let failed = true
  try {
    await walk(stage)
    failed = false
  } finally {
    network.join()
    await after(windows, failed).catch(() => undefined)
    for (const leave of leaving) await leave().catch(() => undefined)
  }
}

async function openAccount(site: string, { fullName, email, password }: Student): Promise<string> {
  const data = {
    full_name: fullName,
    city: 'Recife',
    state: 'PE',
    phone: '(81) 98765-4321',
    age_band: '18-plus',
    terms_version: DOCUMENT_VERSIONS.terms,
    privacy_version: DOCUMENT_VERSIONS.privacy,
  }
  return call(site, '/auth/v1/signup', { email, password, data })
}

async function call(site: string, path: string, body: unknown): Promise<string> {
  const answer = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.text()
}

async function holdSession(window: Window, session: string): Promise<void> {
  // Storage belongs to a site, so that one of its pages must be open: the one that costs least.
  await window.goto('/robots.txt')
  await window.tab.run(([key, text]) => localStorage.setItem(key, text), [
    SESSION_STORAGE_KEY,
    session,
  ] as const)
}
