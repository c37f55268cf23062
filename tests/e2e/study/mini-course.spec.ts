import type { Page } from '@playwright/test'
import { BADGES } from '#content/account/badges.ts'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { achievementTexts } from '#texts/account/achievement.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { miniCourseTexts as texts } from '#texts/study/mini-course.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { beSignedIn, expect, expectNotice, expectWithoutScript, open, test } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const answerField = (page: Page) => main(page).getByLabel(texts.question.answer)
const progressBar = (page: Page) => main(page).getByRole('progressbar', { name: texts.progress })
const STORAGE_KEY = 'domine-a-redacao:minicurso:v1'

async function begin(page: Page) {
  await open(page, '/minicurso')
  await main(page).getByRole('button', { name: texts.start.begin }).click()
}

/** By the keyboard alone: the field has the focus again after each feedback. */
async function answerLevel(page: Page, level: number) {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await answerField(page).focus()
  for (const question of COURSE_LEVELS[level - 1]!.questions) {
    await expect(main(page).getByRole('heading', { name: question.text })).toBeVisible()
    await expect(answerField(page)).toBeEnabled()
    await page.keyboard.insertText(question.answers[0])
    await page.keyboard.press('Enter')
    await page.clock.runFor(1_500)
  }
}

/** As if the levels before had been played here. */
async function havePlayed(page: Page, levels: number) {
  const answers = COURSE_LEVELS.slice(0, levels).flatMap(({ questions }) =>
    questions.map((question) => question.answers[0]),
  )
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key!)) localStorage.setItem(key!, text!)
    },
    [STORAGE_KEY, JSON.stringify({ answers, level: levels })],
  )
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the start screen shows six levels and no progress', async ({ page }) => {
  await open(page, '/minicurso')
  await expect(main(page).getByRole('listitem')).toHaveCount(6)
  await expect(progressBar(page)).toHaveCount(0)
})

test('a wrong answer is told, and the same question stays; a right one leads on', async ({ page }) => {
  await begin(page)
  const [first, second] = COURSE_LEVELS[0]!.questions
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '0')
  await answerField(page).fill('não sei')
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await main(page).getByRole('button', { name: texts.question.submit }).click()
  await expect(answerField(page)).toBeDisabled()
  await expect(main(page).getByRole('button', { name: texts.question.submit })).toBeDisabled()
  await page.clock.runFor(1_499)
  await expect(answerField(page)).toBeDisabled()
  await page.clock.runFor(1)
  await expect(answerField(page)).toBeFocused()
  await expect(main(page).getByRole('heading', { name: first!.text })).toBeVisible()
  await expectNotice(page, texts.wrong)
  await page.clock.resume()
  await expectAccessible(page)

  await answerField(page).fill(`  ${first!.answers[0].toUpperCase()} `)
  await page.keyboard.press('Enter')
  await page.clock.runFor(1_500)
  await expect(main(page).getByRole('heading', { name: second!.text })).toBeVisible()
  await expect(answerField(page)).toHaveValue('')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

test('an empty answer is not sent', async ({ page }) => {
  await begin(page)
  await main(page).getByRole('button', { name: texts.question.submit }).click()
  await expect(main(page).getByText(texts.question.empty)).toBeVisible()
})

test('a finished level unlocks its badge for four seconds and leads to the next', async ({ page }) => {
  await begin(page)
  await answerLevel(page, 1)
  await expect(
    main(page).getByRole('heading', { level: 1, name: texts.complete.heading({ level: 1 }) }),
  ).toBeFocused()
  await expect(main(page).getByText(texts.plusXp({ xp: 50 }))).toBeVisible()
  const slip = page.getByRole('status').filter({ hasText: achievementTexts.title })
  await expect(slip).toContainText('Primeiros Passos')
  await expectAccessible(page)
  await page.clock.runFor(4_000)
  await expect(slip).toHaveCount(0)
  await main(page).getByRole('button', { name: texts.complete.next }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: COURSE_LEVELS[1]!.title })).toBeFocused()
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '17')
})

test('who leaves finds the place again', async ({ page }) => {
  await begin(page)
  const [first, second] = COURSE_LEVELS[0]!.questions
  await answerField(page).fill(first!.answers[0])
  await page.keyboard.press('Enter')
  await page.clock.runFor(1_500)
  await expect(main(page).getByRole('heading', { name: second!.text })).toBeVisible()
  await open(page, '/minicurso')
  await expect(main(page).getByText(texts.start.resumeNote({ level: 1, question: 2 }))).toBeVisible()
  await main(page).getByRole('button', { name: texts.start.resume }).click()
  await expect(main(page).getByRole('heading', { name: second!.text })).toBeVisible()
})

test('the last level ends the game; its PDF is saved, and one can play again', async ({ page }) => {
  await havePlayed(page, 5)
  await open(page, '/minicurso')
  await main(page).getByRole('button', { name: texts.start.resume }).click()
  await answerLevel(page, 6)
  await main(page).getByRole('button', { name: texts.complete.next }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: texts.over.heading })).toBeVisible()
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(main(page).getByText('700', { exact: true })).toBeVisible()
  const reward = main(page).getByRole('link', { name: texts.over.reward })
  const saving = page.waitForEvent('download')
  await reward.click()
  expect((await saving).suggestedFilename()).toBe('minicurso-domine-a-redacao.pdf')
  const answer = await page.request.get((await reward.getAttribute('href'))!)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  // As the browser says it without network; the notice's own script is what the service worker keeps.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await reward.click()
  await expectNotice(page, { title: texts.over.rewardNotice, description: texts.over.rewardOffline })
  await expectAccessible(page)
  await main(page).getByRole('button', { name: texts.over.again }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: COURSE_LEVELS[0]!.title })).toBeVisible()
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '0')
})

test('what was played before the sign-up comes into the profile', async ({ page, student }) => {
  await havePlayed(page, 2)
  await page.clock.resume()
  await beSignedIn(page, student)
  const kept = page.waitForResponse(
    (response) => response.url().includes('/levels/2/completions') && response.ok(),
  )
  await open(page, '/minicurso')
  await kept
  await open(page, '/perfil')
  await expect(main(page).getByText(profileTexts.rank.points({ xp: 130 }))).toBeVisible()
  await main(page).getByRole('tab', { name: profileTexts.tabs.badges }).click()
  await expect(
    main(page).getByText(profileTexts.badges.count({ earned: 2, total: BADGES.length })),
  ).toBeVisible()
  await main(page).getByRole('tab', { name: profileTexts.tabs.settings }).click()
  const sound = main(page).getByRole('switch', { name: achievementTexts.setting })
  await expect(sound).toBeChecked()
  await sound.click()
  await page.reload()
  await main(page).getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await expect(sound).not.toBeChecked()
  await expectAccessible(page)
})

test('an achievement sounds, unless it is muted or motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    const played: string[] = []
    Object.assign(window, { played })
    HTMLMediaElement.prototype.play = function () {
      played.push(new URL(this.src).pathname)
      return Promise.resolve()
    }
  })
  const played = () => page.evaluate(() => (window as unknown as { played: string[] }).played)
  await begin(page)
  // The slip with the button goes after four seconds: from here on time passes only where the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await answerLevel(page, 1)
  await expect.poll(played).toEqual(['/sounds/conquista.wav'])
  // The slip's drawing is fetched with the first one, and waits for a moment to be shown.
  await page.clock.runFor(1_000)
  await page.getByRole('button', { name: achievementTexts.mute }).click()
  await main(page).getByRole('button', { name: texts.complete.next }).click()
  await answerLevel(page, 2)
  await expect(page.getByRole('button', { name: achievementTexts.unmute })).toBeVisible()
  expect(await played()).toHaveLength(1)
  await page.getByRole('button', { name: achievementTexts.unmute }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await main(page).getByRole('button', { name: texts.complete.next }).click()
  await answerLevel(page, 3)
  await expect(page.getByRole('button', { name: achievementTexts.mute })).toBeVisible()
  expect(await played()).toHaveLength(1)
  expect((await page.request.get('/sounds/conquista.wav')).status()).toBe(200)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the six lessons can be read', async ({ page }) => {
    await page.goto('/minicurso')
    for (const { lesson } of COURSE_LEVELS) await expectWithoutScript(page, lesson.intro)
  })
})
