/** What the owner's pages are to everybody else: missing ones, with nothing of the shop in them (decision 0043). */
import { afterAll, expect, test } from 'vitest'
import { startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
const site = await startPageServer(app)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

const patterns = site.patterns.filter((pattern) => pattern.startsWith('/painel'))

test('there are pages to try', () => {
  expect(patterns.length).toBeGreaterThan(15)
})

test.each(patterns)('%s is missing for a stranger', async (pattern) => {
  const path = pattern.replace(/:\w+\??/g, 'x')
  const answer = await fetch(site.url + path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('x-robots-tag') ?? (await answer.text())).toContain('noindex')
})
