/** ACCESS_LOG: a line for each request, and nothing of who asked. */
import { afterAll, expect, test } from 'vitest'
import { createLogger } from '#server/platform/logger.ts'
import { until } from '#tests/support/chat.ts'
import { startTestApp } from '#tests/support/test-app.ts'

type Line = Record<string, unknown>

function aLog(): { lines: Line[]; logger: ReturnType<typeof createLogger> } {
  const lines: Line[] = []
  const destination = { write: (text: string) => void lines.push(JSON.parse(text) as Line) }
  return { lines, logger: createLogger({ level: 'info', destination }) }
}

const { lines, logger } = aLog()
const app = await startTestApp({ ACCESS_LOG: 'json' }, {}, logger)
afterAll(() => app[Symbol.asyncDispose]())

const requests = () => lines.filter(({ msg }) => msg === 'request')

test('a request is one line with its pattern, and nothing that was sent', async () => {
  const response = await fetch(
    `${app.url}/store/store_redacao/products/segredo?email=ana@example.org&token=abc`,
    {
      headers: { 'user-agent': 'Ana 1.0', referer: 'https://ana.example', authorization: 'Bearer abc' },
    },
  )
  const bytes = Buffer.byteLength(await response.text())
  await until(() => requests().length > 0, 'the line is there')
  expect(requests()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      msg: 'request',
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/store/:store/products/:id',
      status: 404,
      durationMs: expect.any(Number),
      bytes: expect.any(Number),
    },
  ])
  expect(Number(requests()[0]?.['bytes'])).toBeGreaterThan(bytes)
  expect(JSON.stringify(requests())).not.toMatch(/segredo|ana|abc|127\.0\.0\.1/i)
})

test('off by default', async () => {
  const quiet = aLog()
  await using silent = await startTestApp({}, {}, quiet.logger)
  await fetch(`${silent.url}/healthz`)
  expect(quiet.lines.filter(({ msg }) => msg === 'request')).toEqual([])
})
