/** The files of a person, sent and received, as they are named in the export: all that there are, shown or not. */
import { extname } from 'node:path'
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export type PersonFile = { readonly name: string; readonly fileKey: string; readonly isReceived?: true }

const FOLDERS = { avatars: 'foto-do-perfil', covers: 'capa' } as const

export async function listPersonFiles(tx: Tx, { userId }: Pick<Person, 'userId'>): Promise<PersonFile[]> {
  const rows = await tx
    .selectFrom('storage_objects')
    .select(['bucket', 'file_key'])
    .where('owner_id', '=', userId)
    .orderBy('bucket')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const sheets = await tx
    .selectFrom('sheet_photographs as p')
    .innerJoin('essays as e', 'e.id', 'p.essay_id')
    .select(['p.file_key', 'p.essay_id', 'p.page'])
    .where('e.user_id', '=', userId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
  const given = await tx
    .selectFrom('given_sheets')
    .select(['id', 'file_key'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const voices = await tx
    .selectFrom('teacher_corrections')
    .select(['id', 'voice_key'])
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    // What is being spoken is no message yet.
    .where('state', 'in', ['corrected', 'answered', 'class-corrected'])
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
  return [
    // Every picture is kept as WebP, whatever it was sent as.
    ...rows.map(({ bucket, file_key: fileKey }, index) => ({
      name: `arquivos/${FOLDERS[bucket]}-${index + 1}.webp`,
      fileKey,
    })),
    ...sheets.map(({ essay_id, page, file_key: fileKey }) => ({
      name: `arquivos/folha-${essay_id}-${page}.jpg`,
      fileKey,
    })),
    ...given.map(({ id, file_key: fileKey }) => ({ name: `arquivos/foto-para-medir-${id}.jpg`, fileKey })),
    ...voices.flatMap(({ id, voice_key: fileKey }) =>
      fileKey === null
        ? []
        : [{ name: `arquivos/voz-da-professora-${id}${extname(fileKey)}`, fileKey, isReceived: true }],
    ),
  ]
}
