/**
 * Which service may comment on essays, if any: reads `REVIEWER_*` (.env.example). Texts of students and a key travel to
 * its address, so it must be an encrypted one.
 */
import { z } from 'zod'
import { StartError } from '#server/platform/start-error.ts'
import type { Env } from './env.ts'

export type ReviewerConfig = {
  /** Address of the API without a slash at the end, e.g. https://api.example.com/v1 */
  readonly url: string
  /** A function, so that nobody prints the key by printing the configuration. */
  readonly apiKey: () => string
  readonly model: string
  /** Reads pictures of handwriting; null where none does. */
  readonly visionModel: string | null
  /** To whom texts go, as students read it: the name and the host, or the host alone. */
  readonly recipient: string
  /** Calls of a day of Brasília, of all students together. */
  readonly dailyCap: number
}

const DEFAULT_DAILY_CAP = 200
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export const reviewerUrlSchema = z
  .string()
  .refine(
    isServiceAddress,
    'must be an https address (http only on this machine) without user, password, ? or #',
  )
  .transform((url) => url.replace(/\/+$/, ''))

/** No value is repeated in a complaint: this one is a secret. */
export const reviewerKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must be 1 to 500 visible characters without spaces or accents')

export const reviewerModelSchema = z
  .string()
  .trim()
  .regex(/^\S{1,200}$/, 'must be the name of a model, without spaces')

export const reviewerNameSchema = z
  .string()
  .trim()
  .min(2, 'must have at least 2 characters')
  .max(80, 'must have at most 80 characters')

/** Null without a service: then nothing of this is there. */
export function readReviewer(env: Env): ReviewerConfig | null {
  const { REVIEWER_URL: url, REVIEWER_API_KEY: apiKey, REVIEWER_MODEL: model } = env
  if (url === undefined || apiKey === undefined || model === undefined) {
    const { REVIEWER_NAME, REVIEWER_DAILY_CAP, REVIEWER_VISION_MODEL } = env
    const others = [REVIEWER_NAME, REVIEWER_DAILY_CAP, REVIEWER_VISION_MODEL]
    const isAbsent = [url, apiKey, model, ...others].every((one) => one === undefined)
    if (isAbsent) return null
    throw new StartError('REVIEWER_URL, REVIEWER_API_KEY and REVIEWER_MODEL must be given together')
  }
  const { host } = new URL(url)
  return {
    url,
    apiKey: () => apiKey,
    model,
    visionModel: env.REVIEWER_VISION_MODEL ?? null,
    recipient: env.REVIEWER_NAME === undefined ? host : `${env.REVIEWER_NAME} (${host})`,
    dailyCap: env.REVIEWER_DAILY_CAP ?? DEFAULT_DAILY_CAP,
  }
}

function isServiceAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  if (username || password || search || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))
}
