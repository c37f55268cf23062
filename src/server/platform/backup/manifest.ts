/**
 * What a backup says about itself. It is one tar file of, in this order:
 *   tables/<table>/<part>.copy   whole rows in PostgreSQL's text format of COPY
 *   files/<key>                  every stored file
 *   manifest.json                the rest of this module
 *   manifest.sha256              proves the manifest; a file without it at its end is cut off
 * Why so: docs/decisions/0012-logical-backup.md.
 */
import { z } from 'zod'

export const FORMAT_VERSION = 1
export const MANIFEST_ENTRY = 'manifest.json'
export const MANIFEST_HASH_ENTRY = 'manifest.sha256'
export const FILES_PREFIX = 'files/'

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)
const countSchema = z.number().int().min(0)

export const manifestSchema = z.strictObject({
  formatVersion: z.literal(FORMAT_VERSION),
  productVersion: z.string(),
  serverVersion: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), sha256: sha256Schema })),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rowCount: countSchema }),
  ),
  sequences: z.array(
    // Text, because a bigint does not fit a JSON number.
    z.strictObject({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  entries: z.array(z.strictObject({ name: z.string(), byteSize: countSchema, sha256: sha256Schema })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ArchiveEntry = Manifest['entries'][number]

export function tableEntryName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`
}

/** @returns the table whose rows the entry holds, or undefined for any other entry */
export function tableOfEntry(name: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1]
}

/** @returns the key of the stored file, or undefined for any other entry and for a path that leads out of the directory */
export function fileOfEntry(name: string): string | undefined {
  if (!name.startsWith(FILES_PREFIX)) return undefined
  const key = name.slice(FILES_PREFIX.length)
  const isInside = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  return isInside && !key.includes('\0') ? key : undefined
}
