/**
 * The job that draws the pages which may be looked into before buying (product §2 Product page, decision 0203): of every
 * file whose newest version was not drawn yet, one after the other. What cannot be drawn is not tried again.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { shownPages } from '#domain/shop/shown-pages.ts'
import { announceFiles, claimFiles } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type DrawAnswer, type DrawnPage, drawPages } from './draw-pages.ts'
import { PAGE_WIDTHS, pageFileKey } from './page-address.ts'

/** Of one run: each may take a minute, and a run has five. */
const BATCH = 4
const ABANDONED_AFTER_MS = 3600_000

type Drawing = Pick<Platform, 'db' | 'files' | 'jobs' | 'logger' | 'now'>
type Undrawn = {
  readonly id: string
  readonly storage_key: string
  readonly page_count: number
  readonly shown_pages: number[] | null
}

/** @returns how many files were settled */
export async function drawMaterialPages(
  context: Drawing,
  draw: typeof drawPages = drawPages,
): Promise<number> {
  const undrawn = await findUndrawn(context)
  for (const material of undrawn) {
    const drawn = await drawShown(context, material, draw)
    // The server is ending: the next start draws it.
    if ('stoppedBy' in drawn) break
    const pages = 'pages' in drawn ? drawn.pages : []
    if ('failure' in drawn) {
      context.logger.warn({ material: material.id, reason: drawn.failure }, 'pages of a file were not drawn')
    }
    await keepPages(context, material, pages)
  }
  if (undrawn.length === BATCH) context.jobs.wake('draw-material-pages')
  return undrawn.length
}

function findUndrawn({ db }: Drawing): Promise<Undrawn[]> {
  return db
    .selectFrom('materials')
    .select(['id', 'storage_key', 'page_count', 'shown_pages'])
    .where(sql<boolean>`drawn_key is distinct from storage_key`)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

async function drawShown({ files }: Drawing, material: Undrawn, draw: typeof drawPages): Promise<DrawAnswer> {
  const pages = shownPages(material.shown_pages, material.page_count)
  if (pages.length === 0) return { pages: [] }
  const pdf = await files.get(material.storage_key)
  if (!pdf) return { failure: 'the file is missing' }
  const asked = { pdf, pages, widths: PAGE_WIDTHS }
  const drawn = await draw(asked)
  // A library that crashed once may have met a bad moment; a file that is bad fails again.
  return 'failure' in drawn ? draw(asked) : drawn
}

/** Files first, then the rows that answer for them; a version or a choice that came meanwhile is drawn by the next run. */
async function keepPages(context: Drawing, material: Undrawn, pages: readonly DrawnPage[]): Promise<void> {
  const { db, files, jobs, now } = context
  const drawn = pages.map((page) => ({ ...page, id: randomUUID() }))
  const keyed = drawn.flatMap(({ id, pictures }) =>
    PAGE_WIDTHS.map((width, index) => ({ key: pageFileKey(id, width), bytes: pictures[index] })),
  )
  const keys = keyed.map(({ key }) => key)
  if (keys.length > 0) await announceFiles(db, keys, new Date(now().getTime() + ABANDONED_AFTER_MS))
  for (const { key, bytes } of keyed) if (bytes) await files.put(key, bytes)
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('materials')
      .set({ drawn_key: material.storage_key })
      .where('id', '=', material.id)
      .where('storage_key', '=', material.storage_key)
      .where(sql<boolean>`drawn_key is distinct from storage_key`)
      .where(sql<boolean>`shown_pages is not distinct from ${material.shown_pages}`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await tx.deleteFrom('material_pages').where('material_id', '=', material.id).execute()
    if (drawn.length === 0) return
    await tx
      .insertInto('material_pages')
      .values(
        drawn.map(({ id, number, width, height }) => ({
          id,
          material_id: material.id,
          page: number,
          width,
          height,
          created_at: now(),
        })),
      )
      .execute()
    await claimFiles(tx, keys)
  })
  jobs.wake('discard-files')
}
