/** Students with an account, as the real client of this wire makes them. */
import { randomUUID } from 'node:crypto'
import { createClient, type Session, type SupabaseClient, type User } from '@supabase/supabase-js'
import { newestToken } from './mailbox.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'a pedra do reino'

export type AccountClient = SupabaseClient

/** A browser of its own: nothing is shared with other clients. */
export function accountClient(url: string, auth: { flowType?: 'implicit' | 'pkce' } = {}): AccountClient {
  const kept = new Map<string, string>()
  return createClient(url, 'public', {
    auth: {
      storageKey: randomUUID(),
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      ...auth,
    },
  })
}

export function newEmail(): string {
  return `aluna-${randomUUID()}@example.com`
}

export type SignedUpStudent = { client: AccountClient; email: string; user: User; session: Session }

/** A student who has just signed up and whose address is not proven yet. */
export async function aSignedUpStudent(
  app: { url: string },
  request: { email?: string; data?: Record<string, unknown> } = {},
): Promise<SignedUpStudent> {
  const client = accountClient(app.url)
  const email = request.email ?? newEmail()
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: {
      data: request.data ?? { full_name: 'Ana Silva', city: 'Olinda', state: 'PE', phone: '(81) 90000-0000' },
    },
  })
  if (error || !data.user || !data.session) throw new Error('the sign-up of a test failed', { cause: error })
  return { client, email, user: data.user, session: data.session }
}

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** A call of the accounts wire as the client sends it, with the raw answer. */
export async function callAuth(
  app: { url: string },
  path: string,
  options: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}/auth/v1/${path}`, {
    method: options.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  })
  const text = await response.text()
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

/** As `aSignedUpStudent`, with the address proven by the link of the mail. */
export async function aProvenStudent(
  app: TestApp,
  request: { email?: string } = {},
): Promise<SignedUpStudent> {
  const student = await aSignedUpStudent(app, request)
  const token_hash = await newestToken(app, student.email, 'confirm-email')
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash })
  if (error) throw new Error('the confirmation of a test failed', { cause: error })
  return student
}

/** Shuts an account for an hour, as the owner's console will. */
export async function ban(app: TestApp, userId: string): Promise<void> {
  await app.context.pool.query(`update users set banned_until = now() + interval '1 hour' where id = $1`, [
    userId,
  ])
}
