/**
 * Takes the file out of an upload: storage-js sends a Blob as a form and everything else as it is (docs/wire.md §4).
 */
import type { Context } from 'hono'
import { HttpError } from '#server/platform/http/errors.ts'

export type UploadedFile = {
  readonly bytes: Uint8Array
  /** As the person's device names it; null when it came without one. For sentences only. */
  readonly fileName: string | null
  readonly maxAgeSeconds: number
}

/** Product §9 Timings of the clients: a cache-control of 3600. */
const DEFAULT_MAX_AGE_SECONDS = 3600
const LONGEST_MAX_AGE_SECONDS = 365 * 24 * 3600
const SHOWN_NAME_LENGTH = 80

/** @throws HttpError 400 when a form is broken or has no file */
export async function readUpload(c: Context): Promise<UploadedFile> {
  if (!(c.req.header('content-type') ?? '').toLowerCase().startsWith('multipart/form-data')) {
    return {
      bytes: new Uint8Array(await c.req.arrayBuffer()),
      fileName: null,
      maxAgeSeconds: readMaxAge(/max-age=(\d+)/.exec(c.req.header('cache-control') ?? '')?.[1]),
    }
  }
  const form = await c.req.formData().catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    return null
  })
  const file = form && [...form.values()].find((value) => value instanceof File)
  if (!file) throw new HttpError(400, 'InvalidRequest', 'The form holds no file')
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: shownName(file.name),
    maxAgeSeconds: readMaxAge(String(form.get('cacheControl') ?? '')),
  }
}

function readMaxAge(seconds: string | undefined): number {
  if (!seconds || !/^\d{1,9}$/.test(seconds)) return DEFAULT_MAX_AGE_SECONDS
  return Math.min(Number(seconds), LONGEST_MAX_AGE_SECONDS)
}

/** A Blob without a name comes as "blob". */
function shownName(name: string): string | null {
  const shown = name.replaceAll(/\p{C}/gu, '').trim()
  if (shown === '' || shown === 'blob') return null
  const characters = [...shown]
  return characters.length > SHOWN_NAME_LENGTH ? `${characters.slice(0, SHOWN_NAME_LENGTH).join('')}…` : shown
}
