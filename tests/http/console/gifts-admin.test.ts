/** A product that the owner gives by hand (decision 0159). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aProvenStudent, newEmail } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { booksOf, stockOf } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

const aGift = (variantId: string, email: string, requestKey = randomUUID()) => ({
  requestKey,
  email,
  variantId,
  reason: 'Arquivo com defeito',
})

async function aGivenProduct(request: Parameters<typeof aProduct>[1] = {}) {
  const product = await aProduct(app.context.db, {
    title: 'Conclusão',
    grants: ['premium'],
    variants: [{ amountInCents: 4_800 }],
    ...request,
  })
  return product.variantIds[0]
}

test('an account gets it at once, with a mail that asks for no money; many presses are one gift', async () => {
  const student = await aProvenStudent(app)
  const gift = aGift(await aGivenProduct(), student.email)
  const answers = await Promise.all([1, 2, 3].map(() => owner('POST', 'console/gifts', gift)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const number = answers[0]?.body.orderNumber
  const books = await booksOf(app, gift.requestKey)
  expect(books.order).toMatchObject({
    status: 'paid',
    total_amount: 0,
    provider: 'gift',
    user_id: student.user.id,
  })
  expect(books.purchases).toMatchObject([{ user_id: student.user.id, revoked_at: null }])
  expect(books.entitlements).toMatchObject([{ name: 'premium', revoked_at: null }])
  const mails = (await mailsTo(app, student.email)).filter(({ kind }) => kind === 'receipt')
  expect(mails).toMatchObject([{ facts: { isGift: true, hasAccount: true, totalAmount: 0 } }])
  const { rows } = await app.context.pool.query(
    `select details from audit_entries where action = 'order.give' and subject = $1`,
    [String(number)],
  )
  expect(rows).toMatchObject([{ details: { title: 'Conclusão', reason: 'Arquivo com defeito' } }])
  const { body } = await owner('GET', 'console/overview?days=7')
  expect(body.sales.orders).toBe(0)

  // Who has it open already is not given it twice; taken back, it can be given anew.
  const again = () => owner('POST', 'console/gifts', aGift(gift.variantId, student.email))
  expect(await again()).toMatchObject({ status: 409, body: { code: 'gift_has_it' } })
  for (const _ of [1, 2]) expect((await owner('DELETE', `console/orders/${number}/gift`)).status).toBe(204)
  const ended = await booksOf(app, gift.requestKey)
  expect(ended.order.status).toBe('canceled')
  expect([ended.purchases[0]?.revoked_at, ended.entitlements[0]?.revoked_at]).not.toContain(null)
  expect((await again()).status).toBe(201)
})

test('who has no account finds it when the address is proven', async () => {
  const email = newEmail()
  const gift = aGift(await aGivenProduct(), email)
  expect((await owner('POST', 'console/gifts', gift)).status).toBe(201)
  expect((await booksOf(app, gift.requestKey)).order.user_id).toBeNull()
  const student = await aProvenStudent(app, { email })
  expect((await booksOf(app, gift.requestKey)).purchases[0]?.user_id).toBe(student.user.id)
})

test('drafts and hidden ones can be given, counted pieces are taken, the last one is the last', async () => {
  const variantId = await aGivenProduct({ isHidden: true, variants: [{ amountInCents: 4_800, stock: 1 }] })
  await app.context.pool.query(
    `update products set status = 'draft' where id = (select product_id from variants where id = $1)`,
    [variantId],
  )
  const { body } = await owner('GET', 'console/gifts')
  expect(body.choices.map((choice: { variantId: string }) => choice.variantId)).toContain(variantId)
  const [first, second] = [aGift(variantId, newEmail()), aGift(variantId, newEmail())]
  expect((await owner('POST', 'console/gifts', first)).status).toBe(201)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 0, reserved: 0 })
  expect(await owner('POST', 'console/gifts', second)).toMatchObject({
    status: 409,
    body: { code: 'gift_sold_out' },
  })
  const { rows } = await app.context.pool.query('select 1 from orders where id = $1', [second.requestKey])
  expect(rows).toEqual([])
})

test('generations go to an account alone', async () => {
  const variantId = await aGivenProduct()
  await app.context.pool.query('update variants set generations = 5 where id = $1', [variantId])
  expect(await owner('POST', 'console/gifts', aGift(variantId, newEmail()))).toMatchObject({
    status: 409,
    body: { code: 'account_needed' },
  })
  const student = await aProvenStudent(app)
  // Given twice, they are twice as many.
  for (const _ of [1, 2])
    expect((await owner('POST', 'console/gifts', aGift(variantId, student.email))).status).toBe(201)
  const { rows } = await app.context.pool.query('select bought_generations from profiles where id = $1', [
    student.user.id,
  ])
  expect(rows).toEqual([{ bought_generations: 10 }])
})

test('what is unknown, archived or incomplete is refused, and nobody else gives anything', async () => {
  const variantId = await aGivenProduct()
  const gift = aGift(variantId, newEmail())
  for (const wrong of [
    { ...gift, email: 'ana@' },
    { ...gift, reason: '  ' },
    { ...gift, requestKey: 'x' },
  ]) {
    expect((await owner('POST', 'console/gifts', wrong)).status).toBe(400)
  }
  expect((await owner('POST', 'console/gifts', aGift('none', newEmail()))).status).toBe(404)
  const student = asStudent(app, await aProvenStudent(app))
  expect((await student('POST', 'console/gifts', gift)).status).toBe(404)
  expect((await student('GET', 'console/gifts')).status).toBe(404)
  await app.context.pool.query(
    'update products set deleted_at = now() where id = (select product_id from variants where id = $1)',
    [variantId],
  )
  expect((await owner('POST', 'console/gifts', gift)).status).toBe(404)
})

const anImport = (variantId: string, emails: readonly string[], applies: boolean) =>
  owner('POST', 'console/gifts/import', {
    variantId,
    reason: 'Compraram na outra loja',
    applies,
    lines: emails.map((email, index) => ({ line: index + 2, email })),
  })
const outcomesOf = ({ body }: { body: { lines: { outcome: string }[] } }) =>
  body.lines.map(({ outcome }) => outcome)
const giftsOf = async (variantId: string) =>
  (
    await app.context.pool.query(
      `select o.buyer_email from orders o join purchases p on p.order_id = o.id
       where p.variant_id = $1 and p.revoked_at is null order by 1`,
      [variantId],
    )
  ).rows.map((row: { buyer_email: string }) => row.buyer_email)

test('a table of buyers is told first, then each has it once, with one mail', async () => {
  const variantId = await aGivenProduct()
  const student = await aProvenStudent(app)
  const has = newEmail()
  expect((await owner('POST', 'console/gifts', aGift(variantId, has))).status).toBe(201)
  const guest = newEmail()
  const table = [student.email.toUpperCase(), 'ana@', guest, guest, has]
  const expected = ['new', 'bad-email', 'new', 'repeated', 'has-it']

  const told = await anImport(variantId, table, false)
  expect([told.status, outcomesOf(told)]).toEqual([200, expected])
  expect(await giftsOf(variantId)).toEqual([has])

  // Pressed twice at once, one gives and the other finds it given.
  const both = await Promise.all([1, 2].map(() => anImport(variantId, table, true)))
  expect(both.map(outcomesOf).toSorted()).toEqual(
    [expected, ['has-it', 'bad-email', 'has-it', 'repeated', 'has-it']].toSorted(),
  )
  expect(await giftsOf(variantId)).toEqual([guest, has, student.email].toSorted())
  for (const email of [guest, student.email]) {
    const mails = (await mailsTo(app, email)).filter(({ kind }) => kind === 'receipt')
    expect(mails).toMatchObject([{ facts: { isGift: true, totalAmount: 0 } }])
  }
  const { rows } = await app.context.pool.query(
    `select details from audit_entries where action = 'product.import-buyers'
     and subject = (select product_id from variants where id = $1)`,
    [variantId],
  )
  expect(rows).toMatchObject([{ details: { added: 2, reason: 'Compraram na outra loja' } }])
})

test('an import is whole or not at all, has 500 lines at most, and is the owner’s alone', async () => {
  const scarce = await aGivenProduct({ variants: [{ amountInCents: 4_800, stock: 1 }] })
  expect(await anImport(scarce, [newEmail(), newEmail()], true)).toMatchObject({
    status: 409,
    body: { code: 'gift_sold_out' },
  })
  expect(await giftsOf(scarce)).toEqual([])

  const variantId = await aGivenProduct()
  const many = Array.from({ length: 501 }, newEmail)
  expect((await anImport(variantId, many, true)).status).toBe(400)
  expect((await anImport(variantId, [], false)).status).toBe(400)
  const full = await anImport(variantId, many.slice(0, 500), true)
  expect([full.status, new Set(outcomesOf(full))]).toEqual([200, new Set(['new'])])
  expect(await giftsOf(variantId)).toHaveLength(500)

  expect((await anImport('none', many.slice(0, 1), false)).status).toBe(404)
  await app.context.pool.query('update variants set generations = 5 where id = $1', [variantId])
  expect(await anImport(variantId, many.slice(0, 1), false)).toMatchObject({
    status: 409,
    body: { code: 'not_for_import' },
  })
  const student = asStudent(app, await aProvenStudent(app))
  expect((await student('POST', 'console/gifts/import', {})).status).toBe(404)
}, 60_000)
