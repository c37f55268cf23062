/** The e-books' page shows the shop's own price where an entry names its product (product §9). */
import { expect, test } from 'vitest'
import { EBOOKS } from '#content/shop/ebooks.ts'
import { offerEbooks } from '#server/shop/catalogue/service.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('one price: of a product on sale, the lowest; of none, none', async () => {
  await using app = await startTestApp()
  const { db, pool } = app.context
  const { id } = await aProduct(db, { variants: [{ amountInCents: 5_200 }, { amountInCents: 4_900 }] })
  const hidden = await aProduct(db, { isHidden: true, variants: [{ amountInCents: 100 }] })
  await pool.query(`update products set slug = 'introducao' where id = $1`, [id])
  await pool.query(`update products set slug = 'oculto' where id = $1`, [hidden.id])
  const [first] = EBOOKS
  const offersOf = async (...products: (string | null)[]) =>
    (
      await offerEbooks(
        app.context,
        products.map((product) => ({ ...first!, product })),
      )
    ).map(({ offer }) => offer)

  const [linked, unknown, unlisted, none] = await offersOf('introducao', 'nada', 'oculto', null)
  expect(linked).toEqual({ id, price: expect.stringMatching(/^R\$\s49,00$/) })
  expect([unknown, unlisted, none]).toEqual([null, null, null])
  await pool.query(
    `update prices set amount = 0 where variant_id in (select id from variants where product_id = $1)`,
    [id],
  )
  expect((await offersOf('introducao'))[0]?.price).toBe('Grátis')
})
