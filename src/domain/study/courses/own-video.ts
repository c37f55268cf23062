/** A lesson's video that the site itself keeps (product §10 Courses): what may be sent. */
import type { Refusal } from '../../shared/result.ts'
import { MAX_UPLOAD_MEGABYTES } from '../../shop/upload-parts.ts'

export const VIDEO_LIMITS = {
  megabytes: MAX_UPLOAD_MEGABYTES,
  bytes: MAX_UPLOAD_MEGABYTES * 1024 * 1024,
  /** Letters of its captions: some two hours of speech. */
  captions: 120_000,
} as const

export const VIDEO_ID = /^vid_[A-Za-z0-9_-]{12}$/
export const CAPTIONS_ID = /^cap_[A-Za-z0-9_-]{12}$/

export type OwnVideo = {
  readonly id: string
  /** As the server keeps it; 0 where the file is gone. */
  readonly byteSize: number
}

export const VIDEO_REFUSALS = [
  'video-empty',
  'video-too-large',
  'not-an-mp4',
  /** Neither H.264 nor AAC: some telephones would show nothing. */
  'video-codec',
  'upload-incomplete',
] as const
export type VideoRefusal = Refusal<(typeof VIDEO_REFUSALS)[number]>

/** What can be said of a file before it travels. */
export function checkVideoFile(file: {
  readonly name: string
  readonly byteSize: number
}): VideoRefusal['code'] | null {
  if (!/\.(mp4|m4v)$/i.test(file.name)) return 'not-an-mp4'
  if (file.byteSize === 0) return 'video-empty'
  return file.byteSize > VIDEO_LIMITS.bytes ? 'video-too-large' : null
}
