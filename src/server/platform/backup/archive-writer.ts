/**
 * Writes the tar file of a backup, entry by entry, hashing each. Only complete files get the wanted name:
 * it is written as FILE.part, flushed to the disk and renamed.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Header, pack as packTar } from 'tar-stream'
import { StartError } from '#server/platform/start-error.ts'
import type { FileContent } from '../files/file-store.ts'
import type { ArchiveEntry } from './manifest.ts'

export type ArchiveWriter = {
  /** What was added so far, in order. */
  readonly entries: ArchiveEntry[]
  addBytes: (name: string, bytes: Buffer) => Promise<void>
  addFile: (name: string, file: FileContent) => Promise<void>
  /** Completes the file under its name. */
  finish: () => Promise<void>
  /** Removes what was written. */
  discard: () => Promise<void>
  /** Rejects when the file cannot be written, e.g. because the disk is full. Never resolves. */
  readonly failure: Promise<never>
}

/** @throws StartError when the file exists: a backup never replaces another one */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw new StartError(`${file} exists already: name another file`)
  const part = `${file}.part`
  const tar = packTar()
  // Holds password hashes and buyers' addresses: for its owner's eyes only.
  const output = pipeline(tar, createWriteStream(part, { mode: 0o600, flush: true }))
  const failure = new Promise<never>((_, reject) => {
    output.catch((cause: Error) =>
      reject(new StartError(`${part} cannot be written: ${cause.message}`, { cause })),
    )
  })
  // Anyone who writes races against it; nobody may be racing at the moment it fails.
  failure.catch(() => {})
  const entries: ArchiveEntry[] = []

  const add = (
    header: Partial<Header> & { name: string; size: number },
    write: (put: (chunk: Buffer) => Promise<void>) => Promise<void>,
  ) =>
    new Promise<void>((resolve, reject) => {
      const hash = createHash('sha256')
      const sink = tar.entry(header, (error?: Error | null) => {
        if (error) return reject(error)
        entries.push({ name: header.name, byteSize: header.size, sha256: hash.digest('hex') })
        resolve()
      })
      const put = async (chunk: Buffer) => {
        hash.update(chunk)
        if (!sink.write(chunk)) await once(sink, 'drain')
      }
      write(put).then(() => sink.end(undefined), reject)
    })

  return {
    entries,
    failure,
    addBytes: (name, bytes) => add({ name, size: bytes.length, mode: 0o600 }, (put) => put(bytes)),
    addFile: (name, { byteSize, content }) =>
      add({ name, size: byteSize, mode: 0o600 }, async (put) => {
        for await (const chunk of content) await put(chunk)
      }),
    async finish() {
      tar.finalize()
      await output
      await rename(part, file)
    },
    async discard() {
      tar.destroy(new Error('the backup was given up'))
      await output.catch(() => {})
      await rm(part, { force: true })
    },
  }
}
