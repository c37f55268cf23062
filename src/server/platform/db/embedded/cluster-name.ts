/** How the processes of one database are told from those of any other: its name stands in their command lines. */
import { createHash } from 'node:crypto'

/** @param pgData absolute and free of links, so that each directory has one name */
export function clusterNameOf(pgData: string): string {
  return `domine-${createHash('sha256').update(pgData).digest('hex').slice(0, 16)}`
}
