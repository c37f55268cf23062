/**
 * The real clients of the accounts and profile wire (decision 0008). Loaded late and only where a session exists or is
 * about to: session-store.ts imports this module dynamically, nothing else imports it.
 */
import { GoTrueClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { StorageClient } from '@supabase/storage-js'
import type { ContactDetails } from '#domain/account/contact-details.ts'
import type { PictureBucket } from '#domain/account/picture.ts'
import { type Profile, profileFromRow } from './profile.ts'
import { SESSION_STORAGE_KEY } from './stored-session.ts'

/** PostgREST's code for "no row where one was expected". */
const NO_ROW = 'PGRST116'

export type AccountClient = {
  readonly auth: GoTrueClient
  /** Null when the account has no row; throws when the call fails. */
  readonly readProfile: (userId: string) => Promise<Profile | null>
  /** Throws when the call fails. @returns the server's refusal: its sentence begins with the column */
  readonly updateOwnRow: (
    userId: string,
    change: ContactDetails | { readonly full_name: string },
  ) => Promise<{ readonly code: string; readonly message: string } | null>
  /** Throws when the call fails, and when the server refuses the value. */
  readonly updateGenerationCount: (userId: string, count: number) => Promise<void>
  /** Throws when the call fails. @param path of an own object on this site, or null for none */
  readonly updatePicture: (
    userId: string,
    column: 'avatar_url' | 'cover_url',
    path: string | null,
  ) => Promise<void>
  /** The storage of pictures; its client loads at the first call, since few visits upload anything. */
  readonly openBucket: (bucket: PictureBucket) => Promise<Bucket>
}

export type Bucket = ReturnType<StorageClient['from']>

/** @param onRefused told when a call in somebody's name was refused: perhaps their session was ended elsewhere */
export function createAccountClient(onRefused: () => void): AccountClient {
  const { origin } = window.location
  const auth = new GoTrueClient({
    url: `${origin}/auth/v1`,
    storageKey: SESSION_STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    flowType: 'pkce',
    experimental: { recoveryCodes: true },
  })
  const fetchAsPerson = withToken(auth, onRefused)
  const rest = new PostgrestClient(`${origin}/rest/v1`, { fetch: fetchAsPerson })

  return {
    auth,
    async readProfile(userId) {
      const { data, error } = await rest.from('profiles').select('*').eq('id', userId).single()
      if (error?.code === NO_ROW) return null
      if (error) throw new Error(`the profile could not be read: ${error.message}`)
      return profileFromRow(data)
    },
    async updateOwnRow(userId, change) {
      const { error } = await rest.from('profiles').update(change).eq('id', userId)
      // The client's own answer to "no answer" has no code.
      if (error && !error.code) throw new Error(`the profile could not be saved: ${error.message}`)
      return error
    },
    async updateGenerationCount(userId, count) {
      const { error } = await rest.from('profiles').update({ generation_count: count }).eq('id', userId)
      if (error) throw new Error(`the counter could not be saved: ${error.message}`)
    },
    async updatePicture(userId, column, path) {
      const { error } = await rest
        .from('profiles')
        .update({ [column]: path })
        .eq('id', userId)
      if (error) throw new Error(`the picture could not be saved: ${error.message}`)
    },
    async openBucket(bucket) {
      const { StorageClient } = await import('@supabase/storage-js')
      return new StorageClient(`${origin}/storage/v1`, {}, fetchAsPerson).from(bucket)
    },
  }
}

/** Every call carries the token of the moment, refreshed first when it is about to end. */
function withToken(auth: GoTrueClient, onRefused: () => void): typeof fetch {
  return async (input, init) => {
    const { data } = await auth.getSession()
    const headers = new Headers(init?.headers)
    if (data.session) headers.set('authorization', `Bearer ${data.session.access_token}`)
    const response = await fetch(input, { ...init, headers })
    if (response.status === 401 && data.session) onRefused()
    return response
  }
}
