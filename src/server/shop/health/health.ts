/** Is everything well (decision 0161)? Backup, mail, payments, jobs and disk, as they stand. */
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { ShopHealth } from '#domain/console/opening-wire.ts'
import type { AppContext } from '#server/context.ts'
import { BACKUP_FAILED, findKeptBackup, isBackupRunning } from '#server/platform/backup/kept-backup.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { PRODUCT_VERSION } from '#server/platform/product-version.ts'
import { COMPARED } from '#server/shop/orders/payment/compare-payments.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { readLastBackup } from './last-backup-repository.ts'

type Asking = Pick<AppContext, 'config' | 'db' | 'health' | 'payments'>

export async function readHealth({ config, db, health, payments }: Asking): Promise<ShopHealth> {
  // Asked first: a backup that ends meanwhile is there for what is read after it.
  const isRunning = await isBackupRunning(db)
  const [backup, keptBackup, mail, paid, jobs, space] = await Promise.all([
    readLastBackup(db),
    readKeptBackup({ config, db }),
    readMail(db),
    readPayments(db),
    readJobs(db),
    statfs(config.dataDir).catch(() => null),
  ])
  const copy = health.copy()
  return {
    version: PRODUCT_VERSION,
    backup: backup && { at: backup.at.toISOString(), bytes: backup.bytes },
    keptBackup: { ...keptBackup, isRunning },
    mail: {
      isReal: config.mail.kind !== 'outbox',
      waiting: mail.waiting,
      oldestWaitingAt: mail.oldest?.toISOString() ?? null,
      givenUp: mail.given_up,
      lastSentAt: mail.last_sent?.toISOString() ?? null,
      lastError: mail.last_error,
    },
    payments: {
      provider: payments.current.id,
      isTest: payments.current.id === SANDBOX,
      lastEventAt: paid.last_event?.toISOString() ?? null,
      comparedAt: paid.compared?.toISOString() ?? null,
      differences: paid.differences,
    },
    jobs: { failed: jobs.failed, lastDoneAt: jobs.last_done?.toISOString() ?? null },
    copy: copy && { state: copy.state, lagSeconds: copy.lagMs && Math.round(copy.lagMs / 1000) },
    disk: space && { size: space.blocks * space.bsize, free: space.bavail * space.bsize },
  }
}

async function readKeptBackup({
  config,
  db,
}: Pick<Asking, 'config' | 'db'>): Promise<Omit<ShopHealth['keptBackup'], 'isRunning'>> {
  const [file, failed] = await Promise.all([
    findKeptBackup(config),
    db
      .selectFrom('installation_facts')
      .select('created_at')
      .where('name', '=', BACKUP_FAILED)
      .executeTakeFirst(),
  ])
  return {
    file: file && { at: file.at.toISOString(), bytes: file.bytes },
    failedAt: failed?.created_at.toISOString() ?? null,
  }
}

function readMail(db: DbOrTx) {
  return db
    .selectFrom('outgoing_mails')
    .select([
      sql<number>`(count(*) filter (where sent_at is null and due_at < 'infinity'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where sent_at is null and due_at = 'infinity'))::int`.as('given_up'),
      sql<Date | null>`min(created_at) filter (where sent_at is null and due_at < 'infinity')`.as('oldest'),
      sql<Date | null>`max(sent_at)`.as('last_sent'),
      sql<string | null>`(array_agg(last_error order by created_at desc)
        filter (where sent_at is null and last_error is not null))[1]`.as('last_error'),
    ])
    .executeTakeFirstOrThrow()
}

function readPayments(db: DbOrTx) {
  return db
    .selectNoFrom([
      sql<Date | null>`(select max(received_at) from payment_events)`.as('last_event'),
      sql<Date | null>`(select created_at from installation_facts where name = ${COMPARED})`.as('compared'),
      sql<number>`(select count(*)::int from payment_differences where settled_at is null)`.as('differences'),
    ])
    .executeTakeFirstOrThrow()
}

/** Of the last hour, which pg-boss keeps; none before the jobs have started. */
async function readJobs(db: DbOrTx): Promise<{ failed: number; last_done: Date | null }> {
  const there = await sql<{
    is_there: boolean
  }>`select to_regclass('pgboss.job') is not null as is_there`.execute(db)
  if (!there.rows[0]?.is_there) return { failed: 0, last_done: null }
  const { rows } = await sql<{ failed: number; last_done: Date | null }>`
    select (count(*) filter (where state = 'failed'))::int as failed,
      max(completed_on) filter (where state = 'completed') as last_done
    from pgboss.job`.execute(db)
  return rows[0] ?? { failed: 0, last_done: null }
}
