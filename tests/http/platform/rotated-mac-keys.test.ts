/** After a leak the keys of MACs are deleted and the product started again, as docs/operations/secrets.md tells it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPurchasedProducts } from '#server/shop/orders/own/purchases.ts'
import { aSignedUpStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { aMaterial, anOpenOrder, aStudent, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const PAGE = join(import.meta.dirname, '../../../docs/operations/secrets.md')

test('old sessions and old download links end, a sign-in and a new link work, and likes of visitors stay theirs', async () => {
  await using before = await startTestApp()
  const { email, session } = await aSignedUpStudent(before)
  const buyer = await aStudent(before, 'bruno@example.com', 'Bruno Lima')
  const { variantIds } = await aProduct(before.context.db)
  await aMaterial(before, variantIds[0], { fileName: 'conclusao.pdf' })
  await decide(before, await anOpenOrder(before, [{ variant_id: variantIds[0], quantity: 1 }], buyer))
  const linkOf = async ({ context }: typeof before) =>
    (await listPurchasedProducts(context, buyer.userId))[0]?.download_url
  const oldLink = await linkOf(before)
  const authorKey = await before.context.keys.secret('author-key')

  const statement = /`(delete from server_keys [^`]+)`/.exec(await readFile(PAGE, 'utf8'))?.[1] ?? ''
  const { rowCount } = await before.context.pool.query(statement)
  expect(rowCount).toBe(2)

  await using after = await startSecondProcess(before, { files: before.context.files })
  const renew = { body: { refresh_token: session.refresh_token } }
  expect((await callAuth(before, 'token?grant_type=refresh_token', renew)).status).toBe(200)
  const refused = await callAuth(after, 'token?grant_type=refresh_token', renew)
  expect([refused.status, refused.body['code']]).toEqual([400, 'refresh_token_not_found'])
  const signIn = await callAuth(after, 'token?grant_type=password', { body: { email, password: PASSWORD } })
  expect(signIn.status).toBe(200)
  expect((await fetch(after.url + oldLink)).status).toBe(403)
  expect((await fetch(after.url + (await linkOf(after)))).status).toBe(200)
  expect(await after.context.keys.secret('author-key')).toEqual(authorKey)
})
