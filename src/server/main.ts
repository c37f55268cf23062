/**
 * A web process, alone or one of several (start.ts): reads the environment once, starts, waits for a signal, stops.
 */
import { enableCompileCache } from 'node:module'
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { loadConfig } from './platform/config/config.ts'
import { fillFromEnvFile } from './platform/config/env-file.ts'
import { toldSettings } from './platform/config/told-settings.ts'
import { createLogger } from './platform/logger.ts'
import { giveBackMemoryAtRest } from './platform/processes/give-back-memory.ts'
import { joinLead } from './platform/processes/led-process.ts'
import type { StopManner } from './platform/processes/words.ts'
import { StartError } from './platform/start-error.ts'

enableCompileCache()
/**
 * How long the first address of another server is tried before its next one. Node's 250 ms also run while this process
 * is busy, and then give up an address that has answered already.
 */
setDefaultAutoSelectFamilyAttemptTimeout(2_500)

/** Less than whoever leads waits before he kills: deploy/domine.service, and web-processes.ts for one that is relieved. */
const LONGEST_STOP_MS = { end: 35_000, relieved: 85_000 } as const

async function main(): Promise<void> {
  const envFile = fillFromEnvFile(process.env)
  const config = loadConfig(process.env)
  const logger = createLogger({ level: config.logLevel, isTerminal: process.stdout.isTTY })
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production'
  const lead = await joinLead()
  const { startProduct } = await import('./lifecycle.ts')
  const product = await startProduct(config, logger, mode, lead)

  let begun: StopManner | null = null
  const stop = (reason: string, manner: StopManner = 'end') => {
    // Ctrl-C comes from the terminal and from the starting script. While others relieve this process, all may be ended.
    if (begun === 'end' || begun === manner) return
    begun = manner
    logger.info({ reason }, 'stopping')
    setTimeout(() => {
      logger.error('the stop takes too long, what is left is cut off')
      process.exit(1)
    }, LONGEST_STOP_MS[manner]).unref()
    product.stop(manner).then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
  // To one of several it means nothing: who leads them decides.
  process.on('SIGHUP', () => (lead ? undefined : stop('SIGHUP')))
  lead?.onStop((manner) => stop(manner, manner))
  // `npm start` holds the other end of this channel: when it was killed, nothing may be left running.
  process.on('disconnect', () => stop('the starting process is gone'))
  giveBackMemoryAtRest(logger)
  lead?.ready()
  if (lead) return
  logger.info(toldSettings(config, envFile), 'settings')
  const startMs = Math.round(performance.now())
  logger.info({ startMs }, `Domine a Redação: ${config.siteUrl}`)
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartError ? `cannot start: ${error.message}` : String((error as Error).stack ?? error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
