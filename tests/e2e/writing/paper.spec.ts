import type { Page } from '@playwright/test'
import { paperSheetTexts } from '#texts/writing/paper-sheet.ts'
import { sheetPhotographTexts as texts } from '#texts/writing/sheet-photograph.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, open, signUp, test } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const THEME = 'bullying'
const LINES = [
  'A escola deveria ser o primeiro lugar em que',
  'um jovem se sente seguro. No entanto, muitos',
  'voltam para casa calados, com medo do recreio.',
]

/** Our own sheet with three written lines, lying askew on a dark desk: what a camera would see. */
async function photographOfSheet(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 1000, height: 1300 })
  await page.getByRole('img', { name: paperSheetTexts.sheet.label }).evaluate((svg, lines) => {
    const desk = document.createElement('div')
    desk.id = 'mesa'
    desk.style.cssText =
      'position:fixed;inset:0;z-index:99;background:#3a2c22;display:grid;place-items:center'
    const paper = svg.cloneNode(true) as SVGSVGElement
    paper.setAttribute('viewBox', '0 0 210 297')
    paper.style.cssText =
      'width:780px;max-width:none;height:1103px;background:#fff;transform:rotate(4deg) skewY(1deg)'
    for (const [at, line] of lines.entries()) {
      const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
      text.setAttribute('x', at === 0 ? '34' : '23')
      text.setAttribute('y', String(29 + (at + 1) * 8 - 1.6))
      text.setAttribute('font-size', '6')
      text.textContent = line
      paper.append(text)
    }
    desk.append(paper)
    document.body.append(desk)
  }, LINES)
  const taken = await page.locator('#mesa').screenshot({ type: 'jpeg', quality: 80 })
  await page.locator('#mesa').evaluate((desk) => desk.remove())
  return taken
}

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
