/** A process that dies between any two steps of sending to the teacher loses no credit and takes none twice (decision 0176). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import { grantCredits, readCredits } from '#server/shop/credits/ledger.ts'
import { createAdminPool, onDatabase } from '#tests/support/test-database.ts'
import type { KillPoint } from './kill-at.ts'
import { compileCache } from './prepared-data.ts'

const DATABASE = `sending_${process.pid}`
const logger = createLogger({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'domine-sending-'))
const given = process.env['TEST_DATABASE_URL']
const postgres = given ? null : await startEmbeddedPostgres({ dataDir: folder, logger, durable: false })
const databaseServer: DatabaseTarget = given ? { url: given } : postgres!.connection
const admin = createAdminPool(databaseServer)
await admin.query(`create database ${DATABASE}`)
const target = onDatabase(databaseServer, DATABASE)
const pool = createPool(target, { max: 4, logger })
await migrate(pool, logger)
const { db } = await createContext({ config: loadConfig({ DATA_DIR: folder }), logger, pool })

afterAll(async () => {
  await pool.end()
  await admin.query(`drop database ${DATABASE} with (force)`)
  await admin.end()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ENTRY = 'insert into "credit_entries"'
const SENDING = 'insert into "teacher_corrections"'
const WITHDRAWAL = 'update "teacher_corrections" set "state"'

const points: [string, 'send' | 'take-back', KillPoint, boolean][] = [
  ['before the credit is taken', 'send', { statement: ENTRY, when: 'before' }, false],
  ['between the credit and the text', 'send', { statement: ENTRY, when: 'after' }, false],
  ['after the text', 'send', { statement: SENDING, when: 'after' }, false],
  ['before the commit', 'send', { statement: SENDING, when: 'before-commit' }, false],
  ['after the commit, unanswered', 'send', { statement: SENDING, when: 'after-commit' }, true],
  ['before it is taken back', 'take-back', { statement: WITHDRAWAL, when: 'before' }, false],
  ['between taking back and the credit', 'take-back', { statement: WITHDRAWAL, when: 'after' }, false],
  ['after the credit came back', 'take-back', { statement: ENTRY, when: 'after' }, false],
  ['before that is committed', 'take-back', { statement: ENTRY, when: 'before-commit' }, false],
  ['after that is committed', 'take-back', { statement: ENTRY, when: 'after-commit' }, true],
]

test.each(points)(
  'killed %s (%s), credit and essay tell the same, and it can be done again',
  async (_, deed, point, isDone) => {
    const { accountId, id } = await someone()
    if (deed === 'take-back') expect(await run('send', accountId, id)).toBe('done')
    const before = await stateOf(accountId, id)
    expect(await run(deed, accountId, id, point)).toBe('SIGKILL')
    const after = { send: { left: 1, state: 'sent' }, 'take-back': { left: 2, state: 'withdrawn' } }[deed]
    expect(await stateOf(accountId, id)).toEqual(isDone ? after : before)
    expect(await run(deed, accountId, id)).toBe('done')
    expect(await run(deed, accountId, id)).toBe('done')
    expect(await stateOf(accountId, id)).toEqual(after)
  },
)

async function someone() {
  const id = crypto.randomUUID()
  const accountId = crypto.randomUUID()
  const now = new Date()
  await db
    .insertInto('users')
    .values({ id: accountId, email: `${accountId}@example.com`, created_at: now, updated_at: now })
    .execute()
  const grant = {
    accountId,
    kind: 'correction',
    amount: 2,
    expiresAt: null,
    source: 'test',
    key: accountId,
  } as const
  await db.transaction().execute((tx) => grantCredits(tx, grant, now))
  return { accountId, id }
}

async function stateOf(accountId: string, id: string) {
  const row = await db
    .selectFrom('teacher_corrections')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  const { balance } = await readCredits(db, accountId, 'correction', new Date())
  return { left: balance, state: row?.state ?? null }
}

/** @returns what the process said, or the signal that ended it */
async function run(
  deed: 'send' | 'take-back',
  accountId: string,
  id: string,
  point?: KillPoint,
): Promise<string> {
  const file = (name: string) => join(import.meta.dirname, name)
  const child = spawn(
    process.execPath,
    [...(point ? ['--import', file('kill-at.ts')] : []), file('sending-child.ts')],
    {
      env: {
        ...process.env,
        CHILD_DATABASE: JSON.stringify(target),
        CHILD_DATA_DIR: folder,
        CHILD_DEED: JSON.stringify({ deed, accountId, id }),
        ...compileCache(),
        KILL_AT: JSON.stringify(point ?? null),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  // The event's arguments are exactly these two.
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return signal ?? said.trim()
}
