/**
 * No orphan file: each file of the store has a row that answers for it (or for its coming deletion), and each row its
 * file. What a killed writer left half-written must go with the sweep that the product makes an hour later.
 */
import type { Audit } from './audit.ts'

export const files: Audit = {
  name: 'no orphan file',
  async run({ pool, files }) {
    const halfWritten = await files.halfWritten()
    await files.sweep()
    const there = new Set(await files.list())
    const named = await keysOf(
      pool,
      `select storage_key as key from materials union select storage_key from material_versions
        union select file_key from stamped_copies union select file_key from storage_objects
        union select format('product-pictures/%s/%s.webp', id, drawn)
          from material_pages, unnest(array[320, 960]) as drawn
        union select file_key from given_sheets union select file_key from sheet_photographs
        union select file_key from course_attachments
        union select voice_key from teacher_corrections where voice_key is not null`,
    )
    const discarded = await keysOf(pool, 'select file_key as key from discarded_files')
    return {
      checked: `${there.size} files, ${named.size} rows that name one, ${discarded.size} to be deleted, ${halfWritten.length} half-written ones swept`,
      differences: [
        ...[...there]
          .filter((key) => !named.has(key) && !discarded.has(key))
          .map((key) => `a file that no row names: ${key}`),
        ...[...named].filter((key) => !there.has(key)).map((key) => `a row without its file: ${key}`),
        ...[...named]
          .filter((key) => discarded.has(key))
          .map((key) => `named, and yet to be deleted: ${key}`),
      ],
    }
  },
}

async function keysOf(pool: Parameters<Audit['run']>[0]['pool'], query: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>(query)
  return new Set(rows.map(({ key }) => key))
}
