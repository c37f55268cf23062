/** A span that failed says of what kind, never with which message: messages of libraries repeat what they were given. */
import { type Span, SpanStatusCode } from '@opentelemetry/api'

/** @param type instead of the error's own code or name */
export function markFailed(span: Span, error: unknown, type?: string): void {
  span.setAttribute('error.type', type ?? typeOf(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && error.code !== undefined ? String(error.code) : error.name
}
