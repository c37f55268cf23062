/** What a camera would see of a written sheet, drawn by the browser of the journey. */
import type { Page } from '@playwright/test'
import { paperSheetTexts } from '#texts/writing/paper-sheet.ts'

export const LINES = [
  'A escola deveria ser o primeiro lugar em que',
  'um jovem se sente seguro. No entanto, muitos',
  'voltam para casa calados, com medo do recreio.',
] as const

/** Our own sheet with three written lines, lying askew on a dark desk. The page to print must be open. */
export async function photographOfSheet(page: Page): Promise<Buffer> {
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
