/**
 * A process that dies between any two steps of sending to the teacher loses no credit and takes none twice (decision
 * 0176); one that dies while it keeps what a reader writes loses nothing that the browser sends again (decision 0179).
 */
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
import { wholeLevels } from '#server/writing/teacher-correction/desk-repository.ts'
import { splitReadings } from '#server/writing/teacher-correction/two-readings.ts'
import { createAdminPool, onDatabase } from '#tests/support/test-database.ts'
import type { KillPoint } from './kill-at.ts'
import { compileCache } from './prepared-data.ts'
import { carryOut, type Deed } from './sending-deeds.ts'

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
const context = await createContext({ config: loadConfig({ DATA_DIR: folder }), logger, pool })
const { db } = context

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
    if (deed === 'take-back') await send(accountId, id)
    const before = await stateOf(accountId, id)
    expect(await dieAt({ deed, accountId, id }, point)).toBe('SIGKILL')
    const after = { send: { left: 1, state: 'sent' }, 'take-back': { left: 2, state: 'withdrawn' } }[deed]
    expect(await stateOf(accountId, id)).toEqual(isDone ? after : before)
    expect(await carryOut(context, { deed, accountId, id })).toBe('done')
    expect(await carryOut(context, { deed, accountId, id })).toBe('done')
    expect(await stateOf(accountId, id)).toEqual(after)
  },
)

const ENDINGS: [string, KillPoint, boolean][] = [
  [
    'before the reading is done',
    { statement: 'update "teacher_corrections" set "state"', when: 'before' },
    false,
  ],
  [
    'between the reading and the whole',
    { statement: 'update "teacher_corrections" set "state"', when: 'after' },
    false,
  ],
  ['after the third was asked', { statement: 'insert into teacher_corrections', when: 'after' }, false],
  ['before it is committed', { statement: 'insert into "audit_entries"', when: 'before-commit' }, false],
  [
    'after it is committed, unanswered',
    { statement: 'insert into "audit_entries"', when: 'after-commit' },
    true,
  ],
]

test.each(ENDINGS)(
  'killed %s, a second reading is done with its third, or neither',
  async (_, point, isDone) => {
    const { accountId, id } = await someone()
    await send(accountId, id)
    const deed = { deed: 'finish', accountId, id: await readTwice(accountId, id) } as const
    expect(await dieAt(deed, point)).toBe('SIGKILL')
    const ended = { states: ['corrected', 'corrected', 'sent'], whole: 'reading' }
    const open = { states: ['corrected', 'reading'], whole: 'reading' }
    expect(await readingsOf(id)).toEqual(isDone ? ended : open)
    expect(await carryOut(context, deed)).toBe(isDone ? 'lease_lost' : 'done')
    expect(await readingsOf(id)).toEqual(ended)
  },
)

const MARK = 'insert into "teacher_marks"'
const WORDS = 'update "teacher_corrections" set'
const WRITINGS: [string, KillPoint, boolean][] = [
  ['before the mark', { statement: MARK, when: 'before' }, false],
  ['between the mark and the words', { statement: MARK, when: 'after' }, false],
  ['after the words', { statement: WORDS, when: 'after' }, false],
  ['before they are committed', { statement: WORDS, when: 'before-commit' }, false],
  ['after they are committed, unanswered', { statement: WORDS, when: 'after-commit' }, true],
]

test.each(WRITINGS)(
  'killed %s, a reader’s changes are there as a whole or not at all, and once when they are sent again',
  async (_, point, isDone) => {
    const { accountId, id } = await someone()
    await send(accountId, id)
    const deed = { deed: 'change', accountId, id } as const
    const held = { state: 'reading', reader_id: accountId, lease_token: id } as const
    await db.updateTable('teacher_corrections').where('id', '=', id).set(held).execute()
    expect(await dieAt(deed, point)).toBe('SIGKILL')
    const nothing = { marks: [], comment: null, level: null, seconds: 0 }
    const written = {
      ...{ marks: ['Troque a palavra.'], comment: 'Um comentário que basta.' },
      ...{ level: 120, seconds: 60 },
    }
    expect(await writtenOn(id)).toEqual(isDone ? written : nothing)
    expect(await carryOut(context, deed)).toBe('done')
    expect(await writtenOn(id)).toEqual(written)
  },
)

async function writtenOn(id: string) {
  const marks = await db
    .selectFrom('teacher_marks')
    .select('remark')
    .where('correction_id', '=', id)
    .execute()
  const row = await db
    .selectFrom('teacher_corrections')
    .select(['comment', 'levels', 'seconds_spent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    marks: marks.map(({ remark }) => remark),
    comment: row.comment,
    level: wholeLevels(row.levels)[0]?.level ?? null,
    seconds: row.seconds_spent,
  }
}

async function send(accountId: string, id: string): Promise<void> {
  expect(await carryOut(context, { deed: 'send', accountId, id })).toBe('done')
}

/** Two far apart: one is done, the other is whole and held. @returns the one that is held */
async function readTwice(readerId: string, id: string): Promise<string> {
  await db.transaction().execute((tx) => splitReadings(tx, id))
  const levels = (level: number) =>
    JSON.stringify(Array.from({ length: 5 }, () => ({ level, sentence: 'Um motivo que basta.' })))
  const readings = db.updateTable('teacher_corrections').where('of_correction_id', '=', id)
  const now = new Date()
  await readings
    .where('reading', '=', 1)
    .set({ state: 'corrected', corrected_at: now, levels: levels(40) })
    .execute()
  const { id: held } = await readings
    .where('reading', '=', 2)
    .set((eb) => ({
      state: 'reading' as const,
      reader_id: readerId,
      lease_token: eb.ref('id'),
      levels: levels(200),
      comment: 'Um comentário que basta.',
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('teacher_corrections').where('id', '=', id).set({ state: 'reading' }).execute()
  return held
}

async function readingsOf(id: string) {
  const rows = await db
    .selectFrom('teacher_corrections')
    .select(['state', 'of_correction_id'])
    .where((eb) => eb.or([eb('id', '=', id), eb('of_correction_id', '=', id)]))
    .orderBy('reading')
    .execute()
  const states = rows.filter((row) => row.of_correction_id !== null).map(({ state }) => state)
  return { states, whole: rows.find((row) => row.of_correction_id === null)?.state }
}

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

/** In a process that dies at the point. @returns the signal that ended it, or what it said when it went on to its end */
async function dieAt(deed: Deed, point: KillPoint): Promise<string> {
  const file = (name: string) => join(import.meta.dirname, name)
  const child = spawn(process.execPath, ['--import', file('kill-at.ts'), file('sending-child.ts')], {
    env: {
      ...process.env,
      CHILD_DATABASE: JSON.stringify(target),
      CHILD_DATA_DIR: folder,
      CHILD_DEED: JSON.stringify(deed),
      ...compileCache(),
      KILL_AT: JSON.stringify(point),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  // The event's arguments are exactly these two.
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return signal ?? said
}
