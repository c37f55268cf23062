/** Where traces go, from the variables that OpenTelemetry has named (its specification, "OTLP Exporter Configuration"). */
import type { Env } from './env.ts'

export type TracingConfig = {
  /** The whole address, `…/v1/traces`. */
  readonly url: string
  /** A function, so that no log of the configuration writes the keys in it. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly serviceName: string
  /** Of the traces that begin here, from 0 to 1. */
  readonly share: number
}

/** Null: no traces. The address for traces alone is taken as it is; to the common one the path is added. */
export function readTracing(env: Env): TracingConfig | null {
  const common = env.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (common && `${common.replace(/\/+$/, '')}/v1/traces`)
  if (!url) return null
  const headers = env.OTEL_EXPORTER_OTLP_HEADERS ?? {}
  return {
    url,
    headers: () => headers,
    serviceName: env.OTEL_SERVICE_NAME ?? 'domine-a-redacao',
    share: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
  }
}
