/** The landing page and what stands around every page, word for word (product §2 Landing page, Header, footer). */
import type { Locator, Page } from '@playwright/test'
import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { LANDING_CLAIMS } from '#content/site/landing-claims.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { landingHeroTexts } from '#texts/site/landing-hero.ts'
import { firstSheetTexts } from '#texts/writing/first-sheet.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { EARLY_PLACE } from '#web/features/writing/first-sheet/early-marks.ts'
import { HEADER_LINKS, MENU_LINKS } from '#web/shared/frame/site-links.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, expectAnswered, open, test } from '../support/journey.ts'
import { isLaidOut } from '../support/laid-out.ts'

const { hero } = landingHeroTexts
const { stories, features, claims, questions } = landingTexts
const LAST = STUDENT_STORIES.length - 1

test('the hero leads to sign-up, to the courses and to the free product', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${hero.title} ${hero.titleMarked}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: hero.signUp })).toHaveAttribute('href', '/cadastro')
  await expect(main.getByRole('link', { name: hero.courses })).toHaveAttribute('href', '/cursos')
  await main.getByRole('link', { name: /revelado o segredo/i }).click()
  await expect(page).toHaveURL(/\/product\/prod_revelado-o-segredo$/)
})

test('a paragraph is marked on the first screen and goes along into the writing room', async ({ page }) => {
  await open(page, '/')
  const field = page.getByLabel(firstSheetTexts.label)
  await field.fill('Muitos jovens abandona a escola. Além disso o governo não investe.')
  const notes = page.getByRole('button', { name: /abandonam/ })
  await expect(notes).toBeVisible()
  await field.fill('Muitos jovens abandonam a escola. Além disso o governo não investe.')
  await expect(notes).toHaveCount(0)
  await expect(page.getByText(firstSheetTexts.found({ count: 1 }))).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: firstSheetTexts.toRoom }).click()
  await expect(page.getByLabel(writingRoomTexts.sheet.field)).toHaveValue(/^Muitos jovens abandonam/)
  await page.goto('/')
  await field.fill('Outro parágrafo inteiro, que fala de outra coisa.')
  await page.getByRole('button', { name: firstSheetTexts.toRoom }).click()
  await page.getByRole('button', { name: firstSheetTexts.taken.open }).click()
  await expect(page.getByLabel(writingRoomTexts.sheet.field)).toHaveValue(/^Muitos jovens abandonam/)
})

test('the first marks wait for no script and share the line with no megabyte: the device’s files come behind them', async ({
  page,
}) => {
  const asked: string[] = []
  let letScriptsCome = () => {}
  const scriptsCome = new Promise<void>((come) => {
    letScriptsCome = come
  })
  await page.route('**/assets/*.js', async (route) => {
    await scriptsCome
    await route.continue()
  })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const words = page.waitForRequest(/words-[^/]*\.bin$/)
  await page.goto('/')
  const field = page.getByLabel(firstSheetTexts.label)
  await field.fill('Muitos jovens abandona a escola. Além disso o governo não investe.')
  const early = page.locator(`#${EARLY_PLACE}`)
  await expect(early.getByRole('listitem').first()).toContainText('“abandona”')
  letScriptsCome()
  await expect(page.getByRole('button', { name: /abandonam/ })).toBeVisible()
  await expect(early).toHaveCount(0)
  expect(asked.filter((path) => path === '/api/first-marks')).toHaveLength(1)
  await field.press('End')
  await field.pressSequentially(' Sim.')
  await words
  const place = (pattern: RegExp) => asked.findIndex((path) => pattern.test(path))
  expect(place(/\/api\/first-marks$/)).toBeLessThan(place(/words-[^/]*\.bin$/))
})

test('twelve cards lead to the twelve tools, and the e-books stand out', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('link', { name: new RegExp(`^${features.more} `) })
  expect(
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ).toEqual([
    '/cursos',
    '/gerador-de-redacao',
    '/corretor-de-redacao',
    '/banco-de-temas',
    '/banco-de-repertorios',
    '/banco-de-conectivos',
    '/cronograma-de-estudos',
    '/ebooks',
    '/minicurso',
    '/chat',
    '/desafio-mensal',
    '/feedback',
  ])
  await expect(page.getByRole('heading', { name: 'E-books' }).locator('.marked')).toBeVisible()
})

test('what stands far below the first screen is laid out when it comes near', async ({ page }) => {
  await open(page, '/')
  const heading = page.getByRole('heading', { name: questions.title })
  expect(await isLaidOut(page.getByRole('heading', { level: 1 }))).toBe(true)
  expect(await isLaidOut(heading)).toBe(false)
  await heading.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(heading)).toBe(true)
})

test('a figure without proof is not told', async ({ page }) => {
  await page.goto('/')
  const proven = LANDING_CLAIMS.filter(({ evidence }) => evidence !== null)
  await expect(page.getByRole('region', { name: claims.title })).toHaveCount(proven.length > 0 ? 1 : 0)
  for (const { text, evidence } of LANDING_CLAIMS)
    await expect(page.getByText(text)).toHaveCount(evidence === null ? 0 : 1)
})

test('the strip has 41 stories, said to be illustrative, and the shelf three products', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: stories.strip })
  await expect(strip.getByRole('button')).toHaveCount(41)
  await expect(page.getByText(stories.illustrativeNote)).toBeVisible()
  const shelf = page.getByRole('region', { name: shelfTexts.homeTitle })
  await expect(shelf.getByRole('listitem')).toHaveCount(3)
  await expect(shelf.getByRole('link', { name: shelfTexts.seeAll })).toHaveAttribute('href', '/store')
  await expect(page.getByRole('link', { name: questions.link })).toHaveAttribute('href', '/quem-somos#faq')
})

test('the viewer is a ring for the mouse and the arrow keys, and Esc gives focus back', async ({ page }) => {
  await open(page, '/')
  await openStory(page, 0)
  const viewer = page.getByRole('dialog', { name: stories.viewer })
  await expect(viewer.getByRole('img')).toHaveAccessibleName(stories.portrait(STUDENT_STORIES[0]!.name))
  await viewer.getByRole('button', { name: stories.previous }).click()
  await expect(viewer).toContainText(stories.position({ index: 41, count: 41 }))
  await viewer.getByRole('button', { name: stories.next }).click()
  await expect(viewer).toContainText(stories.position({ index: 1, count: 41 }))
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText(STUDENT_STORIES[LAST]!.name)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(STUDENT_STORIES[0]!.name)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('button', { name: stories.open(STUDENT_STORIES[0]!) })).toBeFocused()
  await openStory(page, 2)
  await viewer.getByRole('button', { name: stories.close }).click()
  await expect(viewer).toBeHidden()
})

test('a swipe of 50 pixels turns the portrait, a shorter one does not', async ({ page }) => {
  await open(page, '/')
  await openStory(page, 1)
  const viewer = page.getByRole('dialog', { name: stories.viewer })
  await swipe(page, -49)
  await expect(viewer).toContainText(stories.position({ index: 2, count: 41 }))
  await swipe(page, -50)
  await expect(viewer).toContainText(stories.position({ index: 3, count: 41 }))
  await swipe(page, 50)
  await expect(viewer).toContainText(stories.position({ index: 2, count: 41 }))
})

test('the strip is walked and opened by the keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('region', { name: stories.strip }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: stories.viewer })).toBeVisible()
  await expectAccessible(page)
})

test('the header has seven links and marks the page that is open; the menu has eight', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  await open(page, '/store')
  const menu = page.getByRole('navigation', { name: frameTexts.mainMenu })
  await expect(menu.getByRole('link')).toHaveText(HEADER_LINKS.map(({ label }) => label))
  await expect(menu.locator('[aria-current=page]')).toHaveText('Loja')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('summary', { has: page.locator('svg') }).click()
  const small = page.getByRole('navigation', { name: frameTexts.mainMenu })
  for (const { label } of MENU_LINKS) {
    await expect(small.getByRole('link', { name: label, exact: true })).toBeVisible()
  }
  await expect(small.getByRole('link', { name: frameTexts.signUp })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(small).toBeHidden()
  await page.getByLabel(frameTexts.openMenu).click()
  await small.getByRole('link', { name: 'Cursos', exact: true }).click()
  await expect(page).toHaveURL(/\/cursos$/)
  await expect(small).toBeHidden()
})

test('the links are there from 1024 pixels on, with both ways in, and nothing of the header is cut', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: frameTexts.mainMenu })
  await page.setViewportSize({ width: 1023, height: 800 })
  await open(page, '/gerador-de-redacao')
  await expect(page.getByLabel(frameTexts.openMenu)).toBeVisible()
  await expect(menu).toBeHidden()
  for (const width of [1024, 1100, 1180, 1183, 1184, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByLabel(frameTexts.openMenu)).toBeHidden()
    await expect(menu.getByRole('link')).toHaveText(HEADER_LINKS.map(({ label }) => label))
    await expect(header.getByRole('link', { name: frameTexts.login, exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: frameTexts.signUp, exact: true })).toBeVisible()
    await expectNoOverflow(page)
    expect(await overlapping(header), `${width} pixels`).toEqual([])
    expect((await header.boundingBox())?.height, `${width} pixels`).toBe(69)
  }
})

test('with letters set wider by the reader nothing of the header touches its neighbour', async ({
  browser,
  baseURL,
}) => {
  // As readers' own styles do it, which no policy of a site stops (WCAG 1.4.12).
  const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await open(page, '/gerador-de-redacao')
  await page.addStyleTag({
    content: '*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}',
  })
  for (const width of [1024, 1040, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overlapping(page.getByRole('banner')), `${width} pixels`).toEqual([])
    await expectNoOverflow(page)
  }
  await context.close()
})

/** Links and buttons of a row that lie over the one before them, with the floating avatar as the last one. */
function overlapping(header: Locator): Promise<string[]> {
  return header.evaluate((element) => {
    const boxes = [...element.querySelectorAll('a, button')]
      .map((link) => ({ name: link.textContent, ...link.getBoundingClientRect().toJSON() }))
      .filter(({ width }) => width > 0)
      .sort((one, other) => one.left - other.left || one.top - other.top)
    return boxes
      .filter(
        // One above the other is no overlap.
        ({ left, top, bottom }, index) =>
          index > 0 &&
          left < boxes[index - 1].right - 0.5 &&
          top < boxes[index - 1].bottom - 0.5 &&
          bottom > boxes[index - 1].top + 0.5,
      )
      .map(({ name }) => name)
  })
}

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: frameTexts.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#conteudo$/)
})

test('a new page begins at its top, and going back finds the old place', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: shelfTexts.seeAll })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expectAnswered(link)
  await link.click()
  await expect(page).toHaveURL(/\/store$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('every link of the footer leads to a page of ours', async ({ page, request }) => {
  await page.goto('/')
  const paths = await page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect(paths.length).toBeGreaterThanOrEqual(14)
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200)
})

test('the chosen theme stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await page.getByRole('button', { name: frameTexts.useDark }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: frameTexts.useLight })).toBeVisible()
})

async function openStory(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: stories.open(STUDENT_STORIES[index]!) }).click()
}

async function swipe(page: Page, byPixels: number): Promise<void> {
  const { width, height } = page.viewportSize()!
  await page.mouse.move(width / 2, height / 3)
  await page.mouse.down()
  await page.mouse.move(width / 2 + byPixels, height / 3)
  await page.mouse.up()
}
