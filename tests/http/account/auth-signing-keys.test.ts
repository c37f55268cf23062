/** The key that signs access tokens changes, and nobody is signed out by it (decision 0027). */
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import type { AppContext } from '#server/context.ts'
import { loadKeys } from '#server/identity/keys.ts'
import {
  makeNextSigningKey,
  replaceSigningKeys,
  tendSigningKeys,
} from '#server/identity/signing-keys/rotate.ts'
import { aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const DAY_MINUTES = 24 * 60

async function kidsOf(app: { url: string }): Promise<string[]> {
  const { body } = await callAuth(app, '.well-known/jwks.json', { method: 'GET' })
  return (body['keys'] as { kid: string }[]).map(({ kid }) => kid)
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid

/** A fresh token of the session, whichever of its refresh tokens is given: it stays in the grace of decision 0009. */
async function renew(app: { url: string }, refresh_token: string): Promise<string> {
  const { body } = await callAuth(app, 'token?grant_type=refresh_token', { body: { refresh_token } })
  return String(body['access_token'])
}

const status = async (app: { url: string }, token: string) =>
  (await callAuth(app, 'user', { method: 'GET', token })).status

/** A process that has just started: it knows the keys of this moment. */
async function restarted(context: AppContext): Promise<Partial<AppContext>> {
  return { keys: await loadKeys(context.db, context.config), now: context.now }
}

test('a new key is shown at once and signs a quarter of an hour later; old tokens hold, in both processes', async () => {
  const clock = aClock(new Date())
  await using one = await startTestApp({}, { now: clock.now })
  await using other = await startSecondProcess(one, { now: clock.now })
  const { session } = await aSignedUpStudent(one)
  const [first] = await kidsOf(one)
  expect(kidOf(session.access_token)).toBe(first)

  // The first key was made after the clock was stopped.
  clock.pass(1)
  await makeNextSigningKey(one.context.db, clock.now())
  await using third = await startSecondProcess(one, await restarted(one.context))
  const [next, ...older] = await kidsOf(third)
  expect(older).toEqual([first])
  clock.pass(14)
  expect(kidOf(await renew(third, session.refresh_token))).toBe(first)
  clock.pass(1)
  const fresh = await renew(third, session.refresh_token)
  expect(kidOf(fresh)).toBe(next)
  // The other two have not read the keys again: the unknown one makes them look.
  for (const process of [one, other, third]) {
    expect(await status(process, fresh)).toBe(200)
    expect(await status(process, session.access_token)).toBe(200)
  }
})

test('after ninety days the job makes the next key, once, and removes the old one when its last token is over', async () => {
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  const count = async () =>
    (await app.context.db.selectFrom('server_keys').select('kid').where('kind', '=', 'signing').execute())
      .length
  clock.pass(90 * DAY_MINUTES - 5)
  await tendSigningKeys(app.context)
  expect(await count()).toBe(1)
  clock.pass(10)
  await Promise.all([1, 2, 3].map(() => tendSigningKeys(app.context)))
  expect(await count()).toBe(2)
  // A quarter of an hour until it signs, an hour of tokens, five minutes of margin.
  clock.pass(79)
  await tendSigningKeys(app.context)
  expect(await count()).toBe(2)
  clock.pass(1)
  await tendSigningKeys(app.context)
  expect(await count()).toBe(1)
})

test('a leaked key: the new one signs at once, and a token of the old one opens nothing after a restart', async () => {
  await using one = await startTestApp()
  const { session } = await aSignedUpStudent(one)
  await replaceSigningKeys(one.context.db, new Date())
  await using other = await startSecondProcess(one)
  expect(await status(other, session.access_token)).toBe(403)
  const fresh = await renew(other, session.refresh_token)
  expect(await status(other, fresh)).toBe(200)
  expect(await status(one, fresh)).toBe(200)
})

test('the list of keys holds no private half', async () => {
  await using app = await startTestApp()
  await makeNextSigningKey(app.context.db, new Date())
  await using other = await startSecondProcess(app)
  const { body } = await callAuth(other, '.well-known/jwks.json', { method: 'GET' })
  const keys = body['keys'] as Record<string, unknown>[]
  expect(keys).toHaveLength(2)
  for (const key of keys)
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
})
