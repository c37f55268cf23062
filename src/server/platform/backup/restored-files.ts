/**
 * Where the files of a restored backup go. A folder must be empty (restore-target.ts sees to it). A bucket may hold files
 * of this very backup, which an earlier try has left or which have outlived the database: a key is used for one content
 * only, so putting it again changes nothing. Anything else in it is somebody else's.
 */

import { StartError } from '#server/platform/start-error.ts'
import type { Config } from '../config/config.ts'
import type { FileContent } from '../files/file-store.ts'
import { openFileStore } from '../files/open-file-store.ts'

export type RestoredFiles = {
  readonly put: (key: string, file: FileContent) => Promise<void>
  /** Removes what was put and was not there before. */
  readonly undo: () => Promise<void>
}

/** @param keys of the files of the backup @throws StartError for a bucket with foreign files */
export async function openRestoredFiles(
  config: Pick<Config, 'dataDir' | 's3'>,
  keys: ReadonlySet<string>,
): Promise<RestoredFiles> {
  const files = await openFileStore(config)
  const before = new Set(config.s3 ? await files.list() : [])
  const foreign = [...before].filter((key) => !keys.has(key))
  if (foreign.length > 0) {
    throw new StartError(
      `the bucket of S3_URL holds ${foreign.length} files that are not of this backup (${foreign[0]}): a backup is restored only into an empty bucket; name another one`,
    )
  }
  const added: string[] = []
  return {
    put: async (key, file) => {
      if (!before.has(key)) added.push(key)
      await files.put(key, file)
    },
    undo: async () => {
      for (const key of added) await files.delete(key)
    },
  }
}
