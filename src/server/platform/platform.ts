/**
 * What this floor gives to those above: every part takes of it what it needs (`Pick<Platform, 'db' | 'now'>`), and the
 * context of the whole server (src/server/context.ts) holds all of it.
 */
import type pg from 'pg'
import type { Config } from './config/config.ts'
import type { Db } from './db/client.ts'
import type { ReadCopy } from './db/copy/read-copy.ts'
import type { FileStore } from './files/file-store.ts'
import type { Health } from './http/health.ts'
import type { Limits } from './http/rate-limit.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './logger.ts'
import type { MailWriter } from './mail/mail-writer.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Siblings } from './processes/siblings.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

export type Platform = {
  readonly config: Config
  readonly logger: Logger
  readonly pool: pg.Pool
  /** For what needs a session of its own: announcements, locks, backups. The pool itself where that keeps its sessions. */
  readonly direct: pg.Pool
  readonly db: Db
  /** What may be read from it stands in src/server/copied-reads.ts. Null: there is none. */
  readonly copy: ReadCopy | null
  readonly health: Health
  readonly limits: Limits
  readonly now: () => Date
  readonly files: FileStore
  readonly mailer: Mailer
  /** Puts a queued mail into words: they are those of the part that queued it. */
  readonly writeMail: MailWriter
  /** Who answers when somebody answers a mail; null where nobody is named. */
  readonly replyAddress: () => string | null
  readonly jobs: Jobs
  /** The processes that share this one's address. */
  readonly siblings: Siblings
  /** Metrics and traces; closes itself over what it watches. */
  readonly telemetry: Telemetry
}
