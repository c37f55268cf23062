/**
 * Pictures of products: the owner's upload is decoded and made again in the sizes and formats in which the shop's own
 * covers are served (decision 0061). The keys stand among the discarded files until the row that answers for them is
 * committed, as decision 0032 has it.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Sharp } from 'sharp'
import type { PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { remakePicture } from '#server/account/pictures/encode-picture.ts'
import { announceFiles, claimFiles } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { PICTURE_WIDTHS, pictureFileKey, pictureUrl } from './picture-address.ts'

/** All covers are upright sheets, 3:4, as the cards show them. */
const HEIGHT_PER_WIDTH = 4 / 3
const QUALITY = { avif: 55, webp: 80, jpeg: 82 }
const SOCIAL = { width: 1200, height: 630, background: '#fbf9f3' }
/** What the largest size can need, before it is cut. */
const LARGEST = { width: 2560, height: 2560 }
const ABANDONED_AFTER_MS = 3600_000
const UNUSED_DAY_MS = 24 * 3600_000
const BATCH = 50

/** @returns the address that a product may keep */
export async function uploadProductPicture(
  context: Pick<Platform, 'db' | 'files' | 'now'>,
  file: { bytes: Uint8Array; fileName: string | null },
): Promise<Ok<{ url: string }> | PictureRefusal> {
  const id = randomUUID()
  const made = await remakePicture(file.bytes, file.fileName, (upright) => encodeAll(id, upright))
  if (!made.ok) return made
  const now = context.now()
  const keys = [...made.value.keys()]
  const dueAt = new Date(now.getTime() + ABANDONED_AFTER_MS)
  await announceFiles(context.db, keys, dueAt)
  for (const [key, bytes] of made.value) await context.files.put(key, bytes)
  await context.db.transaction().execute(async (tx) => {
    await tx.insertInto('product_pictures').values({ id, created_at: now, last_used_at: now }).execute()
    await claimFiles(tx, keys)
  })
  return ok({ url: pictureUrl(id) })
}

async function encodeAll(id: string, upright: Sharp): Promise<Map<string, Buffer>> {
  // Decoded and turned once; every size begins with these pixels.
  const { data, info } = await upright
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const { default: sharp } = await import('sharp')
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const files = new Map<string, Buffer>()
  const add = (name: string, bytes: Buffer) => files.set(pictureFileKey(`${id}-${name}`) ?? '', bytes)
  for (const width of PICTURE_WIDTHS) {
    const sheet = { width, height: Math.round(width * HEIGHT_PER_WIDTH), fit: 'cover' as const }
    add(`${width}.webp`, await pixels().resize(sheet).webp({ quality: QUALITY.webp }).toBuffer())
    add(`${width}.avif`, await pixels().resize(sheet).avif({ quality: QUALITY.avif, effort: 3 }).toBuffer())
  }
  const social = await pixels()
    .resize({ ...SOCIAL, fit: 'contain' })
    .jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
    .toBuffer()
  add('social.jpg', social)
  return files
}

/** The job: pictures that no product has named for a day go; a trigger hands their files on. */
export async function forgetUnusedPictures({
  db,
  now,
  jobs,
}: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const unused = db
    .selectFrom('product_pictures as p')
    .select('p.id')
    .where('p.last_used_at', '<', new Date(now().getTime() - UNUSED_DAY_MS))
    .where(
      sql<boolean>`not exists (
        select from product_images i where i.url = '/product-pictures/' || p.id || '-640.webp')`,
    )
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await db
    .deleteFrom('product_pictures')
    .where('id', 'in', unused)
    .executeTakeFirst()
  if (numDeletedRows > 0n) jobs.wake('discard-files')
  return Number(numDeletedRows)
}
