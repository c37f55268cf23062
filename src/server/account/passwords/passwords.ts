/**
 * Hashes passwords and compares them: argon2id, few at a time. What a password may be is password-policy.ts.
 */
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { HttpError } from '#server/platform/http/errors.ts'
import { MAX_PASSWORD_BYTES, normalizePassword } from './password-policy.ts'

/** The number behind `Algorithm.Argon2id`, which is a compile-time constant that running from source cannot see. */
const ARGON2ID = 2 as Algorithm.Argon2id

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 19 MiB and a thread that file and DNS work need too. */
const MAX_PARALLEL = 2
const MAX_WAITING = 64

const waiting: (() => void)[] = []
let running = 0
let decoyHash: Promise<string> | undefined

/** @param password one that the policy has passed */
export function hashPassword(password: string): Promise<string> {
  return gated(() => hash(normalizePassword(password), OPTIONS))
}

/**
 * True when the password is the one behind the stored hash. Without a hash it is false at the same cost,
 * so that the time does not tell which e-mails have an account.
 */
export async function isPasswordCorrect(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const normalized = normalizePassword(password)
  if (Buffer.byteLength(normalized) > MAX_PASSWORD_BYTES) return false
  decoyHash ??= hash('a password that nobody has', OPTIONS)
  const target = stored ?? (await decoyHash)
  return gated(async () => (await verify(target, normalized)) && stored != null)
}

async function gated<T>(job: () => Promise<T>): Promise<T> {
  if (running < MAX_PARALLEL) {
    running++
  } else {
    if (waiting.length >= MAX_WAITING) {
      throw new HttpError(503, 'busy', 'Too many ask at once', { retry_after_seconds: 2 })
    }
    // Anyone who ends hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await job()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
