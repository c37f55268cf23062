import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EARLY_INPUT_SCRIPT, replayEarlyInput } from './early-input.ts'

type Heard = { readonly target: Page; isStopped: boolean; isPrevented: boolean }
type Listener = (event: Heard) => void

/** Window, page and form in one: what is done to it is told to the head script first, then to the page's own listeners. */
class Page {
  private readonly listeners: { kind: string; listener: Listener }[] = []
  addEventListener = (kind: string, listener: Listener) => {
    this.listeners.push({ kind, listener })
  }
  removeEventListener = (kind: string, listener: Listener) => {
    const at = this.listeners.findIndex((one) => one.kind === kind && one.listener === listener)
    this.listeners.splice(at, 1)
  }
  hasAttribute = () => false
  closest = () => this
  click = () => this.tell('click')
  requestSubmit = () => this.tell('submit')

  private tell(kind: string): void {
    const event = {
      target: this,
      isStopped: false,
      isPrevented: false,
      stopImmediatePropagation: () => {
        event.isStopped = true
      },
      preventDefault: () => {
        event.isPrevented = true
      },
    }
    for (const one of this.listeners) if (one.kind === kind && !event.isStopped) one.listener(event)
  }
}

let page: Page

beforeEach(() => {
  page = new Page()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  new Function(EARLY_INPUT_SCRIPT)()
})
afterEach(() => vi.unstubAllGlobals())

test.each(['click', 'requestSubmit'] as const)(
  'a %s that is kept for later is not heard by a page that has just begun: it would be answered twice',
  (act) => {
    const heard: Heard[] = []
    page.addEventListener(act === 'click' ? 'click' : 'submit', (event) => heard.push(event))
    page[act]()
    expect(heard).toEqual([])
    replayEarlyInput()
    expect(heard).toHaveLength(1)
    expect(heard[0]?.isPrevented).toBe(false)
    page[act]()
    expect(heard).toHaveLength(2)
  },
)
