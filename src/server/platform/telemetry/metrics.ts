/**
 * The numbers of this process, or of all that share its address, in Prometheus' text format. What happens is counted as it happens; what stands (pool,
 * caches, sockets, mails, disk) is read when somebody asks. Labels are bounded: routes by pattern, methods and statuses
 * by name, jobs by the list.
 */
import type pg from 'pg'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client'
import { registerGauges } from './metrics-gauges.ts'
import type { Observer, Watched } from './observer.ts'
import type { CountedReview, Readings } from './readings.ts'
import { routeOf } from './request-route.ts'

export type ReadMetrics = MetricObject[]

export type Metrics = Observer & {
  readonly countOrder: (outcome: string) => void
  readonly countReview: (review: CountedReview) => void
  readonly attach: (readings: Readings) => void
  /** As another process adds them to its own. */
  readonly read: () => Promise<ReadMetrics>
  /** @param others of the processes beside this one */
  readonly print: (others?: readonly ReadMetrics[]) => Promise<string>
  readonly contentType: string
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const WORK_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** @param options.dataDir the disk whose space is told */
export function openMetrics(options: { pool: pg.Pool; dataDir: string }): Metrics {
  const registers = [new Registry()]
  const [register] = registers as [Registry]
  // Memory, processor, event loop, garbage collection, open files: prom-client's own.
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first line of a request to the last byte of its answer, by route pattern',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route pattern and status; 499 was given up by the caller',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const underWay = new Gauge({ name: 'http_requests_under_way', help: 'Requests being answered', registers })
  const works = Object.fromEntries(
    (['correction', 'job', 'call'] as const).map((kind) => [kind, workMetrics(kind, registers)]),
  ) as Record<Watched['kind'], ReturnType<typeof workMetrics>> // one for each of the list above
  const lastRuns = new Gauge({
    name: 'domine_job_last_success_timestamp_seconds',
    help: 'When this process last ran the job to its end; the newest of all processes counts',
    labelNames: ['name'],
    aggregator: 'max',
    registers,
  })
  const orders = new Counter({
    name: 'domine_orders_total',
    help: 'Payments that decided an order, by outcome: paid, paid-late, refund-due …',
    labelNames: ['outcome'],
    registers,
  })
  const reviews = new Counter({
    name: 'domine_reviews_total',
    help: 'Questions to the service that comments on essays, by outcome: ok, timeout, refused, unreadable, unreachable',
    labelNames: ['outcome'],
    registers,
  })
  const comments = new Counter({
    name: 'domine_review_comments_total',
    help: 'Comments of that service: kept, or dropped by the filter',
    labelNames: ['fate'],
    registers,
  })
  let readings: Readings = {}
  const refresh = registerGauges(registers, options, () => readings)
  const read = async () => {
    await refresh()
    return register.getMetricsAsJSON()
  }

  return {
    wrap: (listener) => (request, response) => {
      const startedAt = performance.now()
      underWay.inc()
      response.once('close', () => {
        underWay.dec()
        const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
        const route = routeOf(request)
        // nginx's number for a caller who left.
        const status = response.writableFinished ? response.statusCode : 499
        requests.inc({ method, route, status })
        durations.observe({ method, route }, (performance.now() - startedAt) / 1000)
      })
      listener(request, response)
    },
    async watch(what, work) {
      const { seconds, failures } = works[what.kind]
      const labels = labelsOf(what)
      const end = seconds.startTimer(labels)
      try {
        const result = await work()
        if (what.kind === 'job') lastRuns.set({ name: what.name }, Date.now() / 1000)
        return result
      } catch (error) {
        failures.inc(labels)
        throw error
      } finally {
        end()
      }
    },
    countOrder: (outcome) => orders.inc({ outcome }),
    countReview({ outcome, keptCount, droppedCount }) {
      reviews.inc({ outcome })
      comments.inc({ fate: 'kept' }, keptCount)
      comments.inc({ fate: 'dropped' }, droppedCount)
    },
    attach(more) {
      readings = { ...readings, ...more }
    },
    read,
    async print(others = []) {
      if (others.length > 0) return AggregatorRegistry.aggregate([await read(), ...others]).metrics()
      await refresh()
      return register.metrics()
    },
    contentType: register.contentType,
  }
}

function workMetrics(kind: Watched['kind'], registers: Registry[]) {
  const labelNames = kind === 'correction' ? [] : kind === 'job' ? ['name'] : ['name', 'step']
  return {
    seconds: new Histogram({
      name: `domine_${kind}_duration_seconds`,
      help: `How long each ${kind} took, failed ones among them`,
      labelNames,
      buckets: WORK_SECONDS,
      registers,
    }),
    failures: new Counter({
      name: `domine_${kind}_failures_total`,
      help: `Each ${kind} that failed`,
      labelNames,
      registers,
    }),
  }
}

function labelsOf(what: Watched): Record<string, string> {
  if (what.kind === 'correction') return {}
  return what.kind === 'job' ? { name: what.name } : { name: what.name, step: what.step }
}
