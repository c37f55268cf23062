/**
 * What moderation asks of one kind of text: an area that joins (essays, feedback, comments) adds its name to
 * src/domain/community/moderation.ts and its entry to src/server/moderated-kinds.ts, and has reports, hiding, decisions
 * and appeals.
 */
import type { SubjectKind } from '#domain/community/moderation.ts'
import type { ContextLine } from '#domain/community/moderation-wire.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type Subject = {
  readonly authorKey: string
  /** Null for a visitor. */
  readonly authorId: string | null
  readonly text: string
}

export type ModeratedKind = {
  /** Null when there is no such text, it was taken away by its writer, or the reporter may not read it. */
  readonly find: (tx: Tx, id: string, reporter: Author) => Promise<Subject | null>
  /** How many independent reports hide it; not given: as many as the rules say. */
  readonly hidesFrom?: number
  /** Takes it out of sight, so that it can come back; again is no error, nor is one that is gone. */
  readonly hide: (tx: Tx, id: string, now: Date) => Promise<void>
  readonly show: (tx: Tx, id: string, now: Date) => Promise<void>
  /** How each reads now, by id, those that are gone left out; not given where nothing can be edited. */
  readonly newest?: (db: DbOrTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What a moderator reads around it, the text itself included; not given where it stands alone. */
  readonly around?: (db: DbOrTx, id: string) => Promise<ContextLine[]>
}

export type ModeratedKinds = Readonly<Record<SubjectKind, ModeratedKind>>
