/**
 * What may be read from a copy of the database (DATABASE_READ_URL, decision 0289), by name, and what the copy must have
 * before it is. Everything that is not read by one of these names is read from the primary. Without a copy they ask the
 * primary and nothing else.
 *
 * A reading is made of queries alone: it changes nothing, decides about no money, stock, access or quota, and may be asked
 * twice, since what fails on the copy is asked of the primary.
 */
import type pg from 'pg'
import type { Db } from './platform/db/client.ts'
import type { ReadCopy } from './platform/db/copy/read-copy.ts'
import { isHearing } from './platform/db/listen.ts'

type Reading<T> = (db: Db) => Promise<T>

export type CopiedReads = {
  /**
   * What everybody sees of shop and courses. It is kept for minutes where it was read, so that the copy must have every
   * change of the catalogue that was announced here, and while nothing is heard it is not asked.
   */
  readonly catalogue: <T>(reading: Reading<T>) => Promise<T>
  /** What a student sees of the own work: the copy must have all that this account has written. */
  readonly history: <T>(userId: string, reading: Reading<T>) => Promise<T>
  /** Numbers and lists of the console that look at many rows: as with a history, for who looks. */
  readonly reports: <T>(userId: string, reading: Reading<T>) => Promise<T>
  /** Call it when a change of the catalogue is announced, in the same turn in which what was kept is forgotten. */
  readonly noteCatalogueChange: () => void
}

/** @param stored.direct by which changes are heard */
export function createCopiedReads(
  { db, direct }: { db: Db; direct: pg.Pool },
  copy: ReadCopy | null,
): CopiedReads {
  if (copy === null) {
    const plain = <T>(_userId: string, reading: Reading<T>) => reading(db)
    return {
      catalogue: (reading) => reading(db),
      history: plain,
      reports: plain,
      noteCatalogueChange: () => {},
    }
  }
  let lastChange = copy.markNow()
  return {
    catalogue: (reading) =>
      copy.read('catalogue', () => isHearing(direct) && copy.hasMark(lastChange), reading),
    history: (userId, reading) => copy.read('history', () => copy.hasWritingsOf(userId), reading),
    reports: (userId, reading) => copy.read('reports', () => copy.hasWritingsOf(userId), reading),
    noteCatalogueChange() {
      lastChange = copy.markNow()
    },
  }
}
