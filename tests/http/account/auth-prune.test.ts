/** What has done its work is forgotten (LGPD art. 15 and 16): both sides of each limit. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pruneAccounts } from '#server/account/prune.ts'
import { accountClient, aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { newestToken } from '#tests/support/mailbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

test.each([
  ['sessions', 'expires_at', '23 hours', '25 hours'],
  ['one_time_tokens', 'expires_at', '23 hours', '25 hours'],
  ['requested_links', 'created_at', '23 hours', '25 hours'],
  ['known_devices', 'last_seen_at', '364 days', '366 days'],
  ['access_records', 'at', '6 months -1 hours', '6 months 1 hours'],
])('%s by %s: kept after %s, gone after %s', async (table, column, kept, gone) => {
  await using app = await startTestApp()
  const { pool } = app.context
  const { user } = await aSignedUpStudent(app)
  await pool.query(`insert into requested_links (kind, email) values ('recovery', 'a@example.com')`)
  await pool.query(
    `insert into known_devices (user_id, device_hash) values ($1, '\\x01') on conflict do nothing`,
    [user.id],
  )
  const left = async (age: string) => {
    await pool.query(`update ${table} set ${column} = now() - interval '${age}'`)
    await pruneAccounts(app.context)
    return (await pool.query(`select from ${table}`)).rowCount
  }
  expect(await left(kept)).toBeGreaterThan(0)
  expect(await left(gone)).toBe(0)
})

test('mails that are over go after thirty days, those that still wait stay', async () => {
  await using app = await startTestApp()
  const { pool } = app.context
  const mail = (recipient: string, age: string, sent: string, due: string) =>
    pool.query(
      `insert into outgoing_mails (recipient, kind, facts, created_at, sent_at, due_at)
       values ($1, 'password-changed', '{}', now() - $2::interval, ${sent}, ${due})`,
      [`${recipient}@example.com`, age],
    )
  await mail('sent-young', '29 days', 'now()', 'now()')
  await mail('sent-old', '31 days', 'now()', 'now()')
  await mail('given-up-young', '29 days', 'null', `'infinity'`)
  await mail('given-up-old', '31 days', 'null', `'infinity'`)
  await mail('waiting-old', '31 days', 'null', 'now()')
  await pruneAccounts(app.context)
  const { rows } = await pool.query<{ recipient: string }>(
    'select recipient from outgoing_mails order by recipient',
  )
  expect(rows.map(({ recipient }) => recipient.split('@')[0])).toEqual([
    'given-up-young',
    'sent-young',
    'waiting-old',
  ])
})

test('a sign-up that nobody confirmed nor used goes after thirty days, every other account stays', async () => {
  await using app = await startTestApp()
  const { pool } = app.context
  const account = (name: string, age: string, proven: string, seen: string) =>
    pool.query(
      `insert into users (email, created_at, email_verified_at, last_sign_in_at)
       values ($1, now() - $2::interval, ${proven}, ${seen})`,
      [`${name}@example.com`, age],
    )
  await account('unused-young', '29 days', 'null', 'null')
  await account('unused-old', '31 days', 'null', 'null')
  await account('proven-old', '31 days', 'now()', 'null')
  await account('used-old', '31 days', 'null', 'now()')
  await pruneAccounts(app.context)
  const { rows } = await pool.query<{ email: string }>('select email from users order by email')
  expect(rows.map(({ email }) => email.split('@')[0])).toEqual(['proven-old', 'unused-young', 'used-old'])
})

test('an unused sign-up ends as every account does: its letters and files go, and the end is written down', async () => {
  await using app = await startTestApp({ CONFIRM_EMAIL: 'required' })
  const { db, files } = app.context
  const email = newEmail()
  await callAuth(app, 'signup', { body: { email, password: PASSWORD } })
  const token_hash = await newestToken(app, email, 'confirm-email')
  const { id } = await db
    .updateTable('users')
    .set({ created_at: sql<Date>`now() - interval '31 days'`, email_change: 'outra@example.com' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const letter = { kind: 'email-change-new', recipient: 'outra@example.com', facts: '{}', due_at: new Date() }
  await db.insertInto('outgoing_mails').values(letter).execute()
  const picture = { bucket: 'avatars', name: `${id}-1.webp`, owner_id: id, file_key: 'ab/cd' } as const
  await files.put(picture.file_key, Buffer.from('picture'))
  await db
    .insertInto('storage_objects')
    .values({ ...picture, sha256: 'a'.repeat(64), byte_size: 7, max_age_seconds: 0 })
    .execute()
  await pruneAccounts(app.context)
  expect(await files.has(picture.file_key)).toBe(false)
  const letters = await db
    .selectFrom('outgoing_mails')
    .select('kind')
    .where('recipient', '=', letter.recipient)
    .execute()
  expect(letters).toEqual([])
  const ends = await db.selectFrom('account_erasures').select(['reason', 'kept_orders']).execute()
  expect(ends).toEqual([{ reason: 'never-proven', kept_orders: 0 }])
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash })
  expect(error?.code).toBe('otp_expired')
})

test.each([
  ['the link of the mail', { email_verified_at: new Date() }],
  ['a sign-in', { last_sign_in_at: new Date() }],
])('who comes by %s at the last moment keeps the account', async (_way, arrival) => {
  await using app = await startTestApp()
  const { db } = app.context
  const { user } = await aSignedUpStudent(app)
  const unused = { last_sign_in_at: null, created_at: sql<Date>`now() - interval '31 days'` }
  await db.updateTable('users').set(unused).where('id', '=', user.id).execute()
  let pruning: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(arrival).where('id', '=', user.id).execute()
    pruning = pruneAccounts(app.context)
    await expect.poll(() => countWaiting(app), { timeout: 20_000, interval: 20 }).toBe(1)
  })
  await pruning
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: user.id }])
})

async function countWaiting({ context }: TestApp): Promise<number> {
  const { rows } = await context.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('what has heaped up goes in parts, each below the limit of a statement', async () => {
  await using app = await startTestApp()
  const { pool } = app.context
  const { user } = await aSignedUpStudent(app)
  await pool.query(`
    create table parts (rows int);
    create function note_part() returns trigger language plpgsql as
      $$ begin insert into parts select count(*) from gone; return null; end $$;
    create trigger note_part after delete on access_records referencing old table as gone
      for each statement execute function note_part()`)
  await pool.query(
    `insert into access_records (user_id, at, ip) select $1, now() - interval '7 months', '127.0.0.1'
       from generate_series(1, 20001)`,
    [user.id],
  )
  await pruneAccounts(app.context)
  const { rows } = await pool.query<{ rows: number }>('select rows from parts')
  expect(rows.map((part) => part.rows)).toEqual([10_000, 10_000, 1])
})
