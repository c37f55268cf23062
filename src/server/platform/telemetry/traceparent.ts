/** The trace that a caller has begun (W3C Trace Context, header `traceparent`). */
import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api'

/** Version, trace, span, flags; later versions may append more. */
const FORM = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** @returns the root for a header that is missing or not of this form */
export function readTraceparent(header: string | string[] | undefined): Context {
  const parts = FORM.exec(String(header ?? ''))
  if (!parts) return ROOT_CONTEXT
  const [, version, traceId = '', spanId = '', flags = '', more] = parts
  if (version === '00' && more !== undefined) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}
