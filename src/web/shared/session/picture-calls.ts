/**
 * Changes the pictures of the own profile (product §7 Storage): upload under a new name, then point the row to it. The
 * server deletes the picture that was there before.
 */
import { newPictureName, PICTURE_KINDS, type PictureKind } from '#domain/account/picture.ts'
import { publicPicturePath } from '#domain/account/picture-path.ts'
import { pickByChance } from '#web/browser/chance.ts'
import { currentSession, loadAccountClient, refreshProfile } from './session-store.ts'

export type PictureResult =
  | { readonly ok: true }
  /** The message is the server's; null when it gave none that a person can read. */
  | { readonly ok: false; readonly step: 'upload'; readonly message: string | null }
  | { readonly ok: false; readonly step: 'save' }

const RANDOM_NAMES = 1e12
const NOT_SAVED: PictureResult = { ok: false, step: 'save' }

/** @param file cut to shape; the server makes it again in any case */
export async function savePicture(kind: PictureKind, file: File): Promise<PictureResult> {
  const session = currentSession()
  if (session.status !== 'signed-in') return NOT_SAVED
  const { bucket } = PICTURE_KINDS[kind]
  const ending = file.type.split('/')[1] ?? 'webp'
  const name = newPictureName(session.user.id, pickByChance(RANDOM_NAMES), ending)
  try {
    const pictures = await (await loadAccountClient()).openBucket(bucket)
    const { error } = await pictures.upload(name, file)
    if (error) return { ok: false, step: 'upload', message: readableMessage(error) }
  } catch {
    return { ok: false, step: 'upload', message: null }
  }
  return point(kind, publicPicturePath(bucket, name))
}

export function removePicture(kind: PictureKind): Promise<PictureResult> {
  return point(kind, null)
}

async function point(kind: PictureKind, path: string | null): Promise<PictureResult> {
  const session = currentSession()
  if (session.status !== 'signed-in') return NOT_SAVED
  try {
    const { updatePicture } = await loadAccountClient()
    await updatePicture(session.user.id, PICTURE_KINDS[kind].column, path)
  } catch {
    return NOT_SAVED
  }
  await refreshProfile()
  return { ok: true }
}

/** A refusal is worded by the server; a fault, or no answer at all, has no words for a person. */
function readableMessage(error: { message: string; status?: number | undefined }): string | null {
  return error.status !== undefined && error.status >= 400 && error.status < 500 ? error.message : null
}
