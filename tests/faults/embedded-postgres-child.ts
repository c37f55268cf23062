/**
 * A process that may be killed: starts the built-in PostgreSQL on argv[2] and says on its standard output,
 * one JSON line each, what happened. With "write" it also adds rows without end and names each acknowledged one.
 */
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { StartError } from '#server/platform/start-error.ts'

const [dataDir = '', task = 'hold', durability = 'fast'] = process.argv.slice(2)
const say = (line: Record<string, unknown>) => writeSync(1, `${JSON.stringify(line)}\n`)
const logger = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))

try {
  const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: durability === 'durable' })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // What a drain does: the database must be there until we ask it to stop.
    await sleep(300)
    const client = new pg.Client(postgres.connection)
    client.on('error', () => {})
    await client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => say({ event: 'drained' }),
        () => say({ event: 'database-gone' }),
      )
    await client.end()
    await postgres.stop()
    say({ event: 'stopped' })
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Keeps a process without work alive until a signal comes.
  setInterval(() => {}, 60_000)
  if (task === 'write') await createFacts()
  say({ event: 'ready', pid: postgres.pid(), connection: postgres.connection })
  if (task === 'write') await writeWithoutEnd(() => isStopping)

  async function createFacts(): Promise<void> {
    const client = new pg.Client(postgres.connection)
    await client.connect()
    await client.query('create table if not exists facts (number bigint primary key, filler text not null)')
    await client.end()
  }

  async function writeWithoutEnd(isOver: () => boolean): Promise<void> {
    const pool = new pg.Pool({ ...postgres.connection, max: 1 })
    pool.on('error', () => {})
    const { rows } = await pool.query<{ next: string }>(
      'select coalesce(max(number), 0) + 1 as next from facts',
    )
    const filler = 'x'.repeat(1_500)
    for (let number = Number(rows[0]?.next); !isOver(); number++) {
      try {
        await pool.query('insert into facts (number, filler) values ($1, $2)', [number, filler])
        say({ event: 'acknowledged', number, pid: postgres.pid() })
      } catch (error) {
        // The row may or may not be there: its number is not used again.
        say({ event: 'write-failed', code: (error as { code?: string }).code ?? String(error) })
        await sleep(10)
      }
    }
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  say({ event: 'refused', message: error.message })
  process.exitCode = 1
}
