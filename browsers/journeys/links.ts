/** Whoever opens an address comes there, whatever a link that was pressed before is still waiting for. */
import { shelfTexts } from '#texts/shop/shelf.ts'
import type { Journey } from '../stage.ts'
import { MAIN } from './in-main.ts'

export const LEAVE: Journey = {
  name: 'an address over a link',
  walk: async ({ openWindow, network }) => {
    // The worker would have the script already.
    const lost = network.lose('GET /sw.js', 'GET /assets/store-')
    const window = await openWindow()
    await window.open('/')
    await window.press({ role: 'link', name: shelfTexts.seeAll, within: MAIN })
    await window.until('no script of the store is asked for', async () =>
      lost().some((line) => line.includes('/assets/')) ? true : null,
    )
    await window.open('/login')
    await window.at(/\/login$/)
  },
}
