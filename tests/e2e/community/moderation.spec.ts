import { chatTexts } from '#texts/community/chat.ts'
import { chatRemovalTexts } from '#texts/community/chat-removal.ts'
import { moderatedTexts } from '#texts/community/moderated.ts'
import { moderationAdminTexts as admin } from '#texts/console/moderation.ts'
import { blankPageTexts } from '#texts/site/blank-pages.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { beSignedIn, expect, expectNotice, open, test } from '../support/journey.ts'
import { reportInChat } from '../support/report-in-chat.ts'

const ADMIN = '/painel/moderacao'

test('a report is decided at the admin page, its writer reads why and appeals, and the message is back', async ({
  page,
  browser,
  student,
}) => {
  const author = await (await browser.newContext()).newPage()
  await open(author, '/chat')
  const text = `compre seguidores ${Date.now().toString(36)}`
  await author.getByLabel(chatTexts.composer.label, { exact: true }).fill(text)
  await author.getByLabel(chatTexts.composer.label, { exact: true }).press('Enter')
  const conversation = chatTexts.listLabel({ channel: chatTexts.channels.global })
  const written = author
    .getByRole('list', { name: conversation })
    .getByRole('listitem')
    .filter({ hasText: text })
  await expect(written).toContainText('(Você)')
  const answer = await author.request.get(ADMIN)
  expect(answer.status()).toBe(404)

  await reportInChat(browser, student, text)

  await becomeOwner(page, student)
  await open(page, ADMIN)
  const card = page.getByRole('article').filter({ hasText: text })
  await card.getByRole('button', { name: admin.openContext }).click()
  await expect(card.getByRole('list', { name: admin.context })).toContainText(admin.theReported)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoOverflow(page)
  await card.getByRole('button', { name: admin.ways.remove }).click()
  await expect(card.getByText(admin.reasonMissing)).toBeVisible()
  await card.getByLabel(admin.reason).fill('Propaganda no meio da conversa.')
  await card.getByRole('button', { name: admin.ways.remove }).press('Enter')
  await expectNotice(page, admin.decided.remove)
  await expect(card).toHaveCount(0)

  await expect(written).toHaveCount(0)
  await expect(
    author.getByText(moderatedTexts.cases.removed({ reason: 'Propaganda no meio da conversa.' })),
  ).toBeVisible()
  await author.getByRole('button', { name: moderatedTexts.cases.appeal }).click()
  await author.getByLabel(moderatedTexts.cases.appealLabel).fill('Era um exemplo para a minha redação.')
  await author.getByRole('button', { name: moderatedTexts.cases.appealSend }).click()
  await expect(author.getByText(moderatedTexts.cases.waiting)).toBeVisible()

  await open(page, ADMIN)
  await expect(card).toContainText('Era um exemplo para a minha redação.')
  await card.getByLabel(admin.reason).fill('Era um exemplo, sim. Desculpe.')
  await card.getByRole('button', { name: admin.ways.grant }).click()
  await expectNotice(page, admin.decided.grant)
  await expect(written).toBeVisible()
  await expect(
    author.getByText(moderatedTexts.cases.kept({ reason: 'Era um exemplo, sim. Desculpe.' })),
  ).toBeVisible()
  await author.context().close()
})

test('the owner writes with her mark, and takes a message away where she reads it', async ({
  page,
  browser,
  student,
}) => {
  const author = await (await browser.newContext()).newPage()
  await beSignedIn(author, { ...student, fullName: 'Bruno Lima', email: `bruno.${student.email}` })
  await open(author, '/chat')
  const text = `vendo respostas da prova ${Date.now().toString(36)}`
  const field = (on: typeof page) => on.getByLabel(chatTexts.composer.label, { exact: true })
  await field(author).fill(text)
  await field(author).press('Enter')
  const name = chatTexts.listLabel({ channel: chatTexts.channels.global })
  const row = (on: typeof page, hasText: string) =>
    on.getByRole('list', { name }).getByRole('listitem').filter({ hasText })
  await expect(row(author, text)).toContainText('(Você)')

  await becomeOwner(page, student)
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/chat')
  const greeting = `Bom dia, turma ${Date.now().toString(36)}`
  await field(page).fill(greeting)
  await field(page).press('Enter')
  await expect(row(author, greeting)).toContainText(chatTexts.teacher)
  await expect(row(author, text)).not.toContainText(chatTexts.teacher)

  await row(page, text)
    .getByRole('button', { name: /^Opções da mensagem/ })
    .click()
  await page.getByRole('button', { name: chatTexts.menu.moderate }).click()
  const dialog = page.getByRole('dialog', { name: chatRemovalTexts.title({ name: 'Bruno L.' }) })
  await dialog.getByRole('button', { name: chatRemovalTexts.send }).click()
  await expect(dialog.getByText(chatRemovalTexts.reasonMissing)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByLabel(chatRemovalTexts.reason).fill('Aqui ninguém vende nada.')
  // A pause would close the network of every other journey to visitors: tests/http/community/teacher-in-chat.test.ts.
  await expect(dialog.getByLabel(chatRemovalTexts.pause)).toBeVisible()
  await dialog.getByRole('button', { name: chatRemovalTexts.send }).click()
  await expectNotice(page, chatRemovalTexts.done)
  await expect(row(author, text)).toHaveCount(0)
  await expect(
    author.getByText(moderatedTexts.cases.removed({ reason: 'Aqui ninguém vende nada.' })),
  ).toBeVisible()
  await author.context().close()
})

test('who is not the owner finds no page at the admin page’s address', async ({ page }) => {
  await open(page, ADMIN)
  await expect(page.getByRole('heading', { level: 1, name: blankPageTexts.notFound.title })).toBeVisible()
})
