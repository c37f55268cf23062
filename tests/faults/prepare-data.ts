/**
 * Once for a run of the fault tests: data directories of the built-in database, stopped in good order, which a test
 * copies instead of making its own (decision 0103). What is about the making itself begins with nothing.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPool } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import { makeFastFolder } from '#tests/support/fast-folder.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into vitest's own.
  export interface ProvidedContext {
    preparedFolder: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = makeFastFolder()
  // PostgreSQL runs under another account where the tests run as root.
  chmodSync(folder, 0o711)
  const [empty, shop] = [join(folder, 'empty'), join(folder, 'shop')]
  const logger = createLogger({ level: 'error' })
  await (await startEmbeddedPostgres({ dataDir: empty, logger, durable: false })).stop()

  execFileSync('cp', ['-Rp', empty, shop])
  const postgres = await startEmbeddedPostgres({ dataDir: shop, logger, durable: false })
  const pool = createPool(postgres.connection, { max: 1, logger })
  await migrate(pool, logger)
  await pool.query(FILLING)
  await pool.end()
  await postgres.stop()
  for (const [key, bytes] of Object.entries(FILES)) {
    const path = join(shop, 'files', key)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }

  project.provide('preparedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

const FILES: Record<string, Buffer> = {
  'materials/a.pdf': Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 7)]),
  // Named by a row below, as an uploaded picture is.
  'pictures/6f/6f9d1c1e.webp': Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 '),
  'avatars/A._-9/0.webp.': Buffer.from([0, 255, 10, 13, 0]),
  [`deep/${'x'.repeat(120)}/${'y'.repeat(120)}.bin`]: Buffer.from(
    'a name longer than the header of a tar entry',
  ),
  'empty.txt': Buffer.alloc(0),
}

/** Enough order rows for several parts; values with every character that COPY must escape. */
const FILLING = `
  insert into users (id, email, password_hash, user_metadata)
    select gen_random_uuid(), 'student' || n || '@example.org', null,
           jsonb_build_object('full_name', E'Tab\\tNova\\nLinha\\\\ "aspas" \\u00e7 \\U0001F4DA ' || n)
      from generate_series(1, 500) n;
  insert into profiles (id, full_name, city, xp) select id, E'\\\\N', '', 7 from users;
  insert into storage_objects (bucket, name, owner_id, file_key, sha256, byte_size, max_age_seconds, unused_since)
    select 'avatars', id || '-1.jpg', id, 'pictures/6f/6f9d1c1e.webp', repeat('0', 64), 16, 3600, null
      from users order by email limit 1;
  update profiles set avatar_url = '/storage/v1/object/public/avatars/' || name
    from storage_objects where owner_id = profiles.id;
  insert into discarded_files (file_key, due_at) values ('pictures/00/gone.webp', 'infinity');
  insert into one_time_tokens (token_hash, user_id, purpose, expires_at)
    select decode(md5(email), 'hex'), id, 'signup', 'infinity' from users limit 50;
  insert into products (id, slug, title, description) values ('p1', 'p1', E'Aspas '' e \\r\\n fim', repeat('ç', 5000));
  insert into variants (id, product_id, title) values ('v1', 'p1', 'Única');
  insert into orders (access_token_hash, currency_code, total_amount, provider, success_url, cancel_url, reserved_until, user_id, buyer_name)
    select '\\x00ff0a5c'::bytea, 'brl', n, 'sandbox', 'https://a', 'https://b', now(), (select id from users limit 1), repeat('a', 500)
      from generate_series(1, 8000) n;
  insert into order_lines (order_id, variant_id, sort_order, product_id, product_title, variant_title, unit_amount, quantity)
    select id, 'v1', 0, 'p1', 'P', 'V', 1, 1 from orders;
  delete from currencies where code = 'eur';
  insert into currencies (code, symbol, template) values ('usd', '$', '$$1');
`
