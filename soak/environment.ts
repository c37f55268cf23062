/** Everything that a soak runs on: a disk, a PostgreSQL, a mail server, a payment provider, two processes of the product. */
import { join } from 'node:path'
import type pg from 'pg'
import { createPool } from '#server/platform/db/client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { createLogger } from '#server/platform/logger.ts'
import { freePort } from '../bench/child.ts'
import type { Chance } from './chance.ts'
import { type Disk, makeDisk } from './disk.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Network, openNetwork } from './network.ts'
import { type Payments, startPayments } from './payments.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { makeProduct, type Product } from './product.ts'
import type { Settings } from './settings.ts'

export type Environment = {
  readonly disk: Disk
  readonly dataDir: string
  readonly postgres: EmbeddedPostgres
  /** For the audits. */
  readonly pool: pg.Pool
  readonly network: Network
  readonly mail: MailServer
  readonly payments: Payments
  readonly steady: Product
  readonly victim: Product
  readonly doors: () => readonly string[]
  readonly close: (options: { keepLogs: boolean }) => Promise<void>
}

export async function openEnvironment(
  chance: Chance,
  { isPooled }: Pick<Settings, 'isPooled'>,
): Promise<Environment> {
  const disk = makeDisk()
  const closers: (() => Promise<unknown>)[] = []
  const close = async ({ keepLogs }: { keepLogs: boolean }) => {
    for (const closeOne of closers.reverse()) await closeOne().catch((error: unknown) => console.error(error))
    disk.remove({ keepWork: keepLogs })
  }
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: join(disk.path, 'database'),
      // That it ends and is started again is what the soak is about.
      logger: createLogger({ level: 'silent' }),
    })
    closers.push(() => postgres.stop())
    const pool = createPool(postgres.connection, { max: 2, logger: createLogger({ level: 'silent' }) })
    closers.push(() => pool.end())
    const pooler = isPooled ? await startPgbouncer(postgres, disk.work) : null
    if (pooler) closers.push(() => pooler.close())
    // The product's own ways; what the soak asks itself goes straight.
    const network = await openNetwork([...(pooler ? [{ url: pooler.url }] : []), postgres.connection])
    closers.push(() => network.close())
    const mail = await startMailServer()
    closers.push(() => mail.close())
    const ports = [await freePort(), await freePort()] as const
    const doors = ports.map((port) => `http://127.0.0.1:${port}`)
    const payments = await startPayments(() => doors, chance.fork('payments'))
    closers.push(() => payments.stripe[Symbol.asyncDispose]())
    const dataDir = join(disk.path, 'shop')
    const environment = {
      ENV_FILE: '',
      ...inherited(),
      ...payments.stripe.env,
      NODE_ENV: 'production',
      SITE_URL: doors[0] ?? '',
      DATA_DIR: dataDir,
      DATABASE_URL: network.urls[0] ?? '',
      DATABASE_DIRECT_URL: network.urls[1] ?? '',
      SMTP_URL: mail.url,
      // Each student has an address of their own, told as a proxy tells it; the limits are on.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    }
    const logOf = (name: string) => join(disk.work, `${name}.log`)
    const [steady, victim] = (['one', 'two'] as const).map((name, n) =>
      makeProduct({ name, port: ports[n] ?? 0, logFile: logOf(name), environment }),
    ) as [Product, Product] // as many as there are names
    for (const product of [steady, victim]) closers.push(() => product.stop())
    // At once: both find an empty database.
    await Promise.all([steady.start(), victim.start()])
    return {
      disk,
      dataDir,
      postgres,
      pool,
      network,
      mail,
      payments,
      steady,
      victim,
      doors: () => doors,
      close,
    }
  } catch (error) {
    await close({ keepLogs: true })
    throw error
  }
}

/** Nothing of the caller's own settings: a soak must not write to anybody's database or bucket. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
