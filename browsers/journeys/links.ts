/** Scripts that do not come: whoever opens an address comes there all the same, and what is asked for again is there. */
import { setTimeout as sleep } from 'node:timers/promises'
import { profileTexts } from '#texts/account/profile.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import type { Where } from '../in-page.ts'
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

export const ASK_AGAIN: Journey = {
  name: 'a part that is asked for again',
  walk: async ({ openWindow, beSignedIn, network }) => {
    network.lose('GET /sw.js')
    const window = await openWindow()
    await beSignedIn(window)
    await window.open('/perfil')
    const tab = { role: 'tab', name: profileTexts.tabs.settings }
    const retry = { role: 'button', name: askedTexts.retry, within: MAIN }
    const isThere = async (where: Where) => (await window.act(where, { kind: 'look' })).count > 0
    await window.see(tab)
    network.cut()
    await window.press(tab)
    await window.see({ text: askedTexts.partUnread, within: MAIN })
    network.join()
    // Where the browser has to load the page anew the profile begins with its first tab.
    await window.until('the part does not come', async () => {
      if (await isThere({ text: settingsTexts.devices.current, within: MAIN })) return true
      await window.press((await isThere(retry)) ? retry : tab)
      await sleep(3000)
      return null
    })
  },
}
