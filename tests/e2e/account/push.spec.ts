/** Notices by push in the browser (decision 0215): asked for by a press, refused with a sentence, shown, and opened. */
import type { Page } from '@playwright/test'
import { profileTexts } from '#texts/account/profile.ts'
import { pushObstacleTexts, pushSettingsTexts as texts } from '#texts/account/push.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, open, signUp, test } from '../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

type WorkerScope = {
  readonly registration: { showNotification: (...notice: unknown[]) => Promise<void> }
  readonly clients: { openWindow: (url: string) => Promise<null> }
  readonly dispatchEvent: (event: Event) => boolean
}

/** No push service is reached from here: the browser's part of it is played, its permission is the browser's own. */
async function playPushService(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((answer) => {
    const given = () => sessionStorage.getItem('asked') ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: given })
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', answer)
      return answer
    }
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    }
    const subscription = {
      toJSON: () => ({ endpoint: `https://avisos.exemplo.com.br/${sessionStorage.getItem('held')}`, keys }),
      unsubscribe: async () => sessionStorage.removeItem('held'),
    }
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('held', crypto.randomUUID())
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('held') ? (subscription as unknown as PushSubscription) : null
  }, permission)
}

async function openSettings(page: Page) {
  await open(page, '/perfil')
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  const section = page.getByRole('region', { name: texts.heading })
  await expect(section.getByText(texts.elsewhere).or(section.getByText(texts.here))).toBeVisible()
  return section
}

test('a first switch asks for permission, stays on, and stops with a press', async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await playPushService(page, 'granted')
  await signUp(page, student)
  let section = await openSettings(page)
  const practice = section.getByRole('switch', { name: texts.switches.practice })
  await expect(practice).toHaveAttribute('aria-checked', 'false')
  expect(await page.evaluate(() => Notification.permission)).toBe('default')
  await practice.click()
  await expect(practice).toHaveAttribute('aria-checked', 'true')
  await expect(section.getByText(texts.here)).toBeVisible()
  const saved = page.waitForResponse('**/api/push/choices')
  await section.getByLabel(texts.practiceHour).selectOption('7')
  expect((await saved).status()).toBe(200)
  await expectAccessible(page)
  await expectNoOverflow(page)

  section = await openSettings(page)
  await expect(section.getByLabel(texts.practiceHour)).toHaveValue('7')
  await expect(section.getByText(texts.here)).toBeVisible()
  await section.getByRole('button', { name: texts.disable }).click()
  await expect(section.getByText(texts.elsewhere)).toBeVisible()
  // What was chosen is the account's, and waits for a browser.
  await expect(section.getByRole('switch', { name: texts.switches.practice })).toHaveAttribute(
    'aria-checked',
    'true',
  )
})

test('a browser that is told no says what to do, and nothing is on', async ({ page, student }) => {
  await playPushService(page, 'denied')
  await signUp(page, student)
  const section = await openSettings(page)
  const correction = section.getByRole('switch', { name: texts.switches.correction })
  await correction.click()
  await expect(section.getByText(pushObstacleTexts.denied)).toBeVisible()
  await expect(correction).toHaveAttribute('aria-checked', 'false')
})

test('a browser without push says so', async ({ page, student }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
  })
  await signUp(page, student)
  const section = await openSettings(page)
  await section.getByRole('button', { name: texts.enable }).click()
  await expect(section.getByText(pushObstacleTexts.unsupported)).toBeVisible()
})

test('the worker shows what is pushed, and a press opens its page', async ({ page, context, baseURL }) => {
  await open(page, '/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // A browser without a screen shows no notice: what it would be asked for is looked at.
  const asked = await worker.evaluate(async () => {
    // What this runs in: the compiler knows the page's world alone.
    const scope = globalThis as unknown as WorkerScope
    const shown: unknown[] = []
    const opened: string[] = []
    const waits: Promise<unknown>[] = []
    const waitUntil = (wait: Promise<unknown>) => void waits.push(wait)
    scope.registration.showNotification = async (...notice) => void shown.push(notice)
    scope.clients.openWindow = async (url) => {
      opened.push(url)
      return null
    }
    const text = JSON.stringify({ title: 'Um', body: 'dois', tag: 'a', path: '/pratica' })
    const push = Object.assign(new Event('push'), { data: { text: () => text }, waitUntil })
    scope.dispatchEvent(push)
    const notification = { close: () => undefined, data: { path: '/pratica' } }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await Promise.all(waits)
    return { shown, opened }
  })
  const options = { body: 'dois', tag: 'a', data: { path: '/pratica' }, lang: 'pt-BR' }
  expect(asked.shown).toEqual([['Um', expect.objectContaining(options)]])
  expect(asked.opened).toEqual([new URL('/pratica', baseURL).href])
})
