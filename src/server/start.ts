/**
 * `npm start`: one process (main.ts) where the machine carries one, else a supervisor that owns the database, starts
 * several of them on one port and keeps them (PROCESSES). It takes no request itself and loads nothing of the product.
 */
import { availableParallelism } from 'node:os'
import { startOwnDatabase } from './own-database.ts'
import { loadConfig } from './platform/config/config.ts'
import { fillFromEnvFile } from './platform/config/env-file.ts'
import { toldSettings } from './platform/config/told-settings.ts'
import { createLogger } from './platform/logger.ts'
import { planProcesses } from './platform/processes/process-count.ts'
import { createWebProcesses } from './platform/processes/web-processes.ts'
import { programFile } from './platform/project-files.ts'
import { StartError } from './platform/start-error.ts'

const LONGEST_STOP_MS = 35_000
const MB = 1024 ** 2

async function main(): Promise<void> {
  // The environment itself stays as it was: a process that is started later reads the file anew.
  const record = { ...process.env }
  const envFile = fillFromEnvFile(record)
  const config = loadConfig(record)
  const freeMb = Math.floor(process.availableMemory() / MB)
  const plan = planProcesses(config.processes, { cores: availableParallelism(), freeMb })
  if (plan.count === 1) {
    await import('./main.ts')
    return
  }
  const logger = createLogger({ level: config.logLevel, isTerminal: process.stdout.isTTY })
  const database = await startOwnDatabase(config, logger, plan.count)
  const told = { processes: plan.count, neededMb: plan.neededMb, freeMb }
  logger.info(told, 'web processes to start, and the memory they may come to need')
  if (plan.isTight) logger.warn(told, 'the memory may not suffice: set PROCESSES lower')
  const processes = createWebProcesses({
    script: programFile('main'),
    count: plan.count,
    // What the supervisor has opened for them cannot change under way, whatever the file says by then.
    env: {
      DATA_DIR: config.dataDir,
      HOST: config.http.host,
      PORT: String(config.http.port),
      DATABASE_URL: record['DATABASE_URL'] ?? '',
      DATABASE_DIRECT_URL: record['DATABASE_DIRECT_URL'] ?? '',
      DATABASE_READ_URL: record['DATABASE_READ_URL'] ?? '',
    },
    database: { target: database.target, direct: database.direct },
    logger,
  })

  let isStopping = false
  const stop = (reason: string, exitCode = 0) => {
    if (isStopping) return
    isStopping = true
    logger.info({ reason }, 'stopping')
    setTimeout(() => {
      logger.error('the stop takes too long, what is left is cut off')
      process.exit(1)
    }, LONGEST_STOP_MS).unref()
    processes
      .stop()
      .finally(() => database.close())
      .then(
        () => process.exit(exitCode),
        (error) => {
          logger.error({ err: error }, 'the stop failed')
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
  process.on('SIGHUP', () => {
    // A terminal that is closed says the same word and means the end.
    if (process.stdin.isTTY) stop('the terminal was closed')
    else if (!isStopping) void processes.renew()
  })
  process.on('disconnect', () => stop('the starting process is gone'))
  logger.info(toldSettings(config, envFile), 'settings')
  if (!(await processes.start())) return stop('a web process could not start', 1)
  if (isStopping) return
  const startMs = Math.round(performance.now())
  logger.info({ startMs }, `Domine a Redação: ${config.siteUrl}`)
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartError ? `cannot start: ${error.message}` : String((error as Error).stack ?? error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
