import type { Browser, Locator, Page } from '@playwright/test'
import { PREMIUM_PER_DAY, premiumBenefits } from '#domain/account/premium.ts'
import { premiumBenefitText, premiumTexts } from '#texts/account/premium.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { chatFailureTexts } from '#texts/community/chat-failures.ts'
import { moderatedTexts } from '#texts/community/moderated.ts'
import { reportTexts } from '#texts/community/report.ts'
import { textMenuTexts } from '#texts/community/text-menu.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { beSignedIn, expect, expectNotice, expectWithoutScript, open, test } from '../support/journey.ts'

const { composer } = chatTexts

const field = (page: Page) => page.getByLabel(composer.label, { exact: true })
const rows = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function openChat(page: Page): Promise<void> {
  await open(page, '/chat')
  // Counted by the socket: from here on everything is heard.
  await expect(page.getByText(/\d+ pessoas? aqui agora/)).toBeVisible()
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

async function openMenu(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Opções da mensagem/ }).click()
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** From the lower edge of one to the upper edge of the other. */
const gapBelow = (upper: Box, lower: Box) =>
  upper && lower ? Math.abs(lower.y - upper.y - upper.height) : Number.POSITIVE_INFINITY

/** Texts of this run, since the room is shared by all journeys: consonants alone are no telephone number and no bad word. */
const unique = (text: string) => {
  const number = `${Date.now()}${Math.floor(Math.random() * 1e6)}`
  return `${text} ${number.replace(/\d/g, (digit) => 'bcdfghjkmn'.charAt(Number(digit)))}`
}

test('two browsers read each other at once, each message once and by the right name', async ({
  page,
  browser,
  student,
}) => {
  const other = await anotherBrowser(browser)
  await beSignedIn(page, student)
  await openChat(page)
  await openChat(other)
  const [question, answer] = [unique('Como começo a conclusão?'), unique('Retome a tese.')]
  await write(page, question)
  await expect(rows(other, question)).toContainText('Ana C.')
  await write(other, answer)
  await expect(rows(page, answer)).toContainText('Visitante')
  await expect(rows(page, question)).toContainText(chatTexts.own({ name: 'Ana C.' }))
  await expect(rows(other, answer)).toContainText(chatTexts.own({ name: 'Visitante' }))
  for (const [where, text] of [
    [page, question],
    [page, answer],
    [other, question],
    [other, answer],
  ] as const) {
    await expect(rows(where, text)).toHaveCount(1)
  }
  // Told at most every three seconds, so a student's pace and not a machine's.
  await Promise.all([
    expect(page.getByText(chatTexts.typing({ name: 'Visitante', others: 0 }))).toBeVisible(),
    field(other).pressSequentially('pensando', { delay: 500 }),
  ])
  await other.context().close()
})

test('what is written without a network survives a reload and is sent when it is back, once', async ({
  page,
  browser,
}) => {
  const other = await anotherBrowser(browser)
  await openChat(page)
  await openChat(other)
  // The calls fail as they do without a network; the page itself can still be loaded again.
  await page.route('**/api/chat/**', (route) => route.abort('internetdisconnected'))
  const [first, second] = [unique('escrita no ônibus'), unique('e mais uma')]
  await write(page, first)
  await write(page, second)
  await expect(rows(page, first)).toBeVisible()
  await page.reload()
  await expect(rows(page, first)).toBeVisible()
  await expect(other.getByText(first)).toHaveCount(0)
  await page.unroute('**/api/chat/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(rows(other, first)).toBeVisible()
  await expect(rows(other, second)).toBeVisible()
  const texts = await other.getByRole('listitem').allInnerTexts()
  expect(texts.findIndex((text) => text.includes(first))).toBeLessThan(
    texts.findIndex((text) => text.includes(second)),
  )
  await expect(rows(page, first)).toHaveCount(1)
  // Read over the socket a message may be seen before the call that sent it is answered.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat_outbox_global'))).toBeNull()
  await other.context().close()
})

test('the kept conversation paints before any answer comes', async ({ page }) => {
  await openChat(page)
  const text = unique('para lembrar')
  await write(page, text)
  await expect(rows(page, text)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat_messages_global'))).toContain(text)
  await page.route('**/api/chat/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(rows(page, text)).toBeVisible()
})

test('an empty message is ignored, and Chat Premium tells a visitor what it is', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages'))
      sent.push(request.postData() ?? '')
  })
  await openChat(page)
  await write(page, '   ')
  await expect(field(page)).toHaveValue('   ')
  // What is sent goes in its order: by the time of this answer an empty one would have gone.
  const text = unique('algo')
  await write(page, text)
  await expect(rows(page, text).and(page.locator('[data-message]'))).toBeVisible()
  expect(sent).toEqual([expect.stringContaining(text)])
  await page.getByRole('tab', { name: chatTexts.channels.premium }).click()
  await expect(page.getByText(/\d+ pessoas? aqui agora/)).toBeVisible()
  await write(page, 'posso?')
  await expectNotice(page, chatTexts.premiumToast)
  await expect(field(page)).toHaveValue('posso?')
  // What it is, and the way in.
  for (const benefit of premiumBenefits({ writingRoom: true }, { hasCourses: false })) {
    const text = premiumBenefitText(benefit, PREMIUM_PER_DAY)
    await expect(page.getByText(text)).toBeVisible()
  }
  await expectNoOverflow(page)
  await page.getByRole('region', { name: premiumTexts.heading }).getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/prod_completo$/)
  await expect(page.getByRole('heading', { name: premiumTexts.comesWith })).toBeVisible()
})

test('one edits and deletes one’s own message, and everybody sees it', async ({ page, browser }) => {
  const other = await anotherBrowser(browser)
  // One's own at once, also before the server has said who one is.
  await page.route('**/api/chat/me', (route) => route.abort('internetdisconnected'))
  await openChat(page)
  await openChat(other)
  const [wrong, right] = [unique('conseqüência'), unique('consequência')]
  await write(page, wrong)
  await expect(rows(page, wrong).and(page.locator('[data-message]'))).toContainText('(Você)')
  await openMenu(rows(page, wrong))
  await page.getByRole('button', { name: chatTexts.menu.edit }).click()
  await expect(field(page)).toHaveValue(wrong)
  await write(page, right)
  await expect(rows(other, right)).toContainText(chatTexts.edited)
  await openMenu(rows(page, right))
  await page.getByRole('button', { name: chatTexts.menu.remove }).click()
  await expect(other.getByText(right)).toHaveCount(0)
  await expect(other.getByText(chatTexts.deleted).last()).toBeVisible()
  await other.context().close()
})

test('a message is reported, and a blocked person vanishes until they are let back', async ({
  page,
  browser,
}) => {
  const other = await anotherBrowser(browser)
  await openChat(page)
  await openChat(other)
  const text = unique('compre seguidores')
  await write(other, text)
  await expect(rows(page, text)).toBeVisible()
  await openMenu(rows(page, text))
  await page.getByRole('button', { name: textMenuTexts.report }).click()
  await page.getByLabel(reportTexts.reasons.spam).check()
  await page.getByRole('button', { name: reportTexts.send }).click()
  await expectNotice(page, reportTexts.sent)
  await openMenu(rows(page, text))
  await page.getByRole('button', { name: textMenuTexts.block({ name: 'Visitante' }) }).click()
  await expect(rows(page, text)).toHaveCount(0)
  await page.getByRole('button', { name: moderatedTexts.unblock({ name: 'Visitante' }) }).click()
  await expect(rows(page, text)).toBeVisible()
  await other.context().close()
})

test('a refused message stays with its writer and says why; a link is safe to follow', async ({
  page,
  student,
}) => {
  await beSignedIn(page, student)
  await openChat(page)
  const rude = unique('seu b4b4c4')
  await write(page, rude)
  await expect(rows(page, rude)).toContainText(chatFailureTexts.failures['refused_word'] ?? '')
  await rows(page, rude).getByRole('button', { name: chatFailureTexts.discard }).click()
  await expect(rows(page, rude)).toHaveCount(0)
  const address = `https://exemplo.com/${Date.now()}`
  await write(page, `veja ${address}.`)
  const link = page.getByRole('link', { name: address })
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(link).toHaveAttribute('href', address)
})

test('the arrows walk through the messages, and Enter opens their options', async ({ page }) => {
  await openChat(page)
  const [first, second] = [unique('um'), unique('dois')]
  for (const text of [first, second]) {
    await write(page, text)
    await expect(rows(page, text).and(page.locator('[data-message]'))).toBeVisible()
  }
  await rows(page, second).focus()
  await page.keyboard.press('ArrowUp')
  // The room is shared: another visitor's message may stand between the two.
  await expect(rows(page, second).locator('xpath=preceding::*[@data-message][1]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: textMenuTexts.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page, second).locator('xpath=preceding::*[@data-message][1]')).toBeFocused()
})

test('the options of a message stand beside it while the page stays as it is, and give focus back', async ({
  page,
}) => {
  await openChat(page)
  const text = unique('três')
  await write(page, text)
  const row = rows(page, text).and(page.locator('[data-message]'))
  await expect(row).toBeVisible()
  const button = row.getByRole('button', { name: /^Opções da mensagem/ })
  const options = page.getByRole('dialog', { name: textMenuTexts.title })
  const close = options.getByRole('button', { name: commonTexts.close })
  /** A key that is pressed before the focus has come is meant for the button. */
  const openOptions = async () => {
    await button.click()
    await expect(options.getByRole('button', { name: chatTexts.menu.edit })).toBeFocused()
  }

  await openOptions()
  // A modal would make all messages inert, and the browser style each of them anew.
  expect(await page.locator(':modal').count()).toBe(0)
  // It slides in.
  await expect
    .poll(async () => {
      const [opener, panel] = [await button.boundingBox(), await options.boundingBox()]
      return Math.min(gapBelow(opener, panel), gapBelow(panel, opener))
    })
    .toBeLessThan(9)
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(options).toHaveCount(0)
  await expect(button).toBeFocused()

  await openOptions()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(options).toHaveCount(0)
  await expect(button).toBeFocused()

  await openOptions()
  await close.click()
  await expect(button).toBeFocused()
  await openOptions()
  await button.click()
  await expect(options).toHaveCount(0)
  await openOptions()
  await field(page).click()
  await expect(options).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test('options whose script cannot be fetched say so, and come with the next press', async ({ page }) => {
  await page.route('**/assets/text-menu-*.js', (route) => route.abort('internetdisconnected'))
  await openChat(page)
  const text = unique('sem opções')
  await write(page, text)
  const message = rows(page, text).and(page.locator('[data-message]'))
  const options = page.getByRole('dialog', { name: textMenuTexts.title })
  await openMenu(message)
  // Exactly: for a moment it stands there a second time, for who listens.
  await expect(page.getByText(askedTexts.partUnread, { exact: true })).toBeVisible()
  await expect(options).toHaveCount(0)
  await page.unroute('**/assets/text-menu-*.js')
  await openMenu(message)
  await expect(options.getByRole('button', { name: chatTexts.menu.edit })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
})

test('the script of the options comes before anybody asks, and for who saves data with the first press', async ({
  page,
  browser,
}) => {
  const saving = await anotherBrowser(browser)
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetched = { usual: false, saving: false }
  for (const [who, one] of [
    ['usual', page],
    ['saving', saving],
  ] as const)
    one.on('request', (request) => {
      if (/\/assets\/text-menu-/.test(request.url())) fetched[who] = true
    })
  await openChat(saving)
  await openChat(page)
  await expect.poll(() => fetched.usual).toBe(true)
  expect(fetched.saving).toBe(false)
  const text = unique('poucos dados')
  await write(saving, text)
  await openMenu(rows(saving, text).and(saving.locator('[data-message]')))
  await expect(saving.getByRole('dialog', { name: textMenuTexts.title })).toBeVisible()
  expect(fetched.saving).toBe(true)
  await saving.context().close()
})

test('new messages are said politely', async ({ page, browser }) => {
  const other = await anotherBrowser(browser)
  await openChat(other)
  const before = unique('antes')
  await write(other, before)
  await openChat(page)
  // What is there when the conversation opens is read, not announced.
  await expect(rows(page, before)).toBeVisible()
  const text = unique('depois')
  await write(other, text)
  await expect(page.locator('[aria-live="polite"].sr-only')).toContainText(text)
  await other.context().close()
})

test('a message and its options are accessible and fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openChat(page)
  const text = unique('Alguém tem um repertório sobre saneamento?')
  await write(page, text)
  await expect(rows(page, text)).toContainText('(Você)')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await openMenu(rows(page, text))
  await expectAccessible(page)
})

test('without JavaScript the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/chat')
  await expectWithoutScript(page, chatTexts.noScript)
  await context.close()
})
