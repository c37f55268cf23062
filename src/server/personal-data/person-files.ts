/** The files that a person has sent, as they are named in the export. */
import type { Tx } from '../db/client.ts'
import type { Person } from './person.ts'

export type PersonFile = { readonly name: string; readonly fileKey: string }

export async function listPersonFiles(_tx: Tx, _person: Person): Promise<PersonFile[]> {
  return []
}
