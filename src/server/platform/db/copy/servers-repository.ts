/** What a server of the database says of itself, to tell a copy from its primary and how far it has come. */
import type pg from 'pg'

/** A copy has all three from its primary; the timeline changes when a copy has become a primary. */
const IDENTITY = `concat_ws('/', (select system_identifier from pg_control_system()),
  (select timeline_id from pg_control_checkpoint()),
  (select oid from pg_database where datname = current_database()))`

/** Bytes of the log since the beginning of the database. */
const bytesAt = (position: string) => `(${position} - '0/0'::pg_lsn)::text`

/** Of a pool, or of a connection by itself. */
type Asked = Pick<pg.Pool, 'query'> | Pick<pg.Client, 'query'>

export type PrimaryAt = {
  readonly identity: string
  /** The end of what is written, before it reaches the disk: never less than what anybody has seen committed. */
  readonly written: bigint
  /** The end of the last whole entry that is on the disk: what a copy reaches when nobody writes. */
  readonly flushed: bigint
}

export type CopyAt = {
  readonly identity: string
  /** False for a server that takes writes itself. */
  readonly isCopy: boolean
  readonly replayed: bigint
}

export async function askPrimary(server: Asked): Promise<PrimaryAt> {
  const { rows } = await server.query<{ identity: string; written: string; flushed: string }>(
    `select ${IDENTITY} as identity, ${bytesAt('pg_current_wal_insert_lsn()')} as written,
      ${bytesAt('pg_current_wal_flush_lsn()')} as flushed`,
  )
  const { identity, written, flushed } = rows[0]!
  return { identity, written: BigInt(written), flushed: BigInt(flushed) }
}

export async function askCopy(server: Asked): Promise<CopyAt> {
  const { rows } = await server.query<{ identity: string; is_copy: boolean; replayed: string | null }>(
    `select ${IDENTITY} as identity, pg_is_in_recovery() as is_copy,
      ${bytesAt('pg_last_wal_replay_lsn()')} as replayed`,
  )
  const { identity, is_copy: isCopy, replayed } = rows[0]!
  return { identity, isCopy, replayed: BigInt(replayed ?? 0) }
}
