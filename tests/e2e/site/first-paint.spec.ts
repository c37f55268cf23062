/** A page is painted before its script is fetched (decision 0086), and what is pressed meanwhile is not lost. */
import type { Page } from '@playwright/test'
import { loginTexts } from '#texts/account/login.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { expect, expectAnswered, expectNotice, open, signUpField, test } from '../support/journey.ts'

/** Keeps every module back until the returned function is called. */
async function withholdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Adds up how far what stood in the window moved without a press (layout-instability, score of each shift). */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = window as unknown as { shifted: number }
    told.shifted = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) told.shifted += (shift as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

test('no page asks for a module before it is painted', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const html = await (await request.get(address!)).text()
    expect(html, address).not.toMatch(/<link[^>]+modulepreload|<script[^>]+src=/)
    expect(html, address).toMatch(/<script type="module" async="">await new Promise/)
  }
})

test('a page travels compressed, also one that is made for one visitor; one with a secret does not', async ({
  request,
}) => {
  for (const [path, encoding] of [
    ['/minicurso', 'br'],
    ['/minicurso?made=now', 'br'],
    ['/pagina-que-nao-existe', 'gzip'],
    ['/pagamento/6c0f4f0e-0000-4000-8000-000000000001?token=x', undefined],
  ] as const) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers()['content-encoding'], path).toBe(encoding)
    expect(await answer.text(), path).toContain('</html>')
  }
})

test('what comes with the script takes a place that was kept for it', async ({ page }) => {
  await countShifts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/corretor-de-redacao',
    '/corretor-de-redacao/foto',
    '/hoje',
    '/corretor-de-redacao/redacoes',
  ]) {
    await open(page, path)
    await expect(page.locator('main .spinner')).toHaveCount(0)
    expect(await shiftsOf(page), path).toBeLessThan(0.05)
  }
})

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a sheet that was begun comes back without moving what stands there, at ${size.width}`, async ({
    page,
  }) => {
    await countShifts(page)
    await page.addInitScript(() => {
      const lines = Array.from({ length: 30 }, (_, at) => ({
        page: 0,
        top: at / 30,
        bottom: (at + 1) / 30,
        text: `Linha ${at + 1}`,
        isParagraph: at === 0,
        isWritten: true,
      }))
      const draft = { themeId: null, lines, pageCount: 1 }
      localStorage.setItem('domine-a-redacao:papel:texto', JSON.stringify(draft))
    })
    await page.setViewportSize(size)
    await open(page, '/corretor-de-redacao/foto')
    await expect(page.getByLabel(sheetPhotographTexts.typing.line({ number: 30 }))).toHaveValue('Linha 30')
    expect(await shiftsOf(page)).toBeLessThan(0.05)
  })
}

test('a button that is pressed before the script is there is answered when it comes', async ({ page }) => {
  const release = await withholdScripts(page)
  await page.goto('/store')
  await page.getByRole('button', { name: cardTexts.addToCart }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expectNotice(page, { title: 'Adicionado ao Carrinho! 🛒' })
  await page.getByRole('button', { name: cartButtonTexts.open(1) }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})

test('a form that is sent before the script is there is sent when it comes', async ({ page, student }) => {
  const release = await withholdScripts(page)
  await page.goto('/login')
  await signUpField(page, loginTexts.email).fill(student.email)
  await signUpField(page, loginTexts.password).fill(student.password)
  await page.getByRole('main').getByRole('button', { name: loginTexts.submit }).click()
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expectNotice(page, { title: 'Falha no Login' })
})

test('a link that is touched brings its page before the click, which asks for nothing again', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: shelfTexts.seeAll })
  await expect(async () => {
    await link.dispatchEvent('pointerdown', { pointerType: 'touch' })
    expect(await bytesOf(page, '/store.data')).toHaveLength(1)
  }).toPass()
  await expectAnswered(link)
  await link.click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await bytesOf(page, '/store.data')).toEqual([expect.any(Number), 0])
})

test('the scripts of a touched page are asked for with it, and their names come when the page is at rest', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => importsOfStore(page)).not.toEqual([])
  await page.getByRole('main').getByRole('link', { name: shelfTexts.seeAll }).dispatchEvent('pointerdown')
  const preloads = page.locator('link[rel=modulepreload]')
  await expect
    .poll(() => preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(expect.arrayContaining(await importsOfStore(page)))
})

/** Of the router's list; none before they have come. */
function importsOfStore(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Routes = Readonly<Record<string, { imports?: string[] }>>
    const { __reactRouterManifest: list } = window as { __reactRouterManifest?: { routes: Routes } }
    return list?.routes['routes/store']?.imports ?? []
  })
}

test('so does one to a bank, which asks for what the owner has written', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('main').locator('a[href="/banco-de-temas"]').first()
  await expect(async () => {
    await link.dispatchEvent('pointerdown', { pointerType: 'touch' })
    expect(await bytesOf(page, '/conteudos-de-estudo.json')).toHaveLength(1)
  }).toPass()
  await expectAnswered(link)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: themeBankTexts.heading })).toBeVisible()
  expect(await bytesOf(page, '/conteudos-de-estudo.json')).toEqual([expect.any(Number), 0])
})

/** What each request for it has brought over the network. */
function bytesOf(page: Page, path: string): Promise<number[]> {
  return page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === path)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    path,
  )
}
