import type { PictureRefusal } from '#domain/account/picture.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'

/** @returns the sentence of a refusal that is about the picture itself; null for any other */
export function pictureFault(refusal: ApiRefusal, fileName: string): string | null {
  if (!refusal.code.startsWith('picture-')) return null
  // The server's refusals of a picture are those of the domain, with their facts beside the code.
  return pictureRefusalText({ ...refusal.answer, ok: false, code: refusal.code, fileName } as PictureRefusal)
}
