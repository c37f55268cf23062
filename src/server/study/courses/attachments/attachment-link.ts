/** Where a lesson's file is fetched: by anybody where the lesson is for everybody, else by a link of one account. */
import { checkToken, signToken } from '#server/platform/http/signed-token.ts'
import type { LessonAddress } from '../study-lesson.ts'

/** The kind of server key that signs the links. */
export const LESSON_FILE_KEY = 'lesson-file-link'

export type AttachmentAddress = LessonAddress & { readonly id: string }

export function openAttachmentUrl({ course, lesson, id }: AttachmentAddress): string {
  return `/api/courses/${course}/lessons/${lesson}/attachments/${id}`
}

export function signedAttachmentUrl(
  secret: Uint8Array,
  address: AttachmentAddress,
  userId: string,
  expiresAt: Date,
): string {
  const query = new URLSearchParams({
    of: userId,
    token: signToken(secret, facts(address, userId), expiresAt),
  })
  return `${openAttachmentUrl(address)}?${query}`
}

export function checkAttachmentToken(
  secret: Uint8Array,
  address: AttachmentAddress,
  { of, token }: { readonly of: string; readonly token: string | undefined },
  now: Date,
): 'valid' | 'expired' | 'forged' {
  return checkToken(secret, facts(address, of), token, now)
}

function facts({ course, lesson, id }: AttachmentAddress, userId: string): string[] {
  return [userId, course, lesson, id]
}
