/**
 * A shop that has been open for years: products, orders and essays, made by the database itself. What is of the last
 * days is as much in every installation, however old, so that a page that asks for those days has as much to tell.
 */
import type pg from 'pg'
import { partsOf } from './parts-of.ts'

/** Orders and essays of the last twenty days; the rest is older than forty. */
const YOUNG_ROWS = 100

/** Everything that is bought here. */
export const OLD_PRODUCT = 'old_1'

export type OldShop = { readonly products: number; readonly orders: number; readonly essays: number }

export async function fillWithOldShop(pool: pg.Pool, { products, orders, essays }: OldShop): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = '10min'")
    await client.query(
      `insert into products (id, slug, title, subtitle, sort_order, created_at, updated_at)
       select 'old_' || n, 'caderno-antigo-' || n, 'Caderno antigo ' || n, 'Um caderno de exercícios', 1000 + n,
              now() - n * interval '1 hour', now() - n * interval '1 hour'
       from generate_series(1, $1) n`,
      [products],
    )
    await client.query(
      `insert into variants (id, product_id, title) select 'old_variant_' || n, 'old_' || n, 'PDF'
       from generate_series(1, $1) n`,
      [products],
    )
    await client.query(
      `insert into prices (variant_id, currency_code, amount) select 'old_variant_' || n, 'brl', 1000 + n % 5000
       from generate_series(1, $1) n`,
      [products],
    )
    for (const [from, to] of partsOf(Math.ceil(essays / 10))) {
      await client.query(
        `with made as (
           insert into users (id, email, email_verified_at, created_at, updated_at)
           select md5('aluno ' || n)::uuid, 'aluno-' || n || '@example.com', moment, moment, moment
           from (select n, ${momentOf('n')} as moment from generate_series($1::int, $2::int) n) moments
           returning id, email
         )
         insert into profiles (id, full_name) select id, 'Aluno ' || email from made`,
        [from, to],
      )
    }
    for (const [from, to] of partsOf(orders)) {
      await client.query(
        `with made as (
           insert into orders (access_token_hash, buyer_email, buyer_name, status, currency_code, total_amount, provider,
                               success_url, cancel_url, reserved_until, created_at, updated_at, paid_at)
           select decode(md5(n::text), 'hex'), 'comprador-' || n || '@example.com', 'Comprador ' || n,
                  case when n % 5 = 0 then 'expired' else 'paid' end, 'brl', 1500, 'sandbox', '/', '/',
                  moment, moment, moment, case when n % 5 = 0 then null else moment end
           from (select n, ${momentOf('n')} as moment from generate_series($1::int, $2::int) n) moments
           returning id
         )
         insert into order_lines (order_id, variant_id, sort_order, product_id, product_title, variant_title,
                                  unit_amount, quantity)
         select id, 'old_variant_1', 0, 'old_1', 'Caderno antigo 1', 'PDF', 1500, 1 from made`,
        [from, to],
      )
    }
    await client.query(
      `insert into purchases (order_id, variant_id, buyer_email, product_title, variant_title, quantity, purchased_at)
       select id, 'old_variant_1', buyer_email, 'Caderno antigo 1', 'PDF', 1, paid_at from orders where paid_at is not null`,
    )
    await client.query(
      `insert into essays (id, user_id, theme, draft, created_at, updated_at)
       select md5('redação ' || n)::uuid, md5('aluno ' || 1 + n / 10)::uuid, 'Um tema de prova',
              repeat('Uma frase da redação. ', 40), moment, moment
       from (select n, ${momentOf('n')} as moment from generate_series(1, $1) n) made`,
      [essays - 1],
    )
    await client.query(
      `insert into essay_versions (essay_id, number, text, levels, total, correction, corrected_at)
       select id, 1, draft, '[120,120,120,120,120]', 600, '{}', updated_at from essays`,
    )
    // Not the whole database: the catalogs are shared with other files of tests.
    await client.query(
      'vacuum analyze products, variants, prices, users, profiles, orders, order_lines, purchases, essays, essay_versions',
    )
  } finally {
    client.release(true)
  }
}

function momentOf(n: string): string {
  return `date_trunc('milliseconds', now()) - case when ${n} <= ${YOUNG_ROWS} then ${n} * interval '4 hours'
          else interval '40 days' + ${n} * interval '10 minutes' end`
}
