/**
 * What this process tells its operator about itself: metrics (METRICS_TOKEN), traces (OTEL_EXPORTER_OTLP_ENDPOINT) and a
 * line for each request (ACCESS_LOG).
 * Each is loaded only where it is configured; with none, nothing runs that would not run without this folder
 * (decision 0072). Neither ever holds anything of a person: no address, no query, no value, no message of an error.
 */
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import { openAccessLog } from './access-log.ts'
import type { Metrics } from './metrics.ts'
import type { Observer } from './observer.ts'
import type { CountedReview, Readings } from './readings.ts'

export type Telemetry = Observer & {
  /** Whether anybody asks which route answered a request. */
  readonly isOn: boolean
  /** An order that was decided by a payment, with what came of it. Call it after the commit. */
  readonly countOrder: (outcome: string) => void
  readonly countReview: (review: CountedReview) => void
  /** What is read when the metrics are asked for. */
  readonly attach: (readings: Readings) => void
  /** Null: there are no metrics here. */
  readonly metrics: Pick<Metrics, 'read' | 'print' | 'contentType'> | null
  /** Sends what was not sent yet, for a few seconds at most. */
  readonly close: () => Promise<void>
}

const NO_TELEMETRY: Telemetry = {
  isOn: false,
  wrap: (listener) => listener,
  watch: (_, work) => work(),
  countOrder: () => {},
  countReview: () => {},
  attach: () => {},
  metrics: null,
  close: async () => {},
}

/** @param copyPool where there is a copy to read from */
export async function openTelemetry(
  config: Config,
  { pool, copyPool }: { pool: pg.Pool; copyPool: pg.Pool | null },
  logger: Logger,
): Promise<Telemetry> {
  const metrics =
    config.metricsTokens === null
      ? null
      : (await import('./metrics.ts')).openMetrics({ pool, dataDir: config.dataDir })
  const tracing =
    config.tracing === null
      ? null
      : (await import('./tracing.ts')).openTracing(
          config.tracing,
          copyPool ? [pool, copyPool] : [pool],
          logger,
        )
  const accessLog = config.accessLog ? openAccessLog(logger) : null
  const observers: Observer[] = [metrics, tracing, accessLog].filter((one) => one !== null)
  if (observers.length === 0) return NO_TELEMETRY
  return {
    isOn: true,
    wrap: (listener) => observers.reduce((inner, { wrap }) => wrap(inner), listener),
    watch: (what, work) =>
      observers.reduce(
        (inner, { watch }) =>
          () =>
            watch(what, inner),
        work,
      )(),
    countOrder: (outcome) => metrics?.countOrder(outcome),
    countReview: (review) => metrics?.countReview(review),
    attach: (readings) => metrics?.attach(readings),
    metrics,
    close: async () => {
      await tracing?.close()
    },
  }
}
