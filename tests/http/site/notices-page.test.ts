/** What the link beneath a mail says to who opens it: true for a list that still writes, has ended, was left, or is nobody's. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { leaveList } from '#server/leave-list.ts'
import { joinList } from '#server/platform/mail/mail-lists.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { aMatcher } from '#tests/support/peer-review.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { noticePageTexts as texts } from '#texts/shop/notice-page.ts'

const app = await startTestApp()
const site = await startPageServer(app)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})
const { db, now } = app.context

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')
const addressOf = (key: string) => `${site.url}/avisos?chave=${key}`
const look = async (key: string) => headingOf(await (await fetch(addressOf(key))).text())
/** As a mail program does it (RFC 8058). */
const press = (key: string) =>
  fetch(addressOf(key), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

async function aKey(email: string, list: 'avisos' | 'match' | 'novas-versoes'): Promise<string> {
  const key = await joinList(db, email, list, now())
  if (key === null) throw new Error('the list was left')
  return key
}

test('a request that was told leaves nothing to stop, and nobody reads that it was stopped', async () => {
  const email = 'avisada@exemplo.com'
  const request = { topic: 'cursos', email, consent_text: 'sim', confirmed_at: now() }
  await db
    .insertInto('product_interests')
    .values({ ...request, told_at: now() })
    .execute()
  const key = await aKey(email, 'avisos')
  expect(await look(key)).toBe(texts.stop.nothingHeading)
  await db
    .insertInto('product_interests')
    .values({ ...request, topic: 'redacoes-nota-maxima' })
    .execute()
  expect(await look(key)).toBe(texts.stop.heading)
  expect(headingOf(await (await press(key)).text())).toBe(texts.stop.stoppedHeading)
  expect(await look(key)).toBe(texts.stop.nothingHeading)
})

test.each(['match', 'novas-versoes'] as const)(
  '%s says once that it stops, and later that it is stopped',
  async (list) => {
    const { email } = await aMatcher(app)
    const key = await aKey(email, list)
    expect(await look(key)).toBe(texts.stop.heading)
    expect(headingOf(await (await press(key)).text())).toBe(texts.stop.stoppedHeading)
    expect(await look(key)).toBe(texts.stop.alreadyHeading)
  },
)

test('the Match has nothing to stop for who has never taken part, with an account or without', async () => {
  const { email } = await aSignedUpStudent(app)
  for (const address of [email, 'ninguem@exemplo.com']) {
    expect(await look(await aKey(address, 'match'))).toBe(texts.stop.nothingHeading)
  }
})

test('a key that is nobody’s says nothing of anybody, however it is written', async () => {
  const known = await aKey('conhecida@exemplo.com', 'avisos')
  await leaveList(app.context, known)
  for (const key of [randomUUID(), known.toUpperCase(), known.slice(0, -1), `${known}%20`, 'x', '']) {
    const page = await (await fetch(addressOf(key))).text()
    expect(headingOf(page), key).toBe(texts.goneList.heading)
    expect(page, key).toContain(texts.goneList.lead)
    const pressed = await press(key)
    expect([pressed.status, headingOf(await pressed.text())], key).toEqual([200, texts.goneList.heading])
  }
})
