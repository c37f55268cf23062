/** The lists of the console find as one types: without accents, by parts of words (decision 0160). */
import { afterAll, expect, test } from 'vitest'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import { aProvenStudent } from '#tests/support/accounts.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { anOpenOrder, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

const { variantIds, id: productId } = await aProduct(app.context.db, {
  title: 'Apostila de Introdução',
  variants: [{ amountInCents: 4_800 }],
})
const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
await decide(app, order, 'pix-approve', { email: 'bia.n@example.com', name: 'Beatriz Nóbrega da Silva' })
const student = await aProvenStudent(app)
await app.context.pool.query(`update profiles set full_name = 'Lúcia D’Ávila 100%' where id = $1`, [
  student.user.id,
])
const { rows } = await app.context.pool.query(
  `insert into contact_messages (name, email, topic, message, created_at)
   values ('Conceição Araújo', 'conceicao@example.com', 'compra', 'Não recebi a apostila', now()) returning number`,
)
const protocol = `2026-${String(rows[0].number).padStart(6, '0')}`
await owner('PUT', `console/products/${productId}/visibility`, { isHidden: true })
await app.context.db.transaction().execute((tx) =>
  recordAuditEntry(tx, {
    ...{ actorId: null, action: 'product.edit', subjectKind: 'product', subject: productId, at: new Date() },
    details: { changes: { [`variants.${variantIds[0]}.amount`]: [4_800, 5_200] } },
  }),
)

const countOf = async (path: string, member: string) => {
  const { status, body } = await owner('GET', path)
  expect(status).toBe(200)
  return body[member].length
}

test.each([
  ['beatriz nobrega', 1],
  ['NÓBREGA bea', 1],
  ['silva introducao', 1],
  ['bia.n@', 1],
  ['beatriz lima', 0],
  ['bia_n', 0],
  ['%', 0],
])('orders by “%s”: %i', async (search, count) => {
  expect(await countOf(`console/orders?q=${encodeURIComponent(search)}`, 'orders')).toBe(count)
})

test.each([
  ['lucia', 1],
  ['avila luc', 1],
  ['100%', 1],
  ['100_', 0],
  ['lucia souza', 0],
])('students by “%s”: %i', async (search, count) => {
  expect(await countOf(`console/students?search=${encodeURIComponent(search)}`, 'students')).toBe(count)
})

test.each([
  ['conceicao', 1],
  ['araujo apostila', 1],
  ['nao receb', 1],
  [protocol, 1],
  ['2026-999999', 0],
  ['devolução', 0],
])('messages by “%s”: %i', async (search, count) => {
  expect(await countOf(`console/messages?filter=all&q=${encodeURIComponent(search)}`, 'messages')).toBe(count)
  expect(await countOf(`console/messages?filter=answered&q=${encodeURIComponent(search)}`, 'messages')).toBe(
    0,
  )
})

test.each([
  ['ocultou introducao', 1],
  ['produto apost', 2],
  // As the sentence of the change reads: "Mudou o preço de Apostila de Introdução de …".
  ['mudou preco introducao', 1],
  ['preço', 1],
  ['estoque', 0],
  ['bloqueou', 0],
])('the log by “%s”: %i, with the name of today', async (search, count) => {
  const { body } = await owner('GET', `console/audit-log?q=${encodeURIComponent(search)}`)
  expect(body.entries.map((entry: { subjectName: string }) => entry.subjectName)).toEqual(
    Array(count).fill('Apostila de Introdução'),
  )
})

test('a search that is too long is refused', async () => {
  for (const path of ['messages?q=', 'audit-log?q=', 'students?search=', 'orders?q=']) {
    expect((await owner('GET', `console/${path}${'a'.repeat(255)}`)).status).toBe(400)
  }
})
