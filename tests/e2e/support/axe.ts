/**
 * Axe in the page itself: read in once for each document, where the builder of its makers reads it in twice for each
 * question. Our pages have no frames, so that nothing else is lost.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { untilStill } from './journey.ts'

declare global {
  var axe: typeof Axe
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export type Violation = { id: string; targets: string[]; html: string[] }

/** What stands between header and footer, if no other part is named. */
export async function faultsOf(page: Page, part = 'main'): Promise<Violation[]> {
  return lookAt(page, part, {})
}

/** The faults that colours alone can make: what else there is to find was found in the other theme. */
export async function colourFaultsOf(page: Page, part = 'main'): Promise<Violation[]> {
  return lookAt(page, part, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
}

async function lookAt(page: Page, part: string, options: RunOptions): Promise<Violation[]> {
  await untilStill(page.locator(part).last())
  return violationsOf(page, options, part)
}

/** Of the whole page, if no part is named. */
export async function violationsOf(page: Page, options: RunOptions, part?: string): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await globalThis.axe.run(part ?? document, options)
      return violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target.join(' ')),
        html: nodes.map(({ html }) => html.slice(0, 200)),
      }))
    },
    // Of what is in order it says no more than the rule: naming every such node takes as long as the looking.
    [part, { ...options, resultTypes: ['violations'] satisfies RunOptions['resultTypes'] }] as const,
  )
}
