/** The own profile through the real client (product §3 Profile, §6, docs/wire.md §3). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { contactFieldOf } from '#domain/account/contact-details.ts'
import { accountClient, aSignedUpStudent, callAuth, type SignedUpStudent } from '#tests/support/accounts.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

function ownRow({ client, user }: SignedUpStudent, select = '*') {
  return client.from('profiles').select(select).eq('id', user.id)
}

/** A paid order of the student for one product that grants premium and delivers one file. */
async function aPurchase({ user, email }: SignedUpStudent): Promise<{ orderId: string; title: string }> {
  const { db } = app.context
  const { id, title, variantIds } = await aProduct(db, { grants: ['premium'] })
  const material = {
    id: `mat_${randomUUID().slice(0, 8)}`,
    title,
    file_name: 'apostila.pdf',
    storage_key: 'x',
    sha256: 'x',
  }
  await db
    .insertInto('materials')
    .values({ ...material, byte_size: 1, page_count: 8, updated_at: new Date() })
    .execute()
  await db
    .insertInto('variant_materials')
    .values({ variant_id: variantIds[0], material_id: material.id })
    .execute()
  const order = await db
    .insertInto('orders')
    .values({
      access_token_hash: Buffer.from('x'),
      user_id: user.id,
      buyer_email: email,
      status: 'paid',
      currency_code: 'brl',
      total_amount: 1800,
      provider: 'sandbox',
      success_url: '/success',
      cancel_url: '/store',
      reserved_until: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = {
    order_id: order.id,
    variant_id: variantIds[0],
    quantity: 1,
    product_title: title,
    variant_title: 'E-book',
  }
  await db
    .insertInto('order_lines')
    .values({ ...line, product_id: id, sort_order: 0, unit_amount: 1800 })
    .execute()
  await db
    .insertInto('purchases')
    .values({ ...line, user_id: user.id, buyer_email: email, purchased_at: new Date('2026-11-20T12:00:00Z') })
    .execute()
  await db
    .insertInto('entitlements')
    .values({
      order_id: order.id,
      name: 'premium',
      user_id: user.id,
      buyer_email: email,
      granted_at: new Date(),
    })
    .execute()
  return { orderId: order.id, title }
}

test('the row of a new student has every column and nothing besides', async () => {
  const student = await aSignedUpStudent(app)
  const { data, status } = await ownRow(student).single()
  expect(status).toBe(200)
  expect(data).toEqual({
    id: student.user.id,
    full_name: 'Ana Silva',
    avatar_url: null,
    cover_url: null,
    city: 'Olinda',
    state: 'PE',
    phone: '(81) 90000-0000',
    target_exam: null,
    xp: 0,
    strengths: 'proposta_de_intervencao',
    weaknesses: 'argumentacao',
    generation_count: 0,
    bought_generations: 0,
    premium_generations: 0,
    is_premium: false,
    earned_badges: [],
    unseen_badges: [],
    purchased_products: [],
    registration: 'missing',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
})

test('only the selected columns are answered, in their order', async () => {
  const student = await aSignedUpStudent(app)
  const { data } = await ownRow(student, 'generation_count, full_name').single()
  expect(JSON.stringify(data)).toBe('{"generation_count":0,"full_name":"Ana Silva"}')
})

test('without the request for one object the answer is a list', async () => {
  const student = await aSignedUpStudent(app)
  expect((await ownRow(student, 'full_name')).data).toEqual([{ full_name: 'Ana Silva' }])
  expect((await ownRow(student, 'full_name').limit(1).maybeSingle()).data).toEqual({ full_name: 'Ana Silva' })
})

test("somebody else's row does not exist: not to read, not to write", async () => {
  const student = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  const foreign = student.client.from('profiles').select('*').eq('id', other.user.id)
  const single = await foreign.single()
  expect([single.status, single.error?.code, single.error?.details]).toEqual([
    406,
    'PGRST116',
    'The result contains 0 rows',
  ])
  expect(
    (await student.client.from('profiles').select('*').eq('id', other.user.id).maybeSingle()).data,
  ).toBeNull()
  expect((await student.client.from('profiles').select('*').eq('id', other.user.id)).data).toEqual([])
  const write = await student.client.from('profiles').update({ city: 'X' }).eq('id', other.user.id).select()
  expect([write.error, write.data]).toEqual([null, []])
  const quiet = await student.client.from('profiles').update({ city: 'X' }).eq('id', other.user.id)
  expect([quiet.error, quiet.status]).toEqual([null, 204])
  expect((await ownRow(other, 'city').single()).data).toEqual({ city: 'Olinda' })
})

test('a change is answered as asked: nothing, the row, or one column of it', async () => {
  const student = await aSignedUpStudent(app)
  const profiles = student.client.from('profiles')
  const quiet = await profiles.update({ full_name: 'Ana Souza' }).eq('id', student.user.id)
  expect([quiet.status, quiet.data]).toEqual([204, null])
  const row = await profiles
    .update({ city: 'Recife', target_exam: 'ENEM' })
    .eq('id', student.user.id)
    .select()
    .single()
  expect(row.data).toMatchObject({ full_name: 'Ana Souza', city: 'Recife', target_exam: 'ENEM' })
  const column = await profiles.update({ phone: null }).eq('id', student.user.id).select('phone').single()
  expect(column.data).toEqual({ phone: null })
})

test('a change moves the moment of the last change', async () => {
  const student = await aSignedUpStudent(app)
  await app.context.pool.query(`update profiles set updated_at = '2020-01-01' where id = $1`, [
    student.user.id,
  ])
  await student.client.from('profiles').update({ city: 'Recife' }).eq('id', student.user.id)
  const { data } = await ownRow(student, 'updated_at').single<{ updated_at: string }>()
  expect(data?.updated_at.startsWith('2020')).toBe(false)
})

test('texts are trimmed, nothing becomes null, a state is written in capitals', async () => {
  const student = await aSignedUpStudent(app)
  const change = { full_name: '  Ana  ', city: '   ', state: 'sp' }
  const { data } = await student.client
    .from('profiles')
    .update(change)
    .eq('id', student.user.id)
    .select('full_name,city,state')
    .single()
  expect(data).toEqual({ full_name: 'Ana', city: null, state: 'SP' })
})

test('city, state and phone are changed and taken away, and a refusal begins with its column', async () => {
  const student = await aSignedUpStudent(app)
  const change = (contact: Record<string, string | null>) =>
    student.client
      .from('profiles')
      .update(contact)
      .eq('id', student.user.id)
      .select('city,state,phone')
      .single()
  const known = { city: 'Porto Alegre', state: 'RS', phone: '(51) 3333-4444' }
  expect((await change({ city: 'Porto Alegre ', state: 'rs', phone: '+55 51 3333 4444' })).data).toEqual(
    known,
  )
  for (const [field, value] of [
    ['phone', '123'],
    ['state', 'XX'],
    ['city', 'x'.repeat(121)],
  ] as const) {
    const refused = await change({ ...known, city: 'Recife', [field]: value })
    expect([refused.error?.code, contactFieldOf(refused.error?.message ?? null)]).toEqual(['23514', field])
  }
  expect((await ownRow(student, 'city,state,phone').single()).data).toEqual(known)
  const nothing = { city: null, state: null, phone: null }
  expect((await change({ city: '', state: '', phone: ' ' })).data).toEqual(nothing)
})

test('a purchase shows among the purchased products and makes premium, until it is taken back', async () => {
  const student = await aSignedUpStudent(app)
  const { orderId, title } = await aPurchase(student)
  const bought = await ownRow(student, 'is_premium,purchased_products').single()
  expect(bought.data).toEqual({
    is_premium: true,
    purchased_products: [
      {
        product_title: title,
        purchased_at: '2026-11-20T12:00:00.000Z',
        download_url: expect.stringContaining('/'),
      },
    ],
  })
  const changed = await student.client
    .from('profiles')
    .update({ city: 'Recife' })
    .eq('id', student.user.id)
    .select()
    .single()
  expect(changed.data).toMatchObject({ is_premium: true, purchased_products: [{ product_title: title }] })

  await app.context.pool.query('update purchases set revoked_at = now() where order_id = $1', [orderId])
  await app.context.pool.query('update entitlements set revoked_at = now() where order_id = $1', [orderId])
  const revoked = await ownRow(student, 'is_premium,purchased_products').single()
  expect(revoked.data).toEqual({ is_premium: false, purchased_products: [] })
})

test('another entitlement than premium does not make premium', async () => {
  const student = await aSignedUpStudent(app)
  const { orderId } = await aPurchase(student)
  await app.context.pool.query(`update entitlements set name = 'other' where order_id = $1`, [orderId])
  expect((await ownRow(student, 'is_premium').single()).data).toEqual({ is_premium: false })
})

test('without a session there is no profile', async () => {
  const { user } = await aSignedUpStudent(app)
  const answer = await accountClient(app.url).from('profiles').select('*').eq('id', user.id)
  expect([answer.status, answer.error?.code]).toEqual([401, '42501'])
})

test('after a sign-out the access token opens nothing, although it has not expired', async () => {
  const { client, user, session } = await aSignedUpStudent(app)
  await callAuth(app, 'logout?scope=global', { token: session.access_token })
  const read = await client.from('profiles').select('*').eq('id', user.id)
  const write = await client.from('profiles').update({ city: 'X' }).eq('id', user.id)
  expect([read.status, read.error?.code]).toEqual([401, 'session_not_found'])
  expect([write.status, write.error?.code]).toEqual([401, 'session_not_found'])
  const row = await app.context.db
    .selectFrom('profiles')
    .select('city')
    .where('id', '=', user.id)
    .executeTakeFirst()
  expect(row?.city).toBe('Olinda')
})
