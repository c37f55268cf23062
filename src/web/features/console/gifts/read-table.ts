/** The table of another shop as the browser reads it: nothing of it is sent but the addresses. */
import { readCsv } from '#domain/shared/csv.ts'

const MAX_BYTES = 2_000_000

export type ReadTable = { readonly heads: string[]; readonly rows: string[][] }

export async function readTable(file: File): Promise<ReadTable | 'too-large' | 'unreadable'> {
  if (file.size > MAX_BYTES) return 'too-large'
  const [heads, ...rows] = readCsv(decode(await file.arrayBuffer())) ?? []
  return heads && rows.length > 0 ? { heads, rows } : 'unreadable'
}

/** Older spreadsheets save Brazilian tables in the alphabet of Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
