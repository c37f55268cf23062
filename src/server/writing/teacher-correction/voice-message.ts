/**
 * The teacher's voice: recorded in the browser, kept under a key of its own like every file, private (product §10 The
 * teacher's desk). MPEG-4 with AAC where the browser writes it, else WebM with Opus.
 */
import { randomUUID } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { DeskReader } from '#domain/writing/teacher-correction/desk-kind.ts'
import { announceFiles, claimFiles } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockHeld } from './desk-repository.ts'

/** Three minutes of speech take a third of it. */
export const VOICE_BYTES_MAX = 4 * 1024 * 1024
const HOUR_MS = 3600_000
const FORMS = { webm: 'audio/webm', m4a: 'audio/mp4' } as const

type Part = Pick<Platform, 'db' | 'files' | 'now'>

export async function keepVoice(
  context: Part,
  reader: DeskReader,
  id: string,
  { token, seconds, bytes }: { token: string; seconds: number; bytes: Uint8Array },
): Promise<Ok<null> | Refusal<'voice_unknown'> | Refusal<'lease_lost'>> {
  const form = formOf(bytes)
  if (!form) return refuse('voice_unknown')
  const key = `voices/${randomUUID()}.${form}`
  const now = context.now()
  await announceFiles(context.db, [key], new Date(now.getTime() + HOUR_MS))
  await context.files.put(key, bytes)
  return context.db.transaction().execute(async (tx) => {
    const row = await lockHeld(tx, id, reader, token)
    if (!row) return refuse('lease_lost')
    await claimFiles(tx, [key])
    await tx
      .updateTable('teacher_corrections')
      .set({ voice_key: key, voice_seconds: seconds })
      .where('id', '=', id)
      .execute()
    return ok(null)
  })
}

export async function dropVoice(
  { db }: Pick<Platform, 'db'>,
  reader: DeskReader,
  id: string,
  token: string,
): Promise<Ok<null> | Refusal<'lease_lost'>> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockHeld(tx, id, reader, token))) return refuse('lease_lost')
    await tx
      .updateTable('teacher_corrections')
      .set({ voice_key: null, voice_seconds: null })
      .where('id', '=', id)
      .execute()
    return ok(null)
  })
}

export async function readVoice(
  { files }: Pick<Platform, 'files'>,
  key: string | null,
): Promise<Ok<{ bytes: Uint8Array; type: string }> | Refusal<'no_voice'>> {
  const bytes = key === null ? null : await files.get(key)
  if (!bytes || key === null) return refuse('no_voice')
  return ok({ bytes, type: key.endsWith('.m4a') ? FORMS.m4a : FORMS.webm })
}

/** By how they begin, whatever the call says they are. */
function formOf(bytes: Uint8Array): keyof typeof FORMS | null {
  const begins = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (begins.startsWith('\x1a\x45\xdf\xa3')) return 'webm'
  return begins.slice(4) === 'ftyp' ? 'm4a' : null
}
