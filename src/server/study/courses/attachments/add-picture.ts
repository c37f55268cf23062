/**
 * The owner brings a picture for a lesson: decoded and made again, so that nothing of the upload itself is ever served,
 * and never wider than twice the text. A lesson has it once a saved draft names it (keep-file.ts).
 */
import type { PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { lessonPictureTooLarge, PICTURE_LIMITS } from '#domain/study/courses/lesson-picture.ts'
import { remakeWithin } from '#server/account/pictures/encode-picture.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/shop/new-id.ts'
import { type KeepRefusal, keepFile } from './keep-file.ts'

export type LessonPictureRefusal = PictureRefusal | KeepRefusal

type Shown = { readonly id: string; readonly width: number; readonly height: number }

export async function addPicture(
  context: Pick<Platform, 'db' | 'files' | 'now'>,
  course: string,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string | null },
): Promise<Ok<Shown> | LessonPictureRefusal> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) return lessonPictureTooLarge(fileName)
  const made = await remakeWithin(bytes, fileName, PICTURE_LIMITS)
  if (!made.ok) return made
  const { data, info } = made.value
  const picture = { width: info.width, height: info.height }
  const id = newId('pic')
  const kept = await keepFile(context, { id, course, fileName: 'figura.webp', content: data, picture })
  return kept.ok ? ok({ id, ...picture }) : kept
}
