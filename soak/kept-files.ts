/** What lies in the file store of the product, seen from outside of it: the folder on the disk, or the bucket. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '#server/platform/config/config.ts'
import { createDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { createS3FileStore } from '#server/platform/files/s3-file-store.ts'
import type { S3Server } from '#tests/support/s3-server.ts'

export type KeptFiles = {
  /** What a writer has left in the middle. */
  readonly halfWritten: () => Promise<readonly string[]>
  /** As the product does it by itself now and then, however young they are. */
  readonly sweep: () => Promise<void>
  readonly list: () => Promise<readonly string[]>
  /** Null where there is no such file. */
  readonly byteSizeOf: (key: string) => Promise<number | null>
}

/** @param dataDir of all processes */
export function filesOnDisk(dataDir: string): KeptFiles {
  const root = join(dataDir, 'files')
  return {
    halfWritten: () => filesBelow(join(root, '.parts')),
    sweep: () => createDiskFileStore(root).sweep(-1),
    list: () => filesBelow(root),
    byteSizeOf: (key) =>
      stat(join(root, key)).then(
        ({ size }) => size,
        () => null,
      ),
  }
}

export function filesInBucket(bucket: S3Server): KeptFiles {
  const { s3 } = loadConfig({ S3_URL: bucket.url() })
  if (!s3) throw new Error('no address of a bucket')
  const store = createS3FileStore(s3)
  return {
    // There whole or not at all.
    halfWritten: async () => [],
    sweep: () => store.sweep(),
    list: bucket.keys,
    byteSizeOf: store.byteSizeOf,
  }
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
