/** "Excluir minha conta": in one request everything goes but a fiscal record that names nobody (LGPD art. 18 VI). */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { listNamedKeys } from '#server/platform/files/named-keys.ts'
import { deliverMail } from '#server/platform/mail/deliver-mail.ts'
import type { MailMessage } from '#server/platform/mail/mailer.ts'
import { forgetOldWrittenMails } from '#server/platform/mail/written-mails.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { accountClient, aSignedUpStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { anOpenOrder, aPaymentEvent, aStudent, decide, proveEmail, sendWebhook } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { aWholePerson, tracesOf } from '#tests/support/whole-person.ts'

const letters: MailMessage[] = []
const mailer = { send: async (message: MailMessage) => void letters.push(message) }
const app = await startTestApp({}, { mailer })
afterAll(() => app[Symbol.asyncDispose]())

async function erase(to: TestApp, token: string | null, body: unknown = { password: PASSWORD }) {
  const response = await fetch(`${to.url}/api/account/erasure`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, code: text === '' ? null : JSON.parse(text).code }
}

const DONE = { status: 204, code: null }

async function isThere(to: TestApp, userId: string): Promise<boolean> {
  const row = await to.context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return row !== undefined
}

test('nothing in the whole database names the person afterwards, but the letter of farewell until it went out', async () => {
  const person = await aWholePerson(app)
  await deliverSandboxEvents(app.context)
  const words = [...Object.values(person.marks), person.user.id]
  expect((await tracesOf(app, words)).length).toBeGreaterThan(10)

  expect(await erase(app, person.token)).toEqual(DONE)
  const left = await tracesOf(app, words)
  expect(left).toHaveLength(1)
  expect(left[0]).toMatch(/^outgoing_mails: .*account-erased/)

  await deliverMail(app.context)
  expect(await tracesOf(app, words)).toEqual([])
  const farewell = letters.filter(({ recipient }) => recipient === person.marks.email)
  expect(farewell.map(({ subject }) => subject)).toContain('Sua conta foi excluída')
  expect(farewell.at(-1)?.text).toContain('registros que a lei fiscal pede')
})

test('the paid order stays as what the tax law wants, and what it opened is shut', async () => {
  const person = await aWholePerson(app)
  const { db } = app.context
  const link = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', person.orderId)
    .executeTakeFirstOrThrow()
  const { data: before } = await person.client
    .from('profiles')
    .select('purchased_products')
    .eq('id', person.user.id)
    .single<{ purchased_products: { download_url: string }[] }>()
  const purchased = before?.purchased_products[0]
  await erase(app, person.token)

  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', person.orderId)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    number: link.number,
    status: 'paid',
    total_amount: 1800,
    paid_at: link.paid_at,
    user_id: null,
    buyer_email: null,
    buyer_name: null,
    locale: null,
    time_zone: null,
  })
  expect(order.access_token_hash.equals(link.access_token_hash)).toBe(false)
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', person.orderId)
    .execute()
  expect(lines).toMatchObject([{ quantity: 1, unit_amount: 1800 }])
  const shut = { user_id: null, buyer_email: null, revoked_at: expect.any(Date) }
  expect(
    await db.selectFrom('purchases').selectAll().where('order_id', '=', person.orderId).execute(),
  ).toMatchObject([{ ...shut, buyer_name: null }])
  expect(
    await db.selectFrom('entitlements').selectAll().where('order_id', '=', person.orderId).execute(),
  ).toMatchObject([shut])
  // The file is a shared one and stays; the signed link that was in a hand opens it no more.
  expect((await fetch(new URL(purchased?.download_url ?? '', app.url))).status).toBe(403)
  const audit = await db.selectFrom('account_erasures').select(['reason', 'kept_orders']).execute()
  expect(audit).toContainEqual({ reason: 'own-wish', kept_orders: 1 })
})

test('who comes back with the same address finds nothing of before, and owns what is bought again', async () => {
  const person = await aWholePerson(app)
  await erase(app, person.token)
  const back = await aStudent(app, person.marks.email)
  await proveEmail(app, person.marks.email)
  const client = accountClient(app.url)
  await client.auth.signInWithPassword({ email: person.marks.email, password: 'caderno-azul-42' })
  const row = () =>
    client.from('profiles').select('purchased_products, is_premium, xp').eq('id', back.userId).single()
  expect((await row()).data).toEqual({ purchased_products: [], is_premium: false, xp: 0 })

  const order = await anOpenOrder(app, [{ variant_id: person.variantId, quantity: 1 }], { token: back.token })
  await decide(app, order, 'pix-approve', { email: person.marks.email })
  const { data: bought } = await row()
  expect(bought?.is_premium).toBe(true)
  expect(bought?.purchased_products).toHaveLength(1)
})

test('every door is shut at once, to access tokens and refresh tokens alike', async () => {
  const person = await aWholePerson(app)
  const elsewhere = accountClient(app.url)
  const { data } = await elsewhere.auth.signInWithPassword({ email: person.marks.email, password: PASSWORD })
  await erase(app, person.token)
  for (const token of [person.token, data.session!.access_token]) {
    const headers = { authorization: `Bearer ${token}` }
    const doors = [
      'auth/v1/user',
      `rest/v1/profiles?id=eq.${person.user.id}`,
      'api/study-plan',
      'api/account/export',
      'api/account/erasure',
    ]
    for (const door of doors) {
      const { status } = await fetch(`${app.url}/${door}`, { headers })
      expect([401, 403], door).toContain(status)
    }
  }
  const refresh = { refresh_token: data.session!.refresh_token }
  expect((await callAuth(app, 'token?grant_type=refresh_token', { body: refresh })).body['code']).toBe(
    'refresh_token_not_found',
  )
  const { error } = await elsewhere.auth.signInWithPassword({ email: person.marks.email, password: PASSWORD })
  expect(error?.code).toBe('invalid_credentials')
})

test('without the right password nothing goes', async () => {
  const person = await aWholePerson(app)
  for (const body of [{}, { password: '' }, { password: 'a pedra do rei' }, { email: person.marks.email }]) {
    expect(await erase(app, person.token, body)).toEqual({ status: 403, code: 'invalid_credentials' })
  }
  expect(await erase(app, person.token, { password: 7 })).toEqual({ status: 400, code: 'invalid_input' })
  expect(await erase(app, null)).toEqual({ status: 401, code: 'no_authorization' })
  expect(await isThere(app, person.user.id)).toBe(true)
  expect((await person.client.auth.getUser()).data.user?.id).toBe(person.user.id)
})

test('thirty guesses at once are eight', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const person = await aSignedUpStudent(limited)
  const { access_token: token } = person.session
  const sent = await Promise.all(
    Array.from({ length: 30 }, () => erase(limited, token, { password: 'a pedra do rei' })),
  )
  expect(sent.filter(({ status }) => status === 403)).toHaveLength(8)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(22)
  expect((await erase(limited, token)).status).toBe(429)
})

test('an account without a password asks for its address, and for a login of these minutes', async () => {
  const person = await aSignedUpStudent(app)
  const { db } = app.context
  const { access_token: token } = person.session
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', person.user.id).execute()
  const asked = await fetch(`${app.url}/api/account/erasure`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await asked.json()).toEqual({ proof: 'email' })

  expect(await erase(app, token, { email: 'outra@exemplo.com' })).toEqual({
    status: 403,
    code: 'email_mismatch',
  })
  expect(await erase(app, token, { password: PASSWORD })).toEqual({ status: 403, code: 'email_mismatch' })
  const ageTo = (seconds: number) =>
    db
      .updateTable('sessions')
      .set({ created_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
      .where('user_id', '=', person.user.id)
      .execute()
  await ageTo(601)
  expect(await erase(app, token, { email: person.email })).toEqual({
    status: 403,
    code: 'reauthentication_needed',
  })
  await ageTo(590)
  expect(await erase(app, token, { email: ` ${person.email.toUpperCase()} ` })).toEqual(DONE)
  expect(await isThere(app, person.user.id)).toBe(false)
})

test('asked for many times at once it happens once, and each answer is a good one', async () => {
  const person = await aWholePerson(app)
  const before = await countErasures()
  const sent = await Promise.all(Array.from({ length: 5 }, () => erase(app, person.token)))
  for (const { status } of sent) expect([204, 401]).toContain(status)
  expect(sent.some(({ status }) => status === 204)).toBe(true)
  expect(await countErasures()).toBe(before + 1)
})

test('who has not proven the address leaves alone what is kept under it, and is not written to', async () => {
  const person = await aWholePerson(app, { isProven: false })
  const { email } = person.marks
  expect(await erase(app, person.token)).toEqual(DONE)
  const { db } = app.context
  const messages = await db.selectFrom('contact_messages').select('id').where('email', '=', email).execute()
  const kinds = await db.selectFrom('outgoing_mails').select('kind').where('recipient', '=', email).execute()
  expect(messages).toHaveLength(1)
  expect(kinds.map(({ kind }) => kind)).not.toContain('account-erased')
  expect(await isThere(app, person.user.id)).toBe(false)
})

test('a payment that was under way is taken: as a guest’s, since money must buy something', async () => {
  const person = await aWholePerson(app)
  const open = await anOpenOrder(app, [{ variant_id: person.variantId, quantity: 1 }], {
    token: person.token,
  })
  await erase(app, person.token)
  const event = await aPaymentEvent(app, open.orderId, { payer: { email: person.marks.email, name: null } })
  expect((await sendWebhook(app, event)).status).toBe(200)
  const { db } = app.context
  const bought = await db.selectFrom('purchases').selectAll().where('order_id', '=', open.orderId).execute()
  expect(bought).toMatchObject([{ user_id: null, buyer_email: person.marks.email, revoked_at: null }])
})

test('the pictures are gone from the disk with the answer, and the job finds what a failing disk left', async () => {
  const { files } = app.context
  const keysOf = (userId: string) =>
    app.context.db.selectFrom('storage_objects').select('file_key').where('owner_id', '=', userId).execute()
  const voicesOf = async (userId: string) => {
    const voices = app.context.db.selectFrom('teacher_corrections').select('voice_key as key')
    const spoken = voices.where('account_id', '=', userId).where('voice_key', 'is not', null)
    const rows = await spoken.orderBy('state').execute()
    return rows.map(({ key }) => key ?? '')
  }
  const person = await aWholePerson(app)
  const voices = await voicesOf(person.user.id)
  // A bucket is not left before they are there, too.
  expect(await listNamedKeys(app.context.db)).toEqual(expect.arrayContaining(voices))
  const [kept] = await keysOf(person.user.id)
  expect(await files.has(kept?.file_key ?? '')).toBe(true)
  await erase(app, person.token)
  expect(await files.has(kept?.file_key ?? '')).toBe(false)
  expect(await files.has(voices[0] ?? '')).toBe(false)
  await discardFiles(app.context)
  expect(await files.has(voices[1] ?? '')).toBe(false)

  const unlucky = await aWholePerson(app)
  const [left] = await keysOf(unlucky.user.id)
  const failing = { ...files, delete: () => Promise.reject(new Error('the disk is busy')) }
  expect(await eraseAccount({ ...app.context, files: failing }, unlucky.user.id, 'own-wish')).toBe(true)
  expect(await files.has(left?.file_key ?? '')).toBe(true)
  await discardFiles(app.context)
  expect(await files.has(left?.file_key ?? '')).toBe(false)
})

test('other people’s rows are as they were', async () => {
  const [one, other] = [await aWholePerson(app), await aWholePerson(app)]
  const words = [...Object.values(other.marks), other.user.id]
  const before = (await tracesOf(app, words)).sort()
  await erase(app, one.token)
  expect((await tracesOf(app, words)).sort()).toEqual(before)
})

test('who says on the profile to be under 13 has no account any more', async () => {
  const person = await aSignedUpStudent(app)
  const response = await fetch(`${app.url}/api/account/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.session.access_token}` },
    body: JSON.stringify({ ageBand: 'under-13', ...DOCUMENT_VERSIONS }),
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'under_age' })
  expect(await isThere(app, person.user.id)).toBe(false)
  const reasons = await app.context.db.selectFrom('account_erasures').select('reason').execute()
  expect(reasons).toContainEqual({ reason: 'under-age' })
})

test('who has told an age once loses nothing by a later slip', async () => {
  const person = await aWholePerson(app)
  await fetch(`${app.url}/api/account/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ ageBand: 'under-13', ...DOCUMENT_VERSIONS }),
  })
  expect(await isThere(app, person.user.id)).toBe(true)
})

test('the database refuses an open purchase that belongs to nobody', async () => {
  const person = await aWholePerson(app)
  const { db } = app.context
  for (const table of ['purchases', 'entitlements'] as const) {
    const orphan = db.updateTable(table).set({ buyer_email: null }).where('order_id', '=', person.orderId)
    await expect(orphan.execute()).rejects.toThrow(/belong_or_end/)
  }
})

async function countErasures(): Promise<number> {
  const { count } = await app.context.db
    .selectFrom('account_erasures')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('mails that were written into a folder go with the account, and those to others stay', async () => {
  await using own = await startTestApp()
  const folder = join(own.context.config.dataDir, 'outbox')
  const named = async (word: string) => {
    const names = await readdir(folder)
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.includes(word)).length
  }
  const [ana, bia] = [await aSignedUpStudent(own), await aSignedUpStudent(own)]
  await deliverMail(own.context)
  expect([await named(ana.email), await named(bia.email)]).toEqual([1, 1])
  const { data } = await ana.client.auth.getSession()
  expect(await erase(own, data.session?.access_token ?? null)).toEqual(DONE)
  await deliverMail(own.context)
  expect([await named(ana.email), await named(bia.email)]).toEqual([0, 1])

  const { data: ofBia } = await bia.client.auth.getSession()
  const proven = { email_verified_at: new Date() }
  await own.context.db.updateTable('users').set(proven).where('id', '=', bia.user.id).execute()
  expect(await erase(own, ofBia.session?.access_token ?? null)).toEqual(DONE)
  await deliverMail(own.context)
  // The farewell, until it is as old as any mail may be.
  expect(await named(bia.email)).toBe(1)
  await forgetOldWrittenMails(own.context.config.dataDir, new Date(Date.now() - 60_000))
  expect(await named(bia.email)).toBe(1)
  await forgetOldWrittenMails(own.context.config.dataDir, new Date(Date.now() + 60_000))
  expect(await named(bia.email)).toBe(0)
})
