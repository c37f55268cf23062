/** Everything that a soak runs on: a disk, a PostgreSQL, a mail server, a payment provider, two processes of the product. */
import { join } from 'node:path'
import type pg from 'pg'
import { createPool } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/logger.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { freePort } from '../bench/child.ts'
import type { Chance } from './chance.ts'
import { type DatabaseHost, startDatabaseHost } from './database-host.ts'
import { type Disk, makeDisk } from './disk.ts'
import { type Exchanged, startExchanged } from './exchanged.ts'
import { filesInBucket, filesOnDisk, type KeptFiles } from './kept-files.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Network, openNetwork } from './network.ts'
import { type Payments, startPayments } from './payments.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { makeProduct, type Product } from './product.ts'
import type { Settings } from './settings.ts'

/** steady and victim. */
const PRODUCTS = 2

export type Environment = {
  readonly disk: Disk
  readonly files: KeptFiles
  /** Null where the files lie on the disk. */
  readonly bucket: S3Server | null
  readonly database: DatabaseHost
  /** For the audits. */
  readonly pool: pg.Pool
  readonly network: Network
  readonly mail: MailServer
  readonly payments: Payments
  readonly steady: Product
  readonly victim: Product
  /** Null where nobody asked for it. */
  readonly exchanged: Exchanged | null
  readonly doors: () => readonly string[]
  readonly close: (options: { keepLogs: boolean }) => Promise<void>
}

export async function openEnvironment(
  chance: Chance,
  { isPooled, isInBucket, processes }: Pick<Settings, 'isPooled' | 'isInBucket' | 'processes'>,
): Promise<Environment> {
  const disk = makeDisk()
  const closers: (() => Promise<unknown>)[] = []
  const close = async ({ keepLogs }: { keepLogs: boolean }) => {
    for (const closeOne of closers.reverse()) await closeOne().catch((error: unknown) => console.error(error))
    disk.remove({ keepWork: keepLogs })
  }
  try {
    const database = await startDatabaseHost(disk, PRODUCTS + processes)
    closers.push(() => database.stop())
    const pool = createPool(database.connection, { max: 2, logger: createLogger({ level: 'silent' }) })
    closers.push(() => pool.end())
    const pooler = isPooled ? await startPgbouncer(database, disk.work) : null
    if (pooler) closers.push(() => pooler.close())
    // The product's own ways; what the soak asks itself goes straight.
    const network = await openNetwork([...(pooler ? [{ url: pooler.url }] : []), database.connection])
    closers.push(() => network.close())
    const bucket = isInBucket ? await startS3Server() : null
    if (bucket) closers.push(async () => bucket[Symbol.asyncDispose]())
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
      // Downloads flow through the product, which is what is tried.
      ...(bucket ? { S3_URL: bucket.url({ options: '&downloads=through' }) } : {}),
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
    const exchanged =
      processes === 0
        ? null
        : await startExchanged({
            port: await freePort(),
            processes,
            logFile: logOf('exchanged'),
            environment,
          })
    if (exchanged) {
      closers.push(() => exchanged.stop())
      doors.push(exchanged.url)
    }
    const files = bucket ? filesInBucket(bucket) : filesOnDisk(dataDir)
    return {
      disk,
      files,
      bucket,
      database,
      pool,
      network,
      mail,
      payments,
      steady,
      victim,
      exchanged,
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
