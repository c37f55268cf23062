/** Parts of the landing page and of a product's page whose code comes when it is needed (decision 0280). */
import type { Page } from '@playwright/test'
import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { interestTexts } from '#texts/shop/interest.ts'
import { interestButton } from '#texts/shop/interest-button.ts'
import { reviewTexts } from '#texts/shop/reviews.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { firstSheetTexts } from '#texts/writing/first-sheet.ts'
import { expect, expectAnswered, open, test } from '../support/journey.ts'

const { features, stories, questions } = landingTexts
const CODE = /\/assets\/(told-sections|story-carousel|home-shelf|questions|first-sheet)-[^/]*\.js$/

/** Which of these codes were asked for, by name. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = CODE.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  return asked
}

/** Holds these codes back until they are let go. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(code, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

test('who looks at the first screen fetches no code; who moves on has all of it before a press', async ({
  page,
}) => {
  const asked = askedOf(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: features.title })).toBeAttached()
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 400)
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['first-sheet', 'home-shelf', 'questions', 'story-carousel', 'told-sections'])
  const card = page.getByRole('link', { name: features.moreAbout(features.cards.courses.title) })
  await expectAnswered(card)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await card.click()
  await expect(page).toHaveURL(/\/cursos$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the whole page stands in its HTML, and no script puts a part of it in its place', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  for (const words of [features.title, stories.title, questions.title, firstSheetTexts.submit])
    expect(html).toContain(words)
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/)
})

test('what is pressed and typed before the code has come is not lost', async ({ page }) => {
  const letGo = await holdBack(page, CODE)
  await open(page, '/')
  const field = page.getByLabel(firstSheetTexts.label)
  await page.getByRole('button', { name: firstSheetTexts.useExample }).click()
  await page.getByRole('button', { name: stories.open(STUDENT_STORIES[1]!) }).click()
  await expect(field).toHaveValue('')
  letGo()
  await expect(field).toHaveValue(firstSheetTexts.example)
  await expect(page.getByRole('dialog', { name: stories.viewer })).toContainText(STUDENT_STORIES[1]!.name)
})

test('a form that is sent before its code has come is sent when it has', async ({ page }) => {
  const letGo = await holdBack(page, CODE)
  await open(page, '/')
  await page.getByLabel(firstSheetTexts.label).fill('Muitos jovens')
  await page.getByRole('button', { name: firstSheetTexts.submit }).click()
  letGo()
  await expect(page.getByText(firstSheetTexts.short)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('links work without the code, and leave the page without waiting for it', async ({ page }) => {
  await page.route(CODE, () => {})
  await open(page, '/')
  await page
    .getByRole('link', { name: `${features.more} ${features.moreAbout(features.cards.courses.title)}` })
    .click()
  await expect(page).toHaveURL(/\/cursos$/)
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: frameTexts.pages.contact }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Domine')
  await expect(page).toHaveURL(/\/contato$/)
})

test('code that does not come is asked for again, and the page stays', async ({ page }) => {
  let isDown = true
  await page.route(/\/assets\/told-sections-/, (route) =>
    isDown ? route.abort('internetdisconnected') : route.continue(),
  )
  await open(page, '/')
  const refused = page.waitForEvent('requestfailed')
  const card = page.getByRole('link', { name: features.moreAbout(features.cards.courses.title) })
  await card.focus()
  await refused
  await expect(page.getByRole('heading', { name: features.title })).toBeVisible()
  isDown = false
  await page.waitForEvent('requestfinished', (request) => /told-sections-/.test(request.url()))
  await expectAnswered(card)
  await expect(card).toBeFocused()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await card.press('Enter')
  await expect(page).toHaveURL(/\/cursos$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('who comes by a link inside the site finds the whole page at once', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/(home-shelf|story-carousel)-/)
  await open(page, '/contato')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').getByRole('link', { name: frameTexts.home }).click()
  await page.waitForRequest(/\/assets\/home-shelf-/)
  // Nothing of the page is shown before all of it can be.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Domine')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Domine')
  for (const name of [features.title, stories.title, questions.title])
    expect(await page.getByRole('heading', { name }).count()).toBe(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

const REVIEWS = /\/assets\/product-reviews-[^/]*\.js$/
const PRODUCTS = ['prod_introducao', 'prod_conclusao', 'prod_caderno-impresso-primeira-tiragem'] as const

/** As a link from one product to another would. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    void router.navigate(address)
  }, path)
}

test('the reviews of a product stand in its HTML, and their code comes when somebody moves on', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (REVIEWS.test(request.url())) asked.push(request.url())
  })
  const address = `/product/${PRODUCTS[0]}`
  expect(await (await page.request.get(address)).text()).toContain(reviewTexts.rule)
  await open(page, address)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 400)
  await expectAnswered(page.getByRole('region', { name: reviewTexts.heading }))
  expect(asked).toHaveLength(1)
})

test('another product is shown at once, and its reviews when their code has come', async ({ page }) => {
  let isDown = true
  await page.route(REVIEWS, (route) => (isDown ? route.abort('internetdisconnected') : route.continue()))
  await open(page, `/product/${PRODUCTS[0]}`)
  const reviews = page.getByRole('region', { name: reviewTexts.heading })
  await expect(reviews).toBeAttached()
  const first = await page.getByRole('heading', { level: 1 }).innerText()
  await goTo(page, `/product/${PRODUCTS[1]}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first)
  await page.waitForEvent('requestfailed', (request) => REVIEWS.test(request.url()))
  isDown = false
  await expect(reviews).toHaveCount(1)
  await expectAnswered(reviews)
  await expect(page).toHaveURL(new RegExp(`/product/${PRODUCTS[1]}$`))
  await goTo(page, `/product/${PRODUCTS[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(reviews).toHaveCount(1)
})

test('a dialog whose code does not come says so beside its button, and opens by another try', async ({
  page,
}) => {
  const code = /\/assets\/interest-dialog-[^/]*\.js$/
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await open(page, `/product/${PRODUCTS[2]}`)
  await page.getByRole('button', { name: interestButton }).click()
  const notice = page.getByRole('alert').filter({ hasText: askedTexts.partUnread })
  await expect(notice).toBeVisible()
  await page.unroute(code)
  await notice.getByRole('button', { name: askedTexts.retry }).click()
  await expect(page.getByRole('dialog', { name: interestTexts.heading })).toBeVisible()
})
