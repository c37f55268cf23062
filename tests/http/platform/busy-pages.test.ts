/** One network address that asks for more pages than are made for it (decision 0104), on the pages as they are built. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageServer, startPageServer } from '#tests/support/page-server.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { busyTexts } from '#texts/site/busy.ts'

/** What one address may have rendered at once, and as many as find room beside each other (src/server/pages/render-gate.ts). */
const SHARE = 100
const TOGETHER = 60

let app: TestApp
let site: PageServer
/** What went the way through all routes. */
const reached: string[] = []

beforeAll(async () => {
  const now = new Date()
  // Its share comes back with time only.
  app = await startTestApp({ RATE_LIMITS: 'on' }, { now: () => now })
  site = await startPageServer(app, (listener) => (request, response) => {
    reached.push(request.url ?? '')
    listener(request, response)
  })
})
afterAll(async () => {
  for (const open of [site, app]) await open[Symbol.asyncDispose]()
})

test('it is told to wait, by every page that nobody has kept and by nothing else', async () => {
  const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, init)
  expect((await get('/store')).status).toBe(200)
  site.forget()
  const flood: Response[] = []
  for (const turn of [1, 2])
    flood.push(
      ...(await Promise.all(Array.from({ length: TOGETHER }, (_, at) => get(`/nada-${turn}-${at}`)))),
    )
  const isMade = ({ status }: Response) => status === 404
  expect(flood.filter(isMade)).toHaveLength(SHARE - 1)
  expect(flood.find((answer) => !isMade(answer))?.status).toBe(503)

  for (const path of ['/nada', '/quem-somos', '/perfil', '/store?pagina=7', '/STORE/']) {
    const refused = await get(path)
    expect(refused.status, path).toBe(503)
    expect(await refused.text()).toBe(busyTexts.page)
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(reached).not.toContain(path)
  }
  for (const [path, status] of [
    ['/store', 200],
    ['/healthz', 200],
    ['/api/openapi.json', 200],
    ['/api/nada', 404],
    ['/rest/v1/profiles', 401],
    ['/sw.js', 200],
    ['/quem-somos.data', 200],
  ] as const)
    expect((await get(path)).status, path).toBe(status)
  expect((await get('/contato', { method: 'POST', body: new URLSearchParams() })).status).not.toBe(200)
})
