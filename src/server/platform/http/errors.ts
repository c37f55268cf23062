/**
 * The one exit of errors for calls: whatever was thrown becomes a response here, in the shape that the
 * clients of that address read (docs/wire.md §1–§4), and is logged once. A user's mistake is never a 5xx:
 * the accounts client retries those.
 */
import type { Context } from 'hono'
import { ZodError } from 'zod'
import { FileStoreError } from '../files/file-store.ts'
import type { Logger } from '../logger.ts'
import { errorFamilyOf } from './error-shapes.ts'

/** An answer other than success that a caller can understand; `code` is for programs, `message` for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  /** Members that the body carries besides code and message, e.g. `fields` or `weak_password`. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** The API version that supabase-js sends and must see again, or it does not read `code`. */
const AUTH_API_VERSION = '2024-01-01'

/**
 * @returns the JSON response for `error`; unknown errors become a 500 without details, logged with the request id
 */
export function errorResponse(error: unknown, c: Context, logger: Logger): Response {
  const known = asHttpError(error, c.req.path)
  if (known.status >= 500) {
    logger.error(
      { err: error, requestId: c.get('requestId'), method: c.req.method, path: c.req.path },
      'request failed',
    )
  }
  return bodyFor(known, c)
}

function asHttpError(error: unknown, path: string): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof ZodError) {
    const fields = Object.fromEntries(
      error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
    )
    const first = error.issues[0]
    const where = first && first.path.length > 0 ? `${first.path.join('.')}: ` : ''
    const code = path.startsWith('/auth/') ? 'validation_failed' : 'invalid_input'
    return new HttpError(
      400,
      code,
      `${path.startsWith('/auth/') ? '' : where}${first?.message ?? 'Invalid request'}`,
      { fields },
    )
  }
  if (isUnavailable(error))
    return new HttpError(503, 'unavailable', 'The service is not available right now, try again')
  return new HttpError(500, 'unexpected_failure', 'Internal Server Error')
}

/**
 * The database is gone, restarting, full, read-only, too slow or was asked two things that block each other, or the
 * file store does not do its part: the caller may try again, nothing was half-written.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof FileStoreError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  const severity = error instanceof Error && 'severity' in error ? error.severity : ''
  return (
    /^(57P0\d|57014|53\d{3}|08\d{3}|40001|40P01|55P03|25006|25P03)$/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOSPC|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code) ||
    // What a pooler says of a server that is away. The server itself means a mistake of ours by it, and does not hang up.
    (code === '08P01' && severity === 'FATAL') ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message)
  )
}

function bodyFor(error: HttpError, c: Context): Response {
  const { status, code, message, extra } = error
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
  const retryAfter = extra['retry_after_seconds']
  if (typeof retryAfter === 'number') headers['retry-after'] = String(retryAfter)
  const family = errorFamilyOf(c.req.path)
  let body: object
  if (family === 'auth') {
    headers['x-supabase-api-version'] = AUTH_API_VERSION
    body =
      c.req.header('x-supabase-api-version') === AUTH_API_VERSION
        ? { code, message, ...extra, error_code: code, msg: message }
        : { code: status, error_code: code, msg: message, ...extra }
  } else if (family === 'rest') {
    body = { code, message, details: null, hint: null, ...extra }
  } else if (family === 'storage') {
    body = { statusCode: String(status), error: code, message }
  } else {
    body = { code, message, ...extra }
  }
  return c.body(JSON.stringify(body), { status: status as 400, headers })
}
