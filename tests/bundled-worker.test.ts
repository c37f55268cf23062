/** Under `npm run dev` the browser is given the device's corrector as one script, under a name that changes with it. */
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { bundledWorker } from '../scripts/bundled-worker.ts'

const ROOT = join(import.meta.dirname, '..')
const ASKED_FOR = '/src/worker/correction-worker.ts?worker&url'

/** Vite with nothing but the plugin, and this for a bundle. */
async function aDevelopmentServer(code: string) {
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [bundledWorker('assets/corrector', async () => ({ code, files: [] }))],
  })
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    addressOf: async () => {
      const module = await (await fetch(url + ASKED_FOR, { headers: { 'sec-fetch-dest': 'script' } })).text()
      return /"(\/assets\/corrector\/correction-worker-\w+\.js)"/.exec(module)?.[1] ?? module
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await vite.close()
    },
  }
}

test('the worker’s address leads to its one script; another content has another address', async () => {
  await using one = await aDevelopmentServer('self.um = 1')
  await using other = await aDevelopmentServer('self.dois = 2')
  const address = await one.addressOf()
  const answer = await fetch(one.url + address)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/javascript',
    'self.um = 1',
  ])
  expect(await other.addressOf()).not.toBe(address)
  expect((await fetch(other.url + address)).status).toBe(404)
})
