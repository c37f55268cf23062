/**
 * The owner brings a lesson's own video, in parts, and its captions. The video is looked into where its parts wait and
 * flows into its place: it is never held whole. A lesson has both once a saved draft names them (keep-file.ts).
 */
import { type Ok, refuse } from '#domain/shared/result.ts'
import { type CaptionsRefusal, captionsFile, readCaptions } from '#domain/study/courses/captions.ts'
import { VIDEO_LIMITS, type VideoRefusal } from '#domain/study/courses/own-video.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dropParts, openParts } from '#server/shop/materials/admin/upload-parts.ts'
import { newId } from '#server/shop/new-id.ts'
import { checkMp4 } from './check-mp4.ts'
import { type KeepRefusal, type Kept, keepFile } from './keep-file.ts'

type Stored = Pick<Platform, 'db' | 'files' | 'jobs' | 'now'>

export async function addVideo(
  context: Stored,
  course: string,
  { uploadId, partCount }: { readonly uploadId: string; readonly partCount: number },
): Promise<Ok<Kept> | VideoRefusal | KeepRefusal> {
  const parts = await openParts(context, uploadId, partCount)
  if (!parts) return refuse('upload-incomplete')
  const kept = await keep()
  await dropParts(context, uploadId)
  return kept

  async function keep(): Promise<Ok<Kept> | VideoRefusal | KeepRefusal> {
    if (!parts?.byteSize) return refuse('video-empty')
    if (parts.byteSize > VIDEO_LIMITS.bytes) return refuse('video-too-large')
    const checked = await checkMp4(parts.read, parts.byteSize)
    if (!checked.ok) return checked
    return keepFile(context, { id: newId('vid'), course, fileName: 'aula.mp4', content: parts.whole() })
  }
}

export async function addCaptions(
  context: Stored,
  course: string,
  source: string,
): Promise<Ok<Kept> | CaptionsRefusal | KeepRefusal> {
  const cues = readCaptions(source)
  if (!cues.ok) return cues
  const content = Buffer.from(captionsFile(cues.value))
  return keepFile(context, { id: newId('cap'), course, fileName: 'legendas.vtt', content })
}
