/** `GET /api/console/audit-log`: what the owner did, newest first. */
import { Hono } from 'hono'
import { AUDIT_SEARCH_MAX } from '#domain/console/audit-entry-wire.ts'
import type { AppContext } from '../context.ts'
import type { OwnerEnv } from '../identity/owners-only.ts'
import { HttpError } from '../platform/http/errors.ts'
import { readAuditEntries } from './audit-log.ts'

const AUDIT_ENTRY_ID = /^\d{1,18}$/

export function auditLogRoutes(context: Pick<AppContext, 'reads'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.get('/', async (c) => {
    const before = c.req.query('before') ?? null
    if (before !== null && !AUDIT_ENTRY_ID.test(before)) {
      throw new HttpError(400, 'invalid_input', 'before: is the id of an entry')
    }
    const search = (c.req.query('q') ?? '').trim()
    if (search.length > AUDIT_SEARCH_MAX) throw new HttpError(400, 'invalid_input', 'q: is too long')
    const { rows, next } = await context.reads.reports(c.get('owner').userId, (db) =>
      readAuditEntries(db, { before, search }),
    )
    return c.json({ entries: rows, next })
  })
  return routes
}
