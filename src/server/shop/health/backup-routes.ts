/** The backup of the console: `POST /api/console/backup` makes one, `POST …/backup/ticket` gives the way to it, which is `GET /api/backups/{ticket}`. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { pathOfBackup, startBackup } from '#server/platform/backup/kept-backup.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { giveTicket, type TicketRefusal, takeTicket } from './backup-download.ts'

const WORDINGS = {
  no_backup: [404, 'There is no backup to download'],
  second_factor_needed: [403, 'A backup is downloaded in a session that has shown the second factor'],
  reauthentication_needed: [403, 'Sign in again: a backup is downloaded right after it'],
} as const satisfies Record<TicketRefusal['code'], readonly [number, string]>

/** Mount at /api/console/backup. */
export function backupAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.post('/', async (c) => {
    const started = await startBackup(context)
    if (!started) throw new HttpError(409, 'backup_running', 'A backup is being made')
    const at = context.now()
    await context.db.transaction().execute((tx) =>
      recordAuditEntry(tx, {
        actorId: c.get('owner').userId,
        action: 'backup.make',
        subjectKind: 'backup',
        subject: at.toISOString(),
        at,
      }),
    )
    // It may take minutes: the page asks how it stands.
    return c.body(null, 202)
  })

  routes.post('/ticket', async (c) => {
    const given = await giveTicket(context, c.get('owner'))
    if (!given.ok) {
      const [status, message] = WORDINGS[given.code]
      throw new HttpError(status, given.code, message)
    }
    return c.json({ path: `/api/backups/${given.value.ticket}` })
  })

  return routes
}

/** Mount at /api/backups: without a token, since the address itself is what opens. */
export function backupFile(context: AppContext): Hono {
  const routes = new Hono()
  routes.get('/:ticket', async (c) => {
    c.header('cache-control', 'no-store')
    // A look ahead must not use the ticket up.
    const name = c.req.method === 'GET' ? await takeTicket(context, c.req.param('ticket')) : null
    const path = name === null ? null : pathOfBackup(context.config, name)
    const found = path === null ? null : await stat(path).catch(() => null)
    if (path === null || found === null) throw new HttpError(404, 'not_found', 'There is no such address')
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
      'content-type': 'application/x-tar',
      'content-length': String(found.size),
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
  })
  return routes
}
