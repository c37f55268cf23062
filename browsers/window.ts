/** A window as journeys use it: each step waits for what it needs, and says what was not there when it gives up. */
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { frameTexts } from '#texts/site/frame.ts'
import { type Act, actInPage, type Seen, sent, type Where } from './in-page.ts'
import type { Tab } from './port.ts'

const PATIENCE_MS = 30_000
const PAUSE_MS = 100

export type Window = ReturnType<typeof windowOf>

/** @param site its address, without a path */
export function windowOf(tab: Tab, site: string) {
  const act = (where: Where, what: Act): Promise<Seen> =>
    tab.run(actInPage, { where: sent(where), act: what })

  /** Again and again: a page is slow, or goes away in the middle of being asked. */
  async function until<Answer>(
    what: string,
    look: () => Promise<Answer | null>,
    patienceMs = PATIENCE_MS,
  ): Promise<Answer> {
    const giveUpAt = performance.now() + patienceMs
    let last = ''
    for (;;) {
      const found = await look().catch((error: unknown) => {
        last = ` (${String(error).slice(0, 200)})`
        return null
      })
      if (found !== null) return found
      if (performance.now() > giveUpAt) throw new Error(`${what}${last}, at ${await tab.address()}`)
      await sleep(PAUSE_MS)
    }
  }

  const see = (where: Where, patienceMs?: number): Promise<Seen> =>
    until(
      `there is no ${said(where)}`,
      async () => {
        const seen = await act(where, { kind: 'look' })
        return seen.count > 0 ? seen : null
      },
      patienceMs,
    )

  async function press(where: Where): Promise<void> {
    let before = ''
    let reason = ''
    const { x, y } = await until(`${said(where)} cannot be pressed`, async () => {
      const seen = await act(where, { kind: 'aim' })
      // What still moves is waited for.
      const isStill = before === `${seen.x} ${seen.y}`
      before = `${seen.x} ${seen.y}`
      reason = seen.count === 0 ? 'not there' : seen.isDisabled ? 'switched off' : (seen.covered ?? '')
      return isStill && reason === '' && seen.count > 0 ? seen : null
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${reason}`)
    })
    await tab.pressAt(x, y)
  }

  /** Script is at work from when the floating avatar shows: the session is known. */
  const ready = () =>
    see({ role: 'link', name: new RegExp(`^(${frameTexts.profile}|${frameTexts.profileLogin})$`) })

  return {
    tab,
    act,
    until,
    see,
    press,
    ready,
    goto: (path: string) => tab.goto(new URL(path, site).href),
    open: async (path: string): Promise<void> => {
      await tab.goto(new URL(path, site).href)
      await ready()
    },
    fill: async (where: Where, text: string): Promise<void> => {
      await see(where)
      await until(`${said(where)} does not keep what was written`, async () => {
        await act(where, { kind: 'fill', text })
        return (await act(where, { kind: 'look' })).value === text ? true : null
      })
    },
    /** Key by key. */
    type: async (where: Where, text: string): Promise<void> => {
      await see(where)
      await act(where, { kind: 'focus' })
      await tab.type(text)
    },
    choose: async (where: Where, option: string): Promise<void> => {
      await see(where)
      await act(where, { kind: 'choose', option })
    },
    check: async (where: Where): Promise<void> => {
      await see(where)
      await press(where)
      await until(`${said(where)} is not checked`, async () =>
        (await act(where, { kind: 'look' })).isChecked ? true : null,
      )
    },
    upload: async (where: Where, path: string): Promise<void> => {
      await see({ ...where, isHidden: true })
      await act({ ...where, isHidden: true }, { kind: 'mark', mark: 'file' })
      await tab.upload('[data-tried=file]', path)
    },
    gone: (where: Where) =>
      until(`${said(where)} is still there`, async () =>
        (await act(where, { kind: 'look' })).count === 0 ? true : null,
      ),
    at: (pattern: RegExp) =>
      until(`the page is not at ${pattern}`, async () => (pattern.test(await tab.address()) ? true : null)),
    picture: async (file: string) => writeFile(file, await tab.picture()),
  }
}

function said({ within, ...where }: Where): string {
  const words = Object.entries(where).map(([key, value]) => `${key} ${String(value)}`)
  return `${words.join(', ')}${within ? ` within ${said(within)}` : ''}`
}
