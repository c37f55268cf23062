/**
 * When jobs run: each minute in one of the processes, and at once after a commit that gave them work. pg-boss only
 * triggers; what is to be done stands in our own tables, so a lost trigger costs a minute and nothing else.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from '../logger.ts'
import type { Platform } from '../platform.ts'
import { JOB_NAMES, type JobName, type Jobs } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'
/** How long a fresh trigger of another process may wait; those of this one are taken at once. */
const POLL_SECONDS = 10
const LONGEST_RUN_SECONDS = 300
const KEEP_FINISHED_SECONDS = 3600
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 30_000
const STOP_MS = 5_000
const LAST_STEP_MS = 1_000

/** What a runner itself needs of what the jobs are run with. */
type Running = Pick<Platform, 'pool' | 'logger' | 'telemetry'>

export type JobList<Context> = Readonly<Record<JobName, (context: Context) => Promise<unknown>>>

export type StartableJobs<Context> = Jobs & {
  /**
   * Answers at once and starts in the background, again and again until the database lets it: a database that is
   * just coming up must not keep the product from serving.
   *
   * @param context what the jobs are run with
   */
  readonly start: (context: Context) => void
  /** Lets the jobs under way finish, for a few seconds at most. */
  readonly stop: () => Promise<void>
}

export function createJobRunner<Context extends Running>(
  list: JobList<Context>,
  logger: Logger,
): StartableJobs<Context> {
  const stopping = new AbortController()
  const workers = new Map<JobName, string>()
  let boss: PgBoss | null = null
  let starting: Promise<void> | null = null

  async function start(context: Context): Promise<void> {
    for (let delayMs = FIRST_RETRY_MS; !stopping.signal.aborted; delayMs = nextDelay(delayMs)) {
      try {
        boss = await openBoss(list, context, workers)
        logger.info('jobs started')
        // What was left over by a process that is gone, and what was woken too early.
        for (const name of JOB_NAMES) wake(name)
        return
      } catch (error) {
        logger.warn({ err: error }, 'jobs could not start, trying again')
        await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  function wake(name: JobName): void {
    if (!boss || stopping.signal.aborted) return
    const running = boss
    running
      .send(name)
      .then(() => running.notifyWorker(workers.get(name) ?? ''))
      .catch((error: unknown) => logger.warn({ err: error, job: name }, 'a job could not be woken'))
  }

  return {
    wake,
    start: (context) => {
      starting ??= start(context)
    },
    async stop() {
      stopping.abort()
      const stopped = (async () => {
        await starting
        if (boss) await closeBoss(boss)
      })()
      // Also where the database does not answer: what is left undone stands in our own tables.
      await Promise.race([stopped, sleep(STOP_MS + LAST_STEP_MS, undefined, { ref: false })])
      logger.info('jobs stopped')
    },
  }
}

async function openBoss<Context extends Running>(
  list: JobList<Context>,
  context: Context,
  workers: Map<JobName, string>,
): Promise<PgBoss> {
  const { pool, logger } = context
  const boss = new PgBoss({ db: poolAdapter(pool) })
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue has a problem'))
  boss.on('warning', (warning) => logger.debug({ warning: warning.message }, 'the job queue warns'))
  try {
    await boss.start()
    for (const name of JOB_NAMES) {
      // 'short': one trigger waits at most, however often it was woken. Not 'stately': the trigger that a killed
      // process had taken would block the next ones until it expires.
      await boss.createQueue(name, {
        policy: 'short',
        retryLimit: 0,
        expireInSeconds: LONGEST_RUN_SECONDS,
        deleteAfterSeconds: KEEP_FINISHED_SECONDS,
      })
      await boss.schedule(name, EVERY_MINUTE)
      workers.set(
        name,
        await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => runJob(list, context, name)),
      )
    }
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

/** Faults are logged here, once; the next minute brings the next try. */
async function runJob<Context extends Running>(
  list: JobList<Context>,
  context: Context,
  name: JobName,
): Promise<void> {
  try {
    await context.telemetry.watch<unknown>({ kind: 'job', name }, () => list[name](context))
  } catch (error) {
    context.logger.error({ err: error, job: name }, 'a job failed')
  }
}

async function closeBoss(boss: PgBoss): Promise<void> {
  const finished = Promise.all(JOB_NAMES.map((name) => boss.offWork(name, { wait: true })))
  await Promise.race([finished, sleep(STOP_MS, undefined, { ref: false })])
  await boss.stop({ graceful: false })
}

/** Our pool for pg-boss. Its statements may open a transaction in their text: a failed one costs the connection. */
function poolAdapter(pool: pg.Pool) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const client = await pool.connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (error) {
        client.release(true)
        throw error
      }
    },
  }
}

function nextDelay(delayMs: number): number {
  return Math.min(delayMs * 2, LONGEST_RETRY_MS)
}
