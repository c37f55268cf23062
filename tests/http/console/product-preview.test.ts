/** The page of a product before others see it (product §10 The owner's console). */
import { expect, test } from 'vitest'
import { productPreviewSchema } from '#domain/shop/product-wire.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('a draft is seen as its page will be by the owner alone, and is still no product of the shop', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  const { id } = await aProduct(app.context.db, { title: 'Apostila nova', status: 'draft' })
  const preview = await owner('GET', `console/products/${id}/preview`)
  expect(preview.status).toBe(200)
  expect(productPreviewSchema.parse(preview.body)).toMatchObject({
    product: { id, title: 'Apostila nova' },
    author: null,
  })
  expect((await fetch(`${app.url}/store/store_redacao/products/${id}`)).status).toBe(404)
  for (const by of [aVisitor(app), asStudent(app, await aSignedUpStudent(app))]) {
    expect((await by('GET', `console/products/${id}/preview`)).status).toBe(404)
  }
  expect((await owner('GET', 'console/products/prod_unknown/preview')).body.code).toBe('product_not_found')
})
