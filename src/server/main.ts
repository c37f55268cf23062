/** The process: reads the environment once, starts, waits for a signal, stops. The only file with process.*. */
import { enableCompileCache } from 'node:module'
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { loadConfig } from './platform/config/config.ts'
import { createLogger } from './platform/logger.ts'
import { StartError } from './platform/start-error.ts'

enableCompileCache()
/**
 * How long the first address of another server is tried before its next one. Node's 250 ms also run while this process
 * is busy, and then give up an address that has answered already.
 */
setDefaultAutoSelectFamilyAttemptTimeout(2_500)

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const logger = createLogger({ level: config.logLevel, isTerminal: process.stdout.isTTY })
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production'
  const { startProduct } = await import('./lifecycle.ts')
  const product = await startProduct(config, logger, mode)

  const stop = (reason: string) => {
    logger.info({ reason }, 'stopping')
    product.stop().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  // `npm start` holds the other end of this channel: when it was killed, nothing may be left running.
  process.on('disconnect', () => stop('the starting process is gone'))
  const startMs = Math.round(performance.now())
  logger.info({ startMs }, `Domine a Redação: ${config.siteUrl}`)
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartError ? `cannot start: ${error.message}` : String((error as Error).stack ?? error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
