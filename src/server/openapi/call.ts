/**
 * What is said of a call besides its method and path. Bodies, queries and answers are the schemas that the routes and
 * the browser check by; nothing of them is written again (decision 0071).
 */
import type { z } from 'zod'

/**
 * Who may call: `anybody` · `author`, by the account or by the visitor's cookie, which the first writing makes ·
 * `student`, anyone who is signed in · `owner` · `reader`, the owner and the correctors; for everybody else the address is
 * not there · `provider`, by its signature.
 */
export type Caller = 'anybody' | 'author' | 'student' | 'owner' | 'reader' | 'provider'

/** Of a body or an answer that no schema of ours describes. */
export type MediaType = `${'application' | 'image' | 'multipart' | 'text' | 'video'}/${string}` | '*/*'

/** A schema is JSON of that shape; null is an answer without a body. */
export type Answer = z.ZodType | MediaType | null

export type Call = {
  readonly does: string
  readonly by: Caller
  /** Members of the path that are more than a word. */
  readonly path?: Readonly<Record<string, z.ZodType>>
  readonly query?: z.ZodObject
  readonly body?: z.ZodType | MediaType
  /** The page's own form sends the same members without script. */
  readonly isFormToo?: true
  /** By status. Refusals are of one shape for each family of addresses (src/server/platform/http/error-shapes.ts). */
  readonly answers: Readonly<Record<number, Answer>>
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Method and path as OpenAPI writes them: `PUT /api/essays/{id}`. */
export type CallName = `${(typeof METHODS)[number]} /${string}`
export type Calls = Readonly<Record<CallName, Call>>
