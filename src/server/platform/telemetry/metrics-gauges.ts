/** What stands at the moment somebody asks for the metrics: pool, page cache, sockets, mails that wait, disk. */
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Readings } from './readings.ts'

/** Prometheus waits ten seconds for everything. */
const PATIENCE_MS = 2_000

type Waiting = { waiting: number; given_up: number; oldest_seconds: number }

/** @returns reads what must be waited for; the rest is read as it is printed */
export function registerGauges(
  registers: Registry[],
  { pool, dataDir }: { pool: pg.Pool; dataDir: string },
  readings: () => Readings,
): () => Promise<void> {
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value !== undefined) this.set(value)
      },
    })
  const counter = (name: string, help: string, read: () => number | undefined) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read() ?? 0)
      },
    })

  new Gauge({
    name: 'domine_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  counter('domine_page_cache_hits_total', 'Pages answered from memory', () => readings().pageCache?.().hits)
  counter(
    'domine_page_cache_misses_total',
    'Pages that were made and could be kept',
    () => readings().pageCache?.().misses,
  )
  gauge('domine_web_processes', 'Web processes in these numbers', () => 1)
  gauge('domine_page_cache_pages', 'Pages in memory', () => readings().pageCache?.().pages)
  gauge('domine_page_cache_bytes', 'Bytes of the pages in memory', () => readings().pageCache?.().bytes)
  gauge('domine_sockets', 'Open sockets of the chat', () => readings().realtime?.().sockets)
  gauge(
    'domine_socket_subscriptions',
    'Topics heard, of all sockets together',
    () => readings().realtime?.().subscriptions,
  )

  registerCopy(registers, readings)

  // What all processes see alike is not added up.
  const isUp = new Gauge({
    name: 'domine_database_up',
    help: '1 while the database answers',
    aggregator: 'min',
    registers,
  })
  const mails = new Gauge({
    name: 'domine_mails',
    help: 'Mails not sent yet, and those that were given up, until they are forgotten',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  })
  const oldest = new Gauge({
    name: 'domine_mails_oldest_waiting_seconds',
    help: 'How long the oldest waiting mail has waited',
    aggregator: 'max',
    registers,
  })
  const disk = new Gauge({
    name: 'domine_disk_bytes',
    help: 'Of the disk that holds DATA_DIR: its size, and what is free for this account',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  })

  return async () => {
    const [found, space] = await Promise.all([readMails(pool), statfs(dataDir).catch(() => null)])
    for (const one of [mails, oldest, disk]) one.reset()
    isUp.set(found ? 1 : 0)
    // What is not known is left out: a nought would say that all is well.
    if (!found) oldest.remove()
    else {
      mails.set({ state: 'waiting' }, found.waiting)
      mails.set({ state: 'given up' }, found.given_up)
      oldest.set(found.oldest_seconds)
    }
    if (!space) return
    disk.set({ state: 'size' }, space.blocks * space.bsize)
    disk.set({ state: 'free' }, space.bavail * space.bsize)
  }
}

/** Nothing is printed where there is no copy. */
function registerCopy(registers: Registry[], readings: () => Readings): void {
  new Counter({
    name: 'domine_copied_reads_total',
    help: 'Readings that may be asked of the copy (DATABASE_READ_URL), by what they read and who answered',
    labelNames: ['part', 'from'],
    registers,
    collect() {
      this.reset()
      for (const { part, copy, primary } of readings().copy?.().counts ?? []) {
        this.inc({ part, from: 'copy' }, copy)
        this.inc({ part, from: 'primary' }, primary)
      }
    },
  })
  new Gauge({
    name: 'domine_copy_processes',
    help: 'Web processes by how they find the copy: used, late or gone',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset()
      const copy = readings().copy?.()
      if (copy) this.set({ state: copy.state }, 1)
    },
  })
  new Gauge({
    name: 'domine_copy_lag_seconds',
    help: 'How far the copy is behind at most; at least, where it is late',
    labelNames: ['of'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset()
      const lagMs = readings().copy?.().lagMs ?? null
      if (lagMs !== null) this.set({ of: 'copy' }, lagMs / 1000)
    },
  })
}

/** Null while the database does not answer: the other numbers are told all the same, before the asker gives up. */
async function readMails(pool: pg.Pool): Promise<Waiting | null> {
  const answer = askForMails(pool).catch(() => null)
  return Promise.race([answer, sleep(PATIENCE_MS, null, { ref: false })])
}

async function askForMails(pool: pg.Pool): Promise<Waiting | null> {
  const { rows } = await pool.query<Waiting>(
    `select (count(*) filter (where due_at < 'infinity'))::int as waiting,
              (count(*) filter (where due_at = 'infinity'))::int as given_up,
              coalesce(extract(epoch from now() - min(created_at) filter (where due_at < 'infinity')), 0)::float8
                as oldest_seconds
         from outgoing_mails where sent_at is null`,
  )
  return rows[0] ?? null
}
