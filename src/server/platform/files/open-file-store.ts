/** Which file store does this configuration mean? And is it the one whose files the database names? */
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import type { Config } from '../config/config.ts'
import type { Platform } from '../platform.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import { type FileStore, FileStoreError } from './file-store.ts'

export async function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!s3) return openDisk(dataDir)
  // Only who uses it loads the client.
  const { createS3FileStore } = await import('./s3-file-store.ts')
  return createS3FileStore(s3)
}

export function openDisk(dataDir: string): FileStore {
  return createDiskFileStore(join(dataDir, 'files'))
}

/**
 * A bucket that is wrong keeps the product from starting; one that does not answer does not: it may come back.
 *
 * @throws StartError
 */
export async function checkFileStore({
  config,
  files,
  logger,
}: Pick<Platform, 'config' | 'files' | 'logger'>): Promise<void> {
  if (!config.s3) return
  try {
    await files.list('start/')
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    if (/\(40[0134]\)/.test(error.reason)) throw new StartError(`S3_URL: the store refuses: ${error.reason}`)
    logger.warn({ err: error }, 'the file store does not answer yet')
    return
  }
  logger.info({ store: config.s3.endpoint, bucket: config.s3.bucket }, 'file store ready')
  const left = await openDisk(config.dataDir).list()
  if (left.length === 0) return
  logger.warn(
    { files: left.length },
    'DATA_DIR/files still holds files, though S3_URL is set: npm run move-files -- to-s3 --delete-source',
  )
}

/**
 * The shop must not sell what it cannot deliver: after S3_URL was set or taken away without moving the files.
 *
 * @throws StartError when none of the materials is in the store; one that is missing is told in the log
 */
export async function checkMaterialsAreThere({
  db,
  files,
  logger,
  config,
}: Pick<Platform, 'config' | 'db' | 'files' | 'logger'>): Promise<void> {
  const materials = await db.selectFrom('materials').select(['id', 'storage_key']).orderBy('id').execute()
  const missing: string[] = []
  try {
    for (const { id, storage_key } of materials) {
      if (!(await files.has(storage_key))) missing.push(id)
    }
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    return
  }
  if (missing.length === 0) return
  if (missing.length === materials.length) {
    const [store, way] = config.s3 ? ['the bucket of S3_URL', 'to-s3'] : ['DATA_DIR/files', 'to-disk']
    throw new StartError(
      `none of the ${missing.length} materials of the database is in ${store}: npm run move-files -- ${way}`,
    )
  }
  logger.error({ materials: missing }, 'materials are missing in the file store')
}
