/**
 * All files from one store to the other, by `npm run move-files`: may be broken off and run again as often as one likes,
 * beside the running product too. Each file is read back and compared by its SHA-256; what differs is never written over.
 */
import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { type FileStore, FileStoreError } from './file-store.ts'
import { listNamedKeys } from './named-keys.ts'
import { STAMPED_PREFIX } from './stamped-prefix.ts'

const AT_ONCE = 6
const TRIES = 3
const PROGRESS_EVERY = 200
const NAMED_IN_LINES = 5

export type Move = {
  readonly db: Db
  readonly from: FileStore
  readonly to: FileStore
  /** Also deletes from the source, once all of it is proved to be in the target. */
  readonly deletesSource: boolean
  readonly say: (line: string) => void
}

/** @returns whether the target holds everything now, and nothing is unclear */
export async function moveFiles(move: Move): Promise<boolean> {
  try {
    return await moveAll(move)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    move.say(`stopped: ${error.message}; run it again, it goes on where it stopped`)
    return false
  }
}

async function moveAll({ db, from, to, deletesSource, say }: Move): Promise<boolean> {
  const keys = (await from.list()).filter((key) => !key.startsWith(STAMPED_PREFIX))
  const done = { copied: [] as string[], present: [] as string[], differing: [] as string[], bytes: 0 }
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const moving = keys.slice(at, at + AT_ONCE).map(async (key) => {
      const outcome = await moveOne(from, to, key)
      if (outcome === 'gone') return
      done[outcome.what].push(key)
      if (outcome.what === 'copied') done.bytes += outcome.byteSize
    })
    // Nothing is left under way behind a failure.
    await Promise.allSettled(moving)
    await Promise.all(moving)
    if (at > 0 && at % PROGRESS_EVERY < AT_ONCE) say(`${at} of ${keys.length} files …`)
  }
  await forgetVanished(from, to, done.copied)
  say(
    `${done.copied.length} files copied (${(done.bytes / 1e6).toFixed(1)} MB) and ${done.present.length} there already, each the same by its SHA-256`,
  )
  const missing = await missingKeys(db, to)
  if (done.differing.length > 0)
    say(
      `${done.differing.length} files are in both stores and differ, none was touched: ${some(done.differing)}`,
    )
  if (missing.length > 0)
    say(`${missing.length} files that the database names are in neither store: ${some(missing)}`)
  const isClear = done.differing.length === 0 && missing.length === 0
  if (!deletesSource) say('the source is as it was; with -- --delete-source it is emptied once all is proved')
  else if (!isClear) say('nothing was deleted from the source')
  else say(`${await emptySource(from, [...done.copied, ...done.present])} files deleted from the source`)
  return isClear
}

type Outcome = { what: 'copied' | 'present' | 'differing'; byteSize: number } | 'gone'

async function moveOne(from: FileStore, to: FileStore, key: string): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      const byteSize = await from.byteSizeOf(key)
      const wanted = await hashOf(from, key)
      if (byteSize === null || wanted === null) return 'gone'
      const there = await hashOf(to, key)
      if (there !== null) return { what: there === wanted ? 'present' : 'differing', byteSize }
      const file = await from.open(key)
      if (!file) return 'gone'
      await to.put(key, file).finally(() => file.content.destroy())
      if ((await hashOf(to, key)) === wanted) return { what: 'copied', byteSize }
      await to.delete(key)
      throw new FileStoreError(`copying ${key}`, 'what came back is not what was sent')
    } catch (error) {
      if (tries === TRIES || !(error instanceof FileStoreError)) throw error
    }
  }
}

async function hashOf(store: FileStore, key: string): Promise<string | null> {
  const file = await store.open(key)
  if (!file) return null
  const hash = createHash('sha256')
  try {
    for await (const chunk of file.content) hash.update(chunk)
  } catch (error) {
    // A line that breaks off while a file is read.
    throw new FileStoreError(`reading ${key}`, (error as NodeJS.ErrnoException).code ?? 'it ended too early')
  }
  return hash.digest('hex')
}

/** What the running product has deleted meanwhile must not live on in the target: it may have been somebody's picture. */
async function forgetVanished(from: FileStore, to: FileStore, copied: readonly string[]): Promise<void> {
  for (const key of copied) if (!(await from.has(key))) await to.delete(key)
}

async function missingKeys(db: Db, to: FileStore): Promise<string[]> {
  const there = new Set(await to.list())
  return (await listNamedKeys(db)).filter((key) => !there.has(key))
}

/** Stamped copies go as well: they carry names, and are made again. */
async function emptySource(from: FileStore, proved: readonly string[]): Promise<number> {
  const keys = [...proved, ...(await from.list(STAMPED_PREFIX))]
  for (const key of keys) await from.delete(key)
  return keys.length
}

function some(keys: readonly string[]): string {
  return `${keys.slice(0, NAMED_IN_LINES).join(', ')}${keys.length > NAMED_IN_LINES ? ', …' : ''}`
}
