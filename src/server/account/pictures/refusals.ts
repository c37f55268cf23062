/**
 * What the storage wire says when it refuses. Codes are those that its clients know; sentences that reach a person are
 * Portuguese (product §8 Upload fails), those for programmers English.
 */
import type { PictureRefusal } from '#domain/account/picture.ts'
import type { Refusal } from '#domain/shared/result.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import { storageTexts } from '#texts/account/pictures.ts'
import type { AddressRefusal } from './object-address.ts'
import type { UploadRefusal } from './service.ts'

type Wording = { status: number; code: string; message: string }

const PICTURE_ANSWERS: Record<PictureRefusal['code'], { status: number; code: string }> = {
  'picture-empty': { status: 400, code: 'InvalidRequest' },
  'picture-unknown-format': { status: 415, code: 'invalid_mime_type' },
  'picture-too-large': { status: 413, code: 'EntityTooLarge' },
  'picture-too-many-pixels': { status: 422, code: 'EntityTooLarge' },
  'picture-damaged': { status: 422, code: 'InvalidImage' },
}

const ADDRESS_ANSWERS: Record<AddressRefusal['code'] | 'name_taken' | 'foreign_name', Wording> = {
  bucket_not_found: { status: 404, code: 'NoSuchBucket', message: 'Bucket not found' },
  invalid_key: { status: 400, code: 'InvalidKey', message: 'Invalid key' },
  name_taken: { status: 409, code: 'Duplicate', message: 'The resource already exists' },
  foreign_name: {
    status: 403,
    code: 'AccessDenied',
    message: 'new row violates row-level security policy: a name begins with the id of its owner',
  },
}

export function storageError(refusal: UploadRefusal | AddressRefusal | Refusal<'foreign_name'>): HttpError {
  if (isPictureRefusal(refusal)) {
    const { status, code } = PICTURE_ANSWERS[refusal.code]
    return new HttpError(status, code, pictureRefusalText(refusal))
  }
  const { status, code, message } = ADDRESS_ANSWERS[refusal.code]
  return new HttpError(status, code, message)
}

export function signedOut(): HttpError {
  return new HttpError(401, 'Unauthorized', storageTexts.signedOut)
}

/** The refusal of a limit, for a person to read. */
export function inPortuguese(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.status !== 429) return error
  const seconds = Number(error.extra['retry_after_seconds'] ?? 60)
  const message = storageTexts.tooManyUploads({ minutes: Math.ceil(seconds / 60) })
  return new HttpError(429, 'SlowDown', message, error.extra)
}

function isPictureRefusal(refusal: { code: string }): refusal is PictureRefusal {
  return Object.hasOwn(PICTURE_ANSWERS, refusal.code)
}
