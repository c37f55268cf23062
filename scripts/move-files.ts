/**
 * `npm run move-files -- to-s3`: all files from DATA_DIR/files into the bucket of S3_URL; `to-disk` brings them back.
 * `--delete-source` empties the place they came from, once all is proved to be in the other.
 */
import { moveFiles } from '#server/platform/files/move-files.ts'
import { openDisk, openFileStore } from '#server/platform/files/open-file-store.ts'
import { StartError } from '#server/platform/start-error.ts'
import { readCommandWords } from './command-words.ts'
import { runOnDatabase } from './database-command.ts'

await runOnDatabase(() => {
  const { names, options } = readCommandWords('move-files', ['delete-source'], {
    argv: process.argv.slice(2),
    env: process.env,
  })
  const [way, ...others] = names
  if ((way !== 'to-s3' && way !== 'to-disk') || others.length > 0)
    throw new StartError('say where to: npm run move-files -- to-s3, or npm run move-files -- to-disk')
  return async (db, config) => {
    if (!config.s3)
      throw new StartError('S3_URL is not set: it says which bucket is meant, in both directions')
    const [disk, bucket] = [openDisk(config.dataDir), await openFileStore(config)]
    const [from, to] = way === 'to-s3' ? [disk, bucket] : [bucket, disk]
    const isDone = await moveFiles({
      db,
      from,
      to,
      deletesSource: options.has('delete-source'),
      say: (line) => console.log(line),
    })
    if (!isDone) process.exitCode = 1
    return []
  }
})
