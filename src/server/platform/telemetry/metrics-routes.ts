/**
 * `GET /metrics` for a Prometheus server that holds METRICS_TOKEN. Without the setting there is no such address
 * (decision 0072).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { HttpError } from '../http/errors.ts'
import type { Platform } from '../platform.ts'
import type { ReadMetrics } from './metrics.ts'

/** Mount at /. */
export function metricsRoutes({
  config,
  telemetry,
  siblings,
}: Pick<Platform, 'config' | 'telemetry' | 'siblings'>): Hono {
  const routes = new Hono()
  const { metricsTokens } = config
  const { metrics } = telemetry
  if (metricsTokens === null || metrics === null) return routes
  routes.get('/metrics', async (c) => {
    if (!isAnyOf(metricsTokens(), c.req.header('authorization'))) {
      c.header('www-authenticate', 'Bearer')
      throw new HttpError(401, 'no_authorization', 'This address needs the token of METRICS_TOKEN')
    }
    // One that is silent is missing from the sums, as one that is just starting.
    const others = (await siblings.ask('metrics')).flatMap((answer) =>
      answer?.value ? [answer.value as ReadMetrics] : [],
    )
    return c.body(await metrics.print(others), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    })
  })
  return routes
}

/** Compares digests: in the same time whatever was sent, also of another length. */
function isAnyOf(tokens: readonly string[], header: string | undefined): boolean {
  const given = digest(/^Bearer ([^ ]+)$/i.exec(header ?? '')?.[1] ?? '')
  return tokens.some((token) => timingSafeEqual(given, digest(token)))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
