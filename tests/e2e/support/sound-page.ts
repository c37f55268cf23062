/** What every page must keep, whatever it shows: read by tests/e2e/site/every-page.spec.ts. */
import type { Page } from '@playwright/test'
import { commonTexts } from '#texts/shared/common.ts'
import { chooseTheme } from './accessible.ts'
import { violationsOf } from './axe.ts'
import { expect } from './journey.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const HEIGHT = 800
const WIDTHS = [320, 360, 768, 1280] as const
/** The root's own size (styles/base.css), twice. */
const TWICE = '212.5%'

export async function expectSoundPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.soft(page).toHaveTitle(new RegExp(commonTexts.siteName))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await misfitsOf(page), `${width} px`).toEqual([])
  }
  // WCAG 1.4.4 measures at 1280 pixels; who needs large letters on a telephone needs them, too.
  await setRootStyle(page, 'fontSize', TWICE)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await misfitsOf(page), `text at 200 %, ${width} px`).toEqual([])
  }
  await setRootStyle(page, 'fontSize', '')
  // Each theme at another width, so that the layouts of desktops and of telephones are both looked at.
  await expectNoBarriers(page, 'light', 1280)
  await expectNoBarriers(page, 'dark', 360)
}

export async function expectNoBarriers(page: Page, theme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await chooseTheme(page, theme)
  const barriers = await violationsOf(page, { runOnly: { type: 'tag', values: RULES } })
  expect.soft(barriers, `${theme}, ${width} px`).toEqual([])
}

function setRootStyle(page: Page, property: 'fontSize', value: string): Promise<void> {
  return page.evaluate(
    ([name, chosen]) => {
      document.documentElement.style[name] = chosen
    },
    [property, value] as const,
  )
}

/** What stands out of the page sideways, and words that a box around them cuts off. */
function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const TOLERANCE_PX = 1
    // The layout of another width is complete with the frame after the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!hasOwnWords(element) || element.closest('[aria-hidden=true], .sr-only, noscript, [hidden]'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1 || getComputedStyle(element).visibility === 'hidden') continue
      const reason = cutOf(element, box)
      if (reason) found.push(`${reason}: ${element.outerHTML.slice(0, 160)}`)
    }
    return found.slice(0, 6)

    function hasOwnWords(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    }

    /** The nearest boxes that cut; one that can be scrolled, or that says so by dots or clamped lines, keeps all. */
    function cutOf(element: HTMLElement, box: DOMRect): string | null {
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.position === 'fixed') return null
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
        const scrolls = /auto|scroll/
        if (scrolls.test(style.overflowX) || scrolls.test(style.overflowY)) return null
        const cutsX = /hidden|clip/.test(style.overflowX)
        const cutsY = /hidden|clip/.test(style.overflowY)
        if (!cutsX && !cutsY) continue
        const edge = around.getBoundingClientRect()
        // Hidden from the eye on purpose, as a table's head is where its rows are cards.
        if (edge.width <= 1 || edge.height <= 1) return null
        const isOwn = around === element
        const right = isOwn ? box.left + element.scrollWidth : box.right
        const bottom = isOwn ? box.top + element.scrollHeight : box.bottom
        const sidewaysPx = Math.round(Math.max(right - edge.right, edge.left - box.left))
        const belowPx = Math.round(bottom - edge.bottom)
        if (cutsX && sidewaysPx > TOLERANCE_PX) return `cut by ${sidewaysPx} px sideways`
        if (cutsY && belowPx > TOLERANCE_PX) return `cut by ${belowPx} px below`
      }
      const isOut = box.right > root.clientWidth + TOLERANCE_PX || box.left < -TOLERANCE_PX
      return isOut ? 'beside the page' : null
    }
  })
}
