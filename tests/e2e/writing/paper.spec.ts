import type { Page } from '@playwright/test'
import { machineReadingTexts as readingTexts } from '#texts/writing/machine-reading.ts'
import { paperSheetTexts } from '#texts/writing/paper-sheet.ts'
import { sheetPhotographTexts as texts } from '#texts/writing/sheet-photograph.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, expectNotice, open, signUp, test } from '../support/journey.ts'
import { LINES, photographOfSheet } from '../support/sheet-picture.ts'

const main = (page: Page) => page.getByRole('main')
const THEME = 'bullying'
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  main(page).locator('input[type=file]').nth(1).setInputFiles({ name, mimeType, buffer })

test('a sheet is printed, photographed, typed line by line, and corrected with the lines of the paper', async ({
  page,
  student,
}) => {
  test.slow()
  await signUp(page, student)
  await open(page, `/corretor-de-redacao/folha?tema=${THEME}`)
  await expect(main(page).getByLabel(paperSheetTexts.theme)).toHaveValue(THEME)
  await expectAccessible(page)
  const taken = await photographOfSheet(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/corretor-de-redacao/foto')
  await expectNoOverflow(page)
  await choose(page, 'folha.jpg', 'image/jpeg', taken)
  await expect(main(page).getByText(texts.theme.fromSheet)).toBeVisible()
  await expect(main(page).getByLabel(texts.theme.field)).toHaveValue(THEME)
  const line = (number: number) => main(page).getByLabel(texts.typing.line({ number }), { exact: true })
  await expect(line(3)).toBeVisible()
  await expect(line(4)).toHaveCount(0)
  await line(1).fill(LINES[0]!)
  await line(1).press('Enter')
  await expect(line(2)).toBeFocused()
  await page.keyboard.type(`${LINES[1]!}`)
  await main(page).getByRole('button', { name: texts.typing.doubt }).click()
  await expect(line(2)).toHaveValue(`${LINES[1]!} (?)`)
  await expect(main(page).getByText(texts.typing.doubts({ count: 1 }))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.reload()
  await expect(line(2)).toHaveValue(`${LINES[1]!} (?)`)
  await expect(main(page).getByRole('img', { name: texts.typing.strip({ number: 3 }) })).toBeVisible()
  await line(3).fill(LINES[2]!)
  await main(page).getByLabel(new RegExp(texts.finish.keep)).check()
  await main(page).getByRole('button', { name: texts.finish.do }).click()

  await expect(page).toHaveURL(/\/corretor-de-redacao\?redacao=/)
  const sheet = main(page).getByLabel(writingRoomTexts.sheet.field)
  await expect(sheet).toHaveValue(`    ${LINES.join('\n')}`)
  await expect(main(page).getByText(/^3 de 30 linhas · \d+ palavras · 1 parágrafo$/)).toBeVisible()
  await expect(main(page).getByText(writingRoomTexts.sheet.paperNote)).toBeVisible()
  await main(page).getByRole('button', { name: writingRoomTexts.submit }).click()
  await expect(page).toHaveURL(/\/redacoes\/[0-9a-f-]{36}\?versao=1$/)
  await expect(main(page).getByRole('img', { name: texts.page.alt({ page: 1 }) })).toBeVisible()
  await main(page).getByRole('button', { name: texts.kept.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.kept.remove }).click()
  await expect(main(page).getByRole('heading', { name: texts.kept.heading })).toHaveCount(0)
})

test('a service reads the lines: nothing is filled without consent, nothing goes on unconfirmed, a failure loses nothing', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  const state = { recipient: 'Serviço de Teste (exemplo.invalid)', access: 'open', leftToday: 6 }
  await page.route('**/api/handwriting', (route) => route.fulfill({ json: { ...state, consentedAt: null } }))
  await page.route('**/api/handwriting/consent', (route) => route.fulfill({ status: 204 }))
  let sent: { lines: string | null; bytes: number } | null = null
  await page.route('**/api/handwriting?lines=*', (route) =>
    route.fulfill({ status: 424, json: { code: 'reading_failed', message: '' } }),
  )
  await open(page, `/corretor-de-redacao/folha?tema=${THEME}`)
  const taken = await photographOfSheet(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/corretor-de-redacao/foto')
  await choose(page, 'folha.jpg', 'image/jpeg', taken)
  const line = (number: number) => main(page).getByLabel(texts.typing.line({ number }), { exact: true })
  await line(2).fill(LINES[1])
  await main(page).getByText(readingTexts.heading).click()
  const ask = main(page).getByRole('button', { name: readingTexts.ask })
  await ask.click()
  await expect(main(page).getByText(readingTexts.agreeMissing)).toBeVisible()
  await main(page)
    .getByLabel(readingTexts.agree({ recipient: state.recipient }))
    .check()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await ask.click()
  await expect(main(page).getByText(readingTexts.refusals['reading_failed']!)).toBeVisible()
  await expect(line(2)).toHaveValue(LINES[1])

  await page.route('**/api/handwriting?lines=*', (route) => {
    const request = route.request()
    const lines = new URL(request.url()).searchParams.get('lines')
    sent = { lines, bytes: request.postDataBuffer()?.length ?? 0 }
    const read = [
      { line: 1, text: 'A escola deveria ser o primeiro lugar em quê' },
      { line: 3, text: LINES[2] },
    ]
    return route.fulfill({ json: { lines: read } })
  })
  await ask.click()
  await expect(main(page).getByText(readingTexts.done({ count: 2, all: 2 }))).toBeVisible()
  expect(sent).toMatchObject({ lines: '1,3' })
  expect(sent!.bytes).toBeGreaterThan(2_000)
  await expect(line(2)).toHaveValue(LINES[1])
  await expect(main(page).getByText(texts.typing.unconfirmedCount({ count: 2 }))).toBeVisible()
  await page.reload()
  await main(page).getByRole('button', { name: texts.finish.do }).click()
  await expectNotice(page, texts.finish.unconfirmed)
  await line(1).fill(LINES[0])
  await line(1).press('Enter')
  await expect(line(2)).toBeFocused()
  await main(page)
    .getByRole('button', { name: texts.typing.confirmOf({ number: 3 }) })
    .click()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: texts.finish.do }).click()
  await expect(main(page).getByLabel(writingRoomTexts.sheet.field)).toHaveValue(`    ${LINES.join('\n')}`)
})

test('without a sheet in sight the corners are dragged, by keyboard too; what is no picture is said', async ({
  page,
}) => {
  await open(page, '/corretor-de-redacao/foto')
  await choose(page, 'foto.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  await expect(main(page).getByText(texts.failure.heic)).toBeVisible()
  await choose(page, 'nota.txt', 'text/plain', Buffer.from('nada'))
  await expect(main(page).getByText(texts.failure.undecodable)).toBeVisible()

  const empty = await main(page).screenshot({ type: 'jpeg' })
  await choose(page, 'parede.jpg', 'image/jpeg', empty)
  await expect(main(page).getByRole('heading', { name: texts.corners.heading })).toBeVisible()
  const corner = main(page).getByRole('button', { name: texts.corners.names[0] })
  const place = () =>
    corner.evaluate(({ style }) => [Number.parseFloat(style.left), Number.parseFloat(style.top)])
  const [left, top] = await place()
  await corner.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowDown')
  const [right, below] = await place()
  expect(right).toBeGreaterThan(left!)
  expect(below).toBeGreaterThan(top!)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: texts.corners.use }).click()
  await expect(main(page).getByLabel(texts.typing.line({ number: 1 }), { exact: true })).toBeVisible()
})
