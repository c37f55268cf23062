/**
 * "Exportar meus dados": one ZIP with everything about the person as JSON and their files. Read as of one moment, then
 * written while it is sent: nothing of it is kept on the server.
 */

import type { AppContext } from '#server/context.ts'
import { authorKeyOfUser } from '#server/identity/authors/author.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personalDataTexts } from '#texts/account/personal-data.ts'
import { EXPORT_PARTS } from './export-parts.ts'
import { GUARDIAN_PARTS } from './guardian-parts.ts'
import { findPerson, type Person } from './person.ts'
import { listPersonFiles, type PersonFile } from './person-files.ts'

const PARTS = { person: EXPORT_PARTS, guardian: GUARDIAN_PARTS }
export type ExportReader = keyof typeof PARTS
type Gathered = { person: Person; parts: [string, unknown][]; files: PersonFile[] }

/** @returns the ZIP as a stream; null when the account is gone */
export async function writeExport(
  context: AppContext,
  userId: string,
  reader: ExportReader = 'person',
): Promise<ReadableStream<Uint8Array> | null> {
  const gathered = await gather(context, userId, reader)
  if (!gathered) return null
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  zip(context, gathered, reader, writable).catch((error: unknown) => {
    // Also who goes away in the middle: the stream is broken off, so that half a ZIP is not taken for a whole one.
    context.logger.warn({ err: error }, 'an export was not finished')
    writable.abort(error).catch(() => {})
  })
  return readable
}

async function gather(
  context: Pick<AppContext, 'db' | 'keys'>,
  userId: string,
  reader: ExportReader,
): Promise<Gathered | null> {
  const authorKey = await authorKeyOfUser(context, userId)
  const transaction = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (tx) => {
    const person = await findPerson(tx, userId, authorKey)
    if (!person) return null
    const parts: [string, unknown][] = []
    // One after the other: a transaction is one connection.
    for (const [file, read] of Object.entries(PARTS[reader])) parts.push([file, await read(tx, person)])
    return { person, parts, files: reader === 'guardian' ? [] : await listPersonFiles(tx, person) }
  })
}

async function zip(
  context: Pick<Platform, 'config' | 'files' | 'now'>,
  { person, parts, files }: Gathered,
  reader: ExportReader,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  // Loaded with the first export: the process starts without it.
  const { configure, TextReader, Uint8ArrayReader, ZipWriter } = await import('@zip.js/zip.js')
  // A worker for each export would cost more than the few kilobytes do.
  configure({ useWebWorkers: false })
  const now = context.now()
  const archive = new ZipWriter(writable, { lastModDate: now })
  const addText = (name: string, text: string) => archive.add(name, new TextReader(text))
  const facts = {
    date: new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }).format(now),
    email: person.email,
    isEmailProven: person.provenEmail !== null,
    files: files.map(({ name, isReceived = false }) => ({ name, isReceived })),
    siteUrl: context.config.siteUrl,
  }
  const { readMe, guardianReadMe } = personalDataTexts
  await addText(
    'LEIA-ME.txt',
    reader === 'guardian' ? guardianReadMe({ ...facts, files: parts.map(([file]) => file) }) : readMe(facts),
  )
  for (const [name, part] of parts) await addText(name, `${JSON.stringify(part, null, 2)}\n`)
  for (const { name, fileKey } of files) {
    const bytes = await context.files.get(fileKey)
    // Replaced in the moment of the export: the row is gone as well.
    if (bytes) await archive.add(name, new Uint8ArrayReader(bytes))
  }
  await archive.close()
}
