/** Without network: study pages that were opened stay open, others say so, and nothing personal is kept. */
import type { Page } from '@playwright/test'
import { exercisesOf, PRACTICE_KINDS } from '#content/study/practice/exercises.ts'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { appBannerTexts } from '#texts/site/app-banner.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { landingHeroTexts } from '#texts/site/landing-hero.ts'
import { newVersionTexts } from '#texts/site/new-version.ts'
import { offlineTexts } from '#texts/site/offline.ts'
import { connectiveBankTexts } from '#texts/study/connective-bank.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { todayTexts } from '#texts/writing/today.ts'
import { writingRoomTexts as roomTexts } from '#texts/writing/writing-room.ts'
import { faultsOf } from '../support/axe.ts'
import { expect, open, signUp, test } from '../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('a visited study page opens without network, whole and by the router', async ({ page, context }) => {
  await open(page, '/')
  await untilKept(page, '/')
  await context.setOffline(true)
  await expect(page.getByText(appBannerTexts.offline)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(landingHeroTexts.hero.title)
  await expect(page.getByRole('link', { name: frameTexts.profileLogin })).toBeVisible()
  await expect(page.getByText(appBannerTexts.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(appBannerTexts.offline)).toBeHidden()
})

test('from one visited bank to the other one comes without network', async ({ page, context }) => {
  await open(page, '/banco-de-conectivos')
  await untilKept(page, '/banco-de-conectivos')
  // Shown by the router, without a load of its own.
  await page.getByRole('navigation').getByRole('link', { name: 'Banco de Temas' }).first().click()
  await expect(page).toHaveURL(/\/banco-de-temas$/)
  await untilKept(page, '/banco-de-temas')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: themeBankTexts.heading })).toBeVisible()
  await page.goto('/banco-de-conectivos')
  await expect(page.getByRole('heading', { level: 1, name: connectiveBankTexts.heading })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Banco de Temas' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: themeBankTexts.heading })).toBeVisible()
})

test('the schedule, the mini-course and the repertoires work without network once visited', async ({
  page,
  context,
}) => {
  const paths = ['/cronograma-de-estudos', '/minicurso', '/banco-de-repertorios']
  for (const path of paths) {
    await open(page, path)
    await untilKept(page, path)
  }
  await context.setOffline(true)
  const main = page.getByRole('main')
  await page.goto('/cronograma-de-estudos')
  await main.getByRole('button', { name: scheduleTexts.form.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: scheduleTexts.result.heading })).toBeVisible()
  await page.goto('/minicurso')
  await main.getByRole('button', { name: miniCourseTexts.start.begin }).click()
  await expect(main.getByLabel(miniCourseTexts.question.answer)).toBeVisible()
  await page.goto('/banco-de-repertorios')
  await main.getByRole('searchbox').fill('paulo freire')
  await expect(main.locator('mark').first()).toBeVisible()
  // By the router: its lessons come from what the service worker keeps.
  await page.locator('a[href="/minicurso"]:visible').first().click()
  await main.getByRole('button', { name: miniCourseTexts.start.resume }).click()
  await expect(main.getByLabel(miniCourseTexts.question.answer)).toBeVisible()
})

test('a page that is not kept says so, and opens when the network is back', async ({ page, context }) => {
  await open(page, '/')
  await untilKept(page, '/')
  await context.setOffline(true)
  await page.goto('/store')
  await expect(page).toHaveURL(/\/sem-internet\?pagina=%2Fstore$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.title)
  await expect(page.getByText(offlineTexts.lead)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveText([offlineTexts.keptNames['/']])
  await main.getByRole('button', { name: offlineTexts.retry }).click()
  await expect(main.getByText(offlineTexts.stillOffline)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a link to a page that cannot be fetched shows the offline sheet, not a fault, and opens it later', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await untilKept(page, '/')
  await context.setOffline(true)
  await page.getByRole('link', { name: shelfTexts.seeAll }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.title)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelfTexts.storeHeading)
})

test('nothing personal is ever written down', async ({ page, student }) => {
  await open(page, '/')
  await untilKept(page, '/')
  await signUp(page, student)
  await page.goto('/store')
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  const keptPages = async () => (await keptPaths(page)).filter((path) => !path.startsWith('/assets/')).sort()
  await expect.poll(keptPages).toEqual(['/', '/_.data', '/conteudos-de-estudo.json', '/sem-internet'])
  const texts = await page.evaluate(async () => {
    const answers = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) {
        answers.push(await (await caches.match(request))?.text())
      }
    }
    return answers.join('\n')
  })
  expect(texts).not.toContain(student.email)
  expect(texts).not.toContain(student.fullName)
})

test('a student without network writes, is corrected by this device and sees the marks', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  await open(page, '/corretor-de-redacao?tema=doacao-de-orgaos')
  await main.getByRole('button', { name: /^Deixar pronto/ }).click()
  await expect(main.getByText(roomTexts.device.ready)).toBeVisible()
  await untilKept(page, '/corretor-de-redacao')
  await context.setOffline(true)
  await page.goto('/corretor-de-redacao?tema=doacao-de-orgaos')
  await main.getByLabel(roomTexts.sheet.field).fill(PARAGRAPHS.join('\n').replace('Contudo, a', 'Contudo a'))
  await main.getByRole('button', { name: roomTexts.submit }).click()
  await expect(main.getByText(roomTexts.device.made.title)).toBeVisible()
  await main.getByRole('link', { name: `Contudo (desvio: ${markNames['comma-after-connective']})` }).click()
  await expect(main.getByRole('region', { name: correctionTexts.note.heading })).toContainText('vai vírgula')
  expect(await faultsOf(page)).toEqual([])
  // The network does not give a visitor another correction, nor does its absence.
  await context.setOffline(false)
  await main.getByRole('button', { name: correctionTexts.backToSheet }).click()
  await main.getByLabel(roomTexts.sheet.field).fill(PARAGRAPHS.join('\n'))
  await main.getByRole('button', { name: roomTexts.submit }).click()
  await expect(main.getByText(roomTexts.guestUsed.title)).toBeVisible()
})

test('the day and its practice begin without network, and the account takes it in', async ({
  page,
  context,
  student,
}) => {
  const main = page.getByRole('main')
  await signUp(page, student)
  await open(page, '/pratica')
  await expect(main.getByLabel(practiceTexts.item.answer)).toBeVisible()
  await untilKept(page, '/pratica')
  await open(page, '/hoje')
  await untilKept(page, '/hoje')
  await context.setOffline(true)
  await page.goto('/hoje')
  await expect(main.getByText(todayTexts.offline.body)).toBeVisible()
  // What was never opened here is not offered.
  await expect(main.getByRole('link', { name: todayTexts.offline.room.action })).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await main.getByRole('link', { name: todayTexts.offline.practice.action }).click()
  await expect(main.getByText(practiceTexts.offline.title)).toBeVisible()
  for (let done = 0; done < 3; done += 1) {
    const wrong = await main.locator('blockquote').first().innerText()
    const exercise = PRACTICE_KINDS.flatMap((kind) => exercisesOf(kind)).find((one) => one.wrong === wrong)
    await main.getByLabel(practiceTexts.item.answer).fill(exercise?.answers[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(main.getByText(practiceTexts.item.right)).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(main.getByText(practiceTexts.today.count({ done: 3, total: 9 })).first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await context.setOffline(false)
  await page.goto('/pratica')
  await expect(main.getByText(practiceTexts.classes.days({ days: 1 }))).toBeVisible()
  await expect(main.getByText(practiceTexts.offline.title)).toHaveCount(0)
})

test('a newer version says so and takes over by a button', async ({ page }) => {
  await open(page, '/')
  await untilKept(page, '/')
  // A worker of another address is a newer one to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'))
  const button = page.getByRole('button', { name: newVersionTexts.update })
  await expect(button).toBeVisible()
  await button.click()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?newer'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(landingHeroTexts.hero.title)
  // The page is loaded again meanwhile, so that a look may fall between two pages.
  await expect(async () => expect(await keptPaths(page)).toContain('/')).toPass()
})

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as { display: string; icons: { src: string }[]; start_url: string }
  expect([manifest.display, manifest.start_url]).toEqual(['standalone', '/'])
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})

/** Until the worker has written the page down; it starts two seconds after the page. */
async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname)
    }
    return paths
  })
}
