/** The database goes away under a request: the caller may try again, and the process stays. */
import { expect, test } from 'vitest'
import { aProduct } from '#tests/support/factories.ts'
import { checkout } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('a connection that is lost between two queries of a transaction fails the transaction and nothing else', async () => {
  await using app = await startTestApp()
  const { pool } = app.context
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Nobody asks the connection anything in this moment: an error that nobody listens for would end the process.
  const ended = new Promise<void>((resolve) => client.on('end', () => resolve()))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})

test.each([
  ['its connection was ended', 'perform pg_terminate_backend(pg_backend_pid());'],
  ['it was in a deadlock', "raise exception 'x' using errcode = 'deadlock_detected';"],
  ['it could not be put in order', "raise exception 'x' using errcode = 'serialization_failure';"],
  ['it took too long', "raise exception 'x' using errcode = 'query_canceled';"],
  ['a lock was not to be had', "raise exception 'x' using errcode = 'lock_not_available';"],
  ['the disk is full', "raise exception 'x' using errcode = 'disk_full';"],
  ['it has become read-only', "raise exception 'x' using errcode = 'read_only_sql_transaction';"],
])('a checkout that fails because %s may be tried again, and then works', async (_, trouble) => {
  await using app = await startTestApp()
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 1 }] })
  const items = [{ variant_id: variantIds[0], quantity: 1 }]
  const { pool } = app.context
  await pool.query(`create function trouble() returns trigger language plpgsql as $$ begin ${trouble} end $$`)
  await pool.query(
    'create trigger trouble before insert on order_lines for each row execute function trouble()',
  )
  expect(await checkout(app, { items })).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await pool.query('drop trigger trouble on order_lines')
  // The one piece is not held by what failed.
  expect((await checkout(app, { items })).status).toBe(200)
})
