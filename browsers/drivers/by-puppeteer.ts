/** Firefox by WebDriver BiDi, Chromium by its own protocol: Puppeteer speaks both (decision 0291). */
import { type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { type Browser, type Person, type Tab, WINDOW } from '../port.ts'

export async function openByPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({
    headless: true,
    defaultViewport: WINDOW,
    protocolTimeout: 60_000,
    ...options,
  })
  return {
    name: (await browser.version()).replace('/', ' '),
    newPerson: async (): Promise<Person> => {
      const context = await browser.createBrowserContext()
      return {
        openTab: async () => tabOf(await context.newPage()),
        leave: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/**
 * Firefox counts among the faults what it says of the picture of a page that has none, and a script whose page is left
 * while it comes: where one is missing on a page that stays, the screen shows it.
 */
const NOISE = /favicon\.ico because it violates|error loading dynamically imported module/

function tabOf(page: Page): Tab {
  const faults: string[] = []
  page.on('pageerror', (error) => {
    const said = error instanceof Error ? error.message : String(error)
    if (!NOISE.test(said)) faults.push(said)
  })
  return {
    // Not until everything has come: with the network cut some of it never does.
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    address: async () => page.url(),
    run: (code, given) => page.evaluate(code as (given: unknown) => never, given),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    upload: async (selector, path) => {
      const field = await page.$(selector)
      // By the selector it is one.
      await (field as Awaited<ReturnType<typeof page.$<'input'>>>)!.uploadFile(path)
    },
    picture: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4', printBackground: true }),
    faults: () => faults,
  }
}
