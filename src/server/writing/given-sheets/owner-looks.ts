/** What the owner does with photographs that were given: look, judge the lines, delete (product §10 From paper to text). */
import type { GivenSheetsAdmin } from '#domain/writing/given-sheets-wire.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteGiven, findGivenFile, listGiven, setBadLines } from './repository.ts'

export async function readGivenSheets({
  db,
  site,
}: Pick<AppContext, 'db' | 'site'>): Promise<GivenSheetsAdmin> {
  const rows = await listGiven(db)
  return {
    isCollecting: site.settings.photographs.isCollecting,
    sheets: rows.map(({ id, created_at, figures, bad_lines }) => ({
      ...{ id, createdAt: created_at.toISOString(), badLines: bad_lines },
      figures: {
        ...figures,
        // As they were checked when they came; tuples and lists of the wire may be written to.
        found: figures.found && quadOf(figures.found),
        used: quadOf(figures.used),
        faults: [...figures.faults],
        missingLines: [...figures.missingLines],
      },
    })),
  }
}

type Corner = readonly [number, number]

function quadOf([a, b, c, d]: readonly [Corner, Corner, Corner, Corner]) {
  const copy = ([x, y]: Corner): [number, number] => [x, y]
  return [copy(a), copy(b), copy(c), copy(d)] satisfies [unknown, unknown, unknown, unknown] as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]
}

export async function openPicture(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  id: string,
): Promise<Uint8Array | null> {
  const key = await findGivenFile(db, id)
  return key === null ? null : files.get(key)
}

/** @returns false where there is no such photograph */
export async function judgeLines(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  ownerId: string,
  id: string,
  badLines: number | null,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await setBadLines(tx, id, badLines))) return false
    await recordAuditEntry(tx, {
      ...{ actorId: ownerId, action: 'given-sheet.judge', subjectKind: 'given-sheet', subject: id },
      details: { badLines },
      at: now(),
    })
    return true
  })
}

/** @returns false where there is no such photograph */
export async function removeGiven(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const isGone = await db.transaction().execute(async (tx) => {
    if ((await deleteGiven(tx, { id })) === 0) return false
    await recordAuditEntry(tx, {
      ...{ actorId: ownerId, action: 'given-sheet.remove', subjectKind: 'given-sheet', subject: id },
      at: now(),
    })
    return true
  })
  if (isGone) jobs.wake('discard-files')
  return isGone
}
