/**
 * The teacher's desk in Chromium: from the press to the next essay on the screen, and what a key takes until it is drawn
 * where forty marks stand on the sheet.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import { PASSWORD, signUp } from './accounts.ts'
import { ROOT, type Server } from './child.ts'
import type { Table } from './table.ts'

/** Where the pages keep the session (src/web/shared/session/stored-session.ts). */
const SESSION = 'domine-a-redacao-auth'
const EMAIL = 'bench-teacher@example.com'
const OPENINGS = 11
const MARKS = 40
const KEYS = 60
/** As a held key repeats at its fastest on usual systems: sent without a pause, keys wait for each other in one frame. */
const REPEAT_MS = 33
const GOAL_OPEN_MS = 200
const LONGEST_OPENING_MS = 30_000
/** Three frames: what lasts longer is seen. */
const GOAL_KEY_MS = 50
/** Each mark stands on words of its own. */
const EVERY_LETTERS = 42

export async function deskRows({ add }: Table, product: Server, dataDir: string): Promise<void> {
  const executablePath = chromiumOfMachine()
  if (!executablePath)
    return add({ what: 'the teacher’s desk', measured: 'skipped', goal: '', peer: 'no Chromium', met: null })
  await signUp(product, EMAIL)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/desk-essays.ts', EMAIL, String(OPENINGS + 1)],
    { cwd: ROOT, env: { ...process.env, ENV_FILE: '', DATA_DIR: dataDir } },
  )
  const ids = stdout.match(/[0-9a-f-]{36}/g) ?? []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await deskOf(browser, product)
    const openings = await measureOpenings(page, product, ids)
    const usual = openings[openings.length >> 1] ?? Number.NaN
    add({
      what: 'opening the next essay on the teacher’s desk',
      measured: `${Math.round(usual)} ms`,
      goal: `≤ ${GOAL_OPEN_MS} ms`,
      peer: `median of ${openings.length}, at most ${Math.round(openings.at(-1) ?? 0)} ms`,
      met: usual <= GOAL_OPEN_MS,
    })
    const keys = await measureKeys(page, product, ids[0] ?? '')
    const slow = keys.filter((ms) => ms > GOAL_KEY_MS).length
    add({
      what: `a key on the desk until it is drawn, ${MARKS} marks`,
      measured: `${Math.round(keys[keys.length >> 1] ?? 0)} ms`,
      goal: `none over ${GOAL_KEY_MS} ms`,
      peer: `median of ${keys.length}, at most ${Math.round(keys.at(-1) ?? 0)} ms, ${slow} over it`,
      met: slow === 0,
    })
  } finally {
    await browser.close()
  }
}

async function deskOf(browser: Browser, product: Server): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const answer = await page.request.post(`${product.url}/auth/v1/token?grant_type=password`, {
    data: { email: EMAIL, password: PASSWORD },
  })
  await page.goto(`${product.url}/robots.txt`)
  await page.evaluate(`localStorage.setItem('${SESSION}', ${JSON.stringify(await answer.text())})`)
  return page
}

/** A call of the console with the page's own session. */
async function call(page: Page, path: string, data: unknown): Promise<{ token: string }> {
  const token: string = await page.evaluate(`JSON.parse(localStorage.getItem('${SESSION}')).access_token`)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(
    new URL(`/api/console/teacher-corrections/${path}`, page.url()).href,
    {
      headers,
      data,
    },
  )
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json().catch(() => ({ token: '' }))
}

// As text: the bench is compiled without the types of pages. What does not come breaks the group off.
const untilSheet = (label: string) => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('No sheet after the press of "next": ' + document.body.innerText)), ${LONGEST_OPENING_MS})
  addEventListener('click', () => {
    const began = performance.now()
    const look = () => document.querySelector('textarea[aria-label="${label}"]')
      ? requestAnimationFrame(() => resolve(performance.now() - began))
      : requestAnimationFrame(look)
    look()
  }, { capture: true, once: true })
})`
/** The frame that follows, and the task after it: by then it is drawn. */
const WATCH_KEYS = `
  var keyTimes = []
  addEventListener('keydown', () => {
    const began = performance.now()
    requestAnimationFrame(() => setTimeout(() => keyTimes.push(performance.now() - began)))
  }, true)
`

/** What a browser keeps for days without a network it fetches once, with the first visit: no teacher's daily work. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  await page.waitForLoadState('networkidle')
}

/** From the press of "next" to the frame that shows the sheet; sorted. What is open is given back before. */
async function measureOpenings(page: Page, product: Server, ids: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= OPENINGS; round += 1) {
    await page.goto(`${product.url}/painel/correcoes`)
    const next = page.getByRole('button', { name: texts.next })
    await next.waitFor()
    await untilKept(page)
    const opened = page.evaluate<number>(untilSheet(texts.sheet.label))
    await next.click()
    const ms = await opened
    // The first one fetches the script of the desk.
    if (round > 0) times.push(ms)
    const held = ids.find((id) => page.url().endsWith(id)) ?? ''
    await call(page, `${held}/release`, {})
  }
  return times.sort((a, b) => a - b)
}

/** Words chosen letter by letter, and offers stepped through: each key to the frame after it; sorted. */
async function measureKeys(page: Page, product: Server, id: string): Promise<number[]> {
  const { token } = await call(page, `${id}/hold`, {})
  const changes = Array.from({ length: MARKS }, (_, at) => ({
    does: 'mark',
    mark: {
      ...{ id: crypto.randomUUID(), place: { start: at * EVERY_LETTERS, end: at * EVERY_LETTERS + 12 } },
      ...{ category: 'grammar', effect: 'fault', remark: 'Reveja.', engineKey: null, state: 'kept' },
    },
  }))
  await call(page, `${id}/changes`, { token, secondsSpent: 1, changes })
  await page.goto(`${product.url}/painel/correcoes/${id}`)
  const sheet = page.getByRole('textbox', { name: texts.sheet.label })
  await page.getByRole('heading', { name: texts.mark.list({ count: MARKS }) }).waitFor()
  await page.getByRole('button', { name: texts.offers.next }).waitFor()
  await untilKept(page)
  await page.evaluate(WATCH_KEYS)
  await sheet.focus()
  await page.keyboard.press('Control+Home')
  const hold = async (key: string) => {
    for (let at = 0; at < KEYS; at += 1)
      await Promise.all([page.keyboard.press(key), page.waitForTimeout(REPEAT_MS)])
  }
  await hold('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await hold('j')
  const times = await page.evaluate<number[]>('keyTimes')
  return times.sort((a, b) => a - b)
}
