/**
 * What a press or a key takes until the screen shows its answer, at a telephone's size on a processor six times slower:
 * the browser's own figures (event timing), and of each place the one that interaction to next paint names, which leaves
 * out one of every fifty. Each page has come to rest before; service workers are kept out, since what they fetch in the
 * first seconds is no part of a day's work (docs/performance.md).
 */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { planNotesTexts } from '#texts/study/plan-notes.ts'
import { repertoireBankTexts } from '#texts/study/repertoire-bank.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import { PASSWORD } from './accounts.ts'
import type { Server } from './child.ts'
import type { Table } from './table.ts'
import { TELEPHONE } from './telephone.ts'

const SLOWER = 6
const GOAL_MS = 150
/** About eight keys a second: a quick hand on a telephone. */
const KEY_EVERY_MS = 125
/** Between two presses one looks where to press next. */
const PRESS_EVERY_MS = 300
const REST_MS = 2_000
/** What event timing does not tell: shorter than this. */
const UNTOLD_MS = 16
const ONE_LEFT_OUT_OF = 50
/** What the browser itself takes on this machine. */
const IDLE_PRESSES = 8
const MESSAGES = 200
/** Twenty-five lines of the exam's sheet. */
const ESSAY = [0, 1, 2, 1, 2, 3].map((at) => PARAGRAPHS[at]).join('\n')
const WORDS =
  'a escola precisa falar mais cedo de saúde e de cidadania com os jovens do interior, e o Estado também. '

/** Where the pages keep the session (src/web/shared/session/stored-session.ts). */
const SESSION = 'domine-a-redacao-auth'

// As text: the bench is compiled without the types of pages.
const WATCH = `
  var interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue
      const known = interactions.get(entry.interactionId)
      if (known && known.ms >= entry.duration) continue
      const waited = Math.round(entry.processingStart - entry.startTime)
      const worked = Math.round(entry.processingEnd - entry.processingStart)
      const drawn = Math.round(entry.startTime + entry.duration - entry.processingEnd)
      interactions.set(entry.interactionId, {
        ms: entry.duration,
        detail: entry.name + ' ' + waited + '+' + worked + '+' + drawn
      })
    }
  }).observe({ type: 'event', durationThreshold: ${UNTOLD_MS}, buffered: true })
`
type Shown = {
  scrollIntoView: (how: { block: string; behavior: string }) => void
  getClientRects: () => Iterable<{ x: number; y: number; width: number; height: number }>
}
/** In the middle of the screen, clear of what lies over its edges: what changes across an edge, headless Chromium draws late. */
function placeOf(target: Shown): { x: number; y: number } | null {
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [first] = target.getClientRects()
  return first ? { x: first.x + first.width / 2, y: first.y + first.height / 2 } : null
}

type Field = { value: string; setSelectionRange: (start: number, end: number) => void }
function goToMiddle(field: Field): void {
  const middle = Math.floor(field.value.length / 2)
  field.setSelectionRange(middle, middle)
}

type Told = { ms: number; detail: string }
type Hand = {
  readonly page: Page
  /** Real keys, one after the other at a hand's pace. */
  type: (text: string) => Promise<void>
  press: (key: string, times?: number) => Promise<void>
  /** A finger's press, on what stands there; where nothing stands it is passed over. */
  tap: (target: Locator) => Promise<void>
  count: () => number
}
type Place = { readonly name: string; readonly path: string; readonly act: (hand: Hand) => Promise<void> }

const main = (page: Page) => page.getByRole('main')

export async function interactionRows(table: Table, product: Server): Promise<void> {
  const executablePath = chromiumOfMachine()
  if (!executablePath)
    return table.add({ what: 'interactions', measured: 'skipped', goal: '', peer: 'no Chromium', met: null })
  await fillChannel(product)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const only = process.env['BENCH_PLACES']?.split(',')
    for (const place of PLACES) {
      if (only && !only.includes(place.name)) continue
      await measurePlace(table, product, browser, place)
    }
  } finally {
    await browser.close()
  }
}

async function measurePlace({ add }: Table, product: Server, browser: Browser, place: Place): Promise<void> {
  await using context = await browser.newContext({ ...TELEPHONE, serviceWorkers: 'block' })
  if (place.name === 'the chat') await beSignedIn(context, product)
  const page = await context.newPage()
  await page.goto(product.url + place.path)
  const hand = await slowHand(page)
  for (let press = 0; press < IDLE_PRESSES; press += 1) await hand.tap(main(page).locator('h1').first())
  const [idle] = await tell(page)
  const countBefore = hand.count()
  await place.act(hand)
  const slowest = await tell(page)
  const count = hand.count() - countBefore
  const ms = slowest[Math.floor(count / ONE_LEFT_OUT_OF)]?.ms ?? UNTOLD_MS
  add({
    what: `a press or a key in ${place.name} until it is drawn, processor ${SLOWER} times slower`,
    measured: `${ms} ms`,
    goal: `≤ ${GOAL_MS} ms`,
    peer: `98th percentile of ${count}; the slowest: ${detailOf(slowest)}; of ${IDLE_PRESSES} presses on a heading, which change nothing: ${idle ? detailOf([idle]) : `under ${UNTOLD_MS} ms`}`,
    met: ms <= GOAL_MS,
  })
}

/** What was pressed since the last time, the slowest first. */
async function tell(page: Page): Promise<Told[]> {
  await page.waitForTimeout(REST_MS)
  const told = await page.evaluate<Told[]>('[...interactions.values()]')
  await page.evaluate('interactions.clear()')
  return told.sort((a, b) => b.ms - a.ms)
}

/** The event, and of its time: waited + worked + drawn. */
const detailOf = (slowest: readonly Told[]) =>
  slowest
    .slice(0, 3)
    .map(({ ms, detail }) => `${ms} ms (${detail})`)
    .join(', ') || `under ${UNTOLD_MS} ms`

/** From here on the page is slow, and what it answers is watched. */
async function slowHand(page: Page): Promise<Hand> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  await page.evaluate(WATCH)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let count = 0
  const press = async (key: string, times = 1) => {
    for (let at = 0; at < times; at += 1) {
      count += 1
      await Promise.all([page.keyboard.press(key), page.waitForTimeout(KEY_EVERY_MS)])
    }
  }
  return {
    page,
    press,
    async type(text) {
      for (const key of text) {
        // Letters with accents have no key of their own in the driver: they come as a telephone's keyboard sends them.
        if (/[ -~]/.test(key)) await press(key)
        else await page.keyboard.insertText(key)
      }
    },
    async tap(target) {
      if ((await target.count()) === 0) return
      // By its place: the driver's own tap looks at the page while the page answers.
      const place = await target.evaluate(placeOf)
      if (!place) return
      await page.waitForTimeout(PRESS_EVERY_MS)
      count += 1
      await page.touchscreen.tap(place.x, place.y)
      await page.waitForTimeout(PRESS_EVERY_MS)
    },
    count: () => count,
  }
}

const PLACES: readonly Place[] = [
  {
    name: 'the writing room',
    path: '/corretor-de-redacao?tema=cobertura-vacinal',
    async act({ page, tap, type, press }) {
      const sheet = await writeEssay(page)
      await tap(sheet)
      // In the middle, where every letter moves what stands behind it.
      await sheet.evaluate(goToMiddle)
      await type(WORDS)
      await press('Backspace', 20)
    },
  },
  {
    name: 'the correction',
    path: '/corretor-de-redacao?tema=cobertura-vacinal',
    async act({ page, tap }) {
      await writeEssay(page)
      await tap(main(page).getByRole('button', { name: writingRoomTexts.submit }).first())
      await main(page).getByRole('heading', { name: correctionTexts.sheetHeading }).waitFor()
      const lenses = main(page).getByRole('group', { name: correctionTexts.filter.label }).getByRole('button')
      const count = await lenses.count()
      for (let lens = 0; lens < count; lens += 1) {
        await tap(lenses.nth(lens))
        const marks = page.locator('.mark[data-number]')
        for (const at of [0, 2, 4, 6]) await tap(marks.nth(at))
        await tap(main(page).getByRole('button', { name: correctionTexts.note.next }))
        await tap(main(page).getByRole('button', { name: correctionTexts.note.close }))
      }
      await tap(lenses.first())
      await tap(page.locator('.all-notes summary'))
    },
  },
  {
    name: 'the chat',
    path: '/chat',
    async act({ page, tap, type, press }) {
      const field = page.getByLabel(chatTexts.composer.label, { exact: true })
      for (let shown = 50; shown < MESSAGES; shown += 50) {
        await tap(page.getByRole('button', { name: chatTexts.older }))
        await page
          .locator('[data-message]')
          .nth(shown + 49)
          .waitFor()
      }
      await tap(field)
      for (let sent = 0; sent < 5; sent += 1) {
        await type(WORDS.slice(sent * 12, sent * 12 + 12).trim())
        await press('Enter')
      }
      await tap(page.getByRole('button', { name: /^Opções da mensagem/ }).last())
      await press('Escape')
    },
  },
  {
    name: 'the theme bank',
    path: '/banco-de-temas',
    async act({ page, tap, type, press }) {
      for (const tab of await main(page).getByRole('tab').all()) await tap(tab)
      await tap(main(page).locator('summary').last())
      await tap(main(page).getByLabel(themeBankTexts.exam.search))
      await type('mulher brasil')
      await press('Backspace', 13)
      await type('2019')
      await press('Backspace', 4)
    },
  },
  {
    name: 'the repertoire bank',
    path: '/banco-de-repertorios',
    async act({ page, tap, type, press }) {
      for (const tab of await main(page).getByRole('tab').all()) await tap(tab)
      const field = main(page).getByLabel(repertoireBankTexts.search)
      await tap(field)
      await type('educacao')
      await press('Backspace', 8)
      await type('mulher')
      await press('Backspace', 6)
      for (const example of repertoireBankTexts.examples)
        await tap(main(page).getByRole('button', { name: example, exact: true }))
      await tap(main(page).getByRole('button', { name: repertoireBankTexts.clear }))
    },
  },
  {
    name: 'the schedule',
    path: '/cronograma-de-estudos',
    async act({ page, tap, type, press }) {
      const { form } = scheduleTexts
      await tap(main(page).getByLabel(form.days))
      await press('Backspace', 3)
      await type('120')
      await tap(main(page).getByLabel(form.course))
      await type('Medicina')
      for (const slider of await main(page).getByRole('slider').all()) {
        await slider.evaluate(placeOf)
        await slider.focus()
        await press('ArrowRight', 3)
      }
      await tap(main(page).getByRole('button', { name: form.submit }))
      await main(page).getByRole('heading', { name: planNotesTexts.priorities.heading }).waitFor()
      for (const summary of await main(page).locator('summary').all()) await tap(summary)
    },
  },
]

/** Put there at once: what is measured begins with the next key. */
async function writeEssay(page: Page): Promise<Locator> {
  const sheet = main(page).getByLabel(writingRoomTexts.sheet.field)
  await sheet.fill(ESSAY)
  await page.waitForTimeout(REST_MS)
  return sheet
}

function openAccount(product: Server, name: string): Promise<string> {
  const { terms, privacy } = DOCUMENT_VERSIONS
  const email = `${name.toLowerCase()}@example.com`
  const data = {
    full_name: `${name} Conceição`,
    age_band: '18-plus',
    terms_version: terms,
    privacy_version: privacy,
  }
  return fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data }),
  }).then((answer) => answer.text())
}

async function beSignedIn(context: BrowserContext, product: Server): Promise<void> {
  const session = await openAccount(product, 'Iracema')
  const page = await context.newPage()
  await page.goto(`${product.url}/robots.txt`)
  await page.evaluate(`localStorage.setItem('${SESSION}', ${JSON.stringify(session)})`)
  await page.close()
}

/** What two people have said to each other. */
async function fillChannel(product: Server): Promise<void> {
  const sessions = [await openAccount(product, 'Jandira'), await openAccount(product, 'Peri')]
  const tokens = sessions.map((session) => JSON.parse(session).access_token)
  for (let at = 0; at < MESSAGES; at += 1) {
    const paragraph = PARAGRAPHS[at % PARAGRAPHS.length] ?? ''
    const answer = await fetch(`${product.url}/api/chat/global/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[(at >> 1) % tokens.length]}`,
      },
      body: JSON.stringify({ id: crypto.randomUUID(), text: paragraph.slice(0, 20 + ((at * 37) % 180)) }),
    })
    if (!answer.ok) throw new Error(`a message was not taken: ${answer.status} ${await answer.text()}`)
  }
}
