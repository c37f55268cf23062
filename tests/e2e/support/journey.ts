/** What every journey is given: a page whose errors fail it, a student of its own, the mails that went out. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { loginTexts } from '#texts/account/login.ts'
import { registrationTexts } from '#texts/account/registration.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'

export type Student = { fullName: string; email: string; password: string }

/** Chromium writes to the console what the network refused: that is told by the screen, and tested there. */
const EXPECTED_NOISE =
  /^Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_INTERNET_DISCONNECTED)/

type Options = {
  /** What a journey's faults write to the console besides. */
  expectedNoise: RegExp | null
}

export const test = base.extend<Options & { noiseFails: undefined; student: Student }>({
  expectedNoise: [null, { option: true }],
  noiseFails: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = []
      context.on('console', (message) => {
        const said = message.text()
        if (message.type() === 'error' && !EXPECTED_NOISE.test(said) && !expectedNoise?.test(said))
          noise.push(said)
      })
      context.on('weberror', (error) => noise.push(String(error.error())))
      await use(undefined)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  student: async ({}, use, { testId, retry }) => {
    const email = `ana.${testId.slice(-10)}.${retry}.${process.pid}@exemplo.com.br`.toLowerCase()
    await use({ fullName: 'Ana Beatriz Conceição', email, password: 'caneta azul na mão' })
  },
})

export { expect }

/**
 * Journeys of the notices that docs/product.md gives for what is still to come (product §8): they run against the
 * second server of playwright.config.ts, whose owner has turned every feature off.
 */
export function withFeaturesOff(journeys: () => void) {
  const baseURL = process.env['E2E_OFF_BASE_URL']
  test.describe('with every feature off', () => {
    test.skip(!baseURL, 'the server under test has its features on, and there is no other')
    test.use({ baseURL })
    journeys()
  })
}

/** Opens a page and waits until its script answers: the floating avatar shows once the session is known. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  const avatar = new RegExp(`^(${frameTexts.profile}|${frameTexts.profileLogin})$`)
  await expect(page.getByRole('link', { name: avatar })).toBeVisible()
}

/** React marks what it answers for: before that a link loads its page by itself. */
export async function expectAnswered(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
}

export function signUpField(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

/** The control is described by this sentence, alone or among others (its hint). */
export async function expectDescribedBy(control: Locator, sentence: string) {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  await expect(control).toHaveAccessibleDescription(new RegExp(escaped))
}

/** Reads the screen as painted: locators by text pass over what stands in <noscript>, though it is shown. */
export async function expectWithoutScript(page: Page, sentence: string) {
  await expect(page.getByRole('main')).toContainText(sentence, { useInnerText: true })
}

/** Fills the sign-up form as far as it leads; `changes` replace what a careful student would write. */
export async function fillSignUp(
  page: Page,
  student: Student,
  changes: Record<string, string> = {},
  band: keyof typeof registrationTexts.ageBands = '18-plus',
) {
  const { signUp } = accountTexts
  const written: Record<string, string> = {
    [signUp.fullName]: student.fullName,
    [signUp.email]: student.email,
    [signUp.password]: student.password,
    [signUp.confirmPassword]: student.password,
    [signUp.city]: 'Recife',
    [signUp.state]: 'pe',
    [signUp.phone]: '81987654321',
    ...changes,
  }
  const secondScreen = [signUp.city, signUp.state, signUp.phone] as readonly string[]
  const fill = async (isSecond: boolean) => {
    for (const [label, text] of Object.entries(written))
      if (secondScreen.includes(label) === isSecond) await signUpField(page, label).fill(text)
  }
  const main = page.getByRole('main')
  await fill(false)
  await main.getByLabel(registrationTexts.ageBand, { exact: true }).selectOption(band)
  await main.getByRole('button', { name: signUp.next }).click()
  if (!(await signUpField(page, signUp.city).isVisible())) return
  await fill(true)
  // Key by key, since the field writes the mask.
  const phone = signUpField(page, signUp.phone)
  await phone.clear()
  await phone.pressSequentially(written[signUp.phone] ?? '')
  await acceptDocuments(page)
}

/** Age and consent, on a profile that waits for them. */
export async function answerRegistration(
  page: Page,
  band: keyof typeof registrationTexts.ageBands = '18-plus',
) {
  const main = page.getByRole('main')
  await main.getByLabel(registrationTexts.ageBand, { exact: true }).selectOption(band)
  await acceptDocuments(page)
}

async function acceptDocuments(page: Page) {
  const main = page.getByRole('main')
  for (const { link } of Object.values(registrationTexts.consents)) {
    await main.getByRole('checkbox', { name: link }).check()
  }
}

/** The account that the sign-up form makes, opened by the same call; nobody is signed in by it. */
export async function openAccount(
  page: Page,
  { fullName, email, password }: Student,
  band: keyof typeof registrationTexts.ageBands = '18-plus',
): Promise<string> {
  const data = {
    full_name: fullName,
    city: 'Recife',
    state: 'PE',
    phone: '(81) 98765-4321',
    age_band: band,
    terms_version: DOCUMENT_VERSIONS.terms,
    privacy_version: DOCUMENT_VERSIONS.privacy,
  }
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password, data } })
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** A new account whose session this browser holds: the next page that it loads finds the student signed in. */
export async function beSignedIn(page: Page, student: Student): Promise<void> {
  await holdSession(page, await openAccount(page, student))
}

/** The next page that this browser loads finds whose session it is signed in. */
export async function holdSession(page: Page, session: string): Promise<void> {
  // Storage belongs to a site, so that one of its pages must be open: the one that costs least.
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_STORAGE_KEY,
    session,
  ] as const)
}

/** As `beSignedIn`, on the own profile. */
export async function signUp(page: Page, student: Student) {
  await beSignedIn(page, student)
  await open(page, '/perfil')
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
}

export async function logIn(page: Page, { email, password }: Student) {
  await open(page, '/login')
  await signUpField(page, loginTexts.email).fill(email)
  await signUpField(page, loginTexts.password).fill(password)
  await page.getByRole('main').getByRole('button', { name: loginTexts.submit }).click()
}

/** As `logIn`, with nothing known of the page before: the profile opens (decision 0164). */
export async function logInToProfile(page: Page, student: Student) {
  await page.evaluate(() => localStorage.removeItem('domine-a-redacao:volta'))
  await logIn(page, student)
}

/** A call in the name of whom this page is signed in as. @returns null where nothing is answered */
export async function callAs(page: Page, method: string, path: string, data?: unknown) {
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY)
  const headers = { authorization: `Bearer ${JSON.parse(kept ?? '{}').access_token}` }
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return answer.json().catch(() => null)
}

/** A notice on the screen, by its title and its sentence. Where it does not come, the failure tells those that did. */
export async function expectNotice(page: Page, notice: { title: string; description?: string }) {
  const region = page.getByRole('region', { name: commonTexts.toastRegion.replace(' ({hotkey})', '') })
  const { title, description } = notice
  const seen = new Set<string>()
  const look = async () => {
    for (const text of await region.getByRole('listitem').allInnerTexts()) {
      const lines = text.trim().split(/\n+/)
      seen.add(description === undefined ? (lines[0] ?? '') : lines.join('\n'))
    }
    return [...seen]
  }
  await expect.poll(look).toContain(description === undefined ? title : `${title}\n${description}`)
}

/** The link of the newest confirmation mail to an address; null where the server under test keeps its mail elsewhere. */
export function confirmationLink(email: string, dataDir?: string): Promise<string | null> {
  return mailedLink(email, '/confirmar-email', dataDir)
}

/** As `confirmationLink`, for the newest mail whose link opens the page. */
export async function mailedLink(
  email: string,
  path:
    | '/confirmar-email'
    | '/nova-senha'
    | '/avisos?pedido'
    | '/avisos?chave'
    | '/convite-para-corrigir?chave',
  dataDir = process.env['E2E_DATA_DIR'],
): Promise<string | null> {
  if (!dataDir) return null
  const folder = join(dataDir, 'outbox')
  const isWhole = path.includes('?')
  const key = isWhole ? `${path.replace('?', '\\?')}=` : `${path}\\?token_hash=[\\w-]+&type=`
  const pattern = new RegExp(`https?://[^\\s/]+${key}[\\w-]+`)
  let link: string | null = null
  await expect(async () => {
    for (const name of (await readdir(folder)).sort().reverse()) {
      // Soft line breaks and escaped equal signs of quoted-printable.
      const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
      if (!mail.includes(`To: ${email}`)) continue
      link = pattern.exec(mail)?.[0] ?? null
      if (link) return
    }
    throw new Error(`no mail to ${email} leads to ${path} yet`)
  }).toPass({ timeout: 15_000 })
  return link
}

/** Waits until what comes in with a movement has arrived: only then is it known where it stands and how it looks. */
export async function untilStill(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const isEnding = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    const movements = element.getAnimations({ subtree: true }).filter(isEnding)
    // One that is cut off is over too.
    await Promise.allSettled(movements.map(({ finished }) => finished))
  })
}
