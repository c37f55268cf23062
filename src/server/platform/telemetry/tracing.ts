/**
 * Traces by OpenTelemetry, sent over OTLP/HTTP to the collector that the operator names (decision 0072): a span for each
 * request, correction, job, call to a provider, and the database statements within them. Nothing global is registered:
 * the span of the moment travels in a store of our own.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type pg from 'pg'
import type { TracingConfig } from '../config/tracing-config.ts'
import type { Logger } from '../logger.ts'
import { spanStatements } from './database-spans.ts'
import { markFailed } from './failed-span.ts'
import type { Observer, Watched } from './observer.ts'
import { routeOf } from './request-route.ts'
import { tellingOutages } from './span-exporter.ts'
import { readTraceparent } from './traceparent.ts'

/** Within the time that a stop gives to the requests under way (lifecycle.ts). */
const FLUSH_MS = 5_000
/** Asked every few seconds, and nobody's concern. */
const NOT_TRACED = new Set(['/healthz', '/readyz', '/metrics'])

export type Tracing = Observer & { readonly close: () => Promise<void> }

/** @param pools whose statements are told */
export function openTracing(config: TracingConfig, pools: readonly pg.Pool[], logger: Logger): Tracing {
  const exporter = new OTLPTraceExporter({ url: config.url, headers: config.headers() })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [new BatchSpanProcessor(tellingOutages(exporter, logger))],
  })
  const tracer = provider.getTracer('domine-a-redacao')
  const current = new AsyncLocalStorage<Context>()

  async function within<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>) {
    const parent = current.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    try {
      return await current.run(trace.setSpan(parent, span), work)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  for (const pool of pools) {
    spanStatements(pool, (name, attributes) => {
      const parent = current.getStore()
      // What nobody asked for (the job queue looking for work) is no trace of its own.
      return parent ? tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent) : null
    })
  }

  return {
    wrap: (listener) => (request, response) => {
      if (NOT_TRACED.has(request.url ?? '')) return listener(request, response)
      const parent = readTraceparent(request.headers.traceparent)
      const span = tracer.startSpan(request.method ?? '', { kind: SpanKind.SERVER }, parent)
      response.once('close', () => endRequest(span, request, response))
      current.run(trace.setSpan(parent, span), () => listener(request, response))
    },
    watch: (what, work) => within(...spanOf(what), work),
    async close() {
      const flushed = provider.shutdown().catch((error: unknown) => {
        logger.warn({ err: error }, 'the last traces could not be sent')
      })
      await Promise.race([flushed, sleep(FLUSH_MS, undefined, { ref: false })])
      logger.info('traces flushed')
    },
  }
}

/** By pattern and number alone: addresses hold names and tokens of people. */
function endRequest(
  span: Span,
  request: IncomingMessage,
  response: { statusCode: number; writableFinished: boolean },
): void {
  const route = routeOf(request)
  span.updateName(`${request.method} ${route}`)
  span.setAttributes({ 'http.request.method': request.method ?? '', 'http.route': route })
  if (!response.writableFinished) markFailed(span, new Error('the caller has left'), 'cancelled')
  else {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) markFailed(span, null, String(response.statusCode))
  }
  span.end()
}

function spanOf(what: Watched): [string, SpanKind, Attributes] {
  if (what.kind === 'correction') return ['correction', SpanKind.INTERNAL, {}]
  if (what.kind === 'job') return [`job ${what.name}`, SpanKind.INTERNAL, {}]
  return [`${what.name} ${what.step}`, SpanKind.CLIENT, { 'peer.service': what.name }]
}
