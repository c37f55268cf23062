/**
 * The signing keys as one process knows them: read from the database at most once a minute, and at once when a token
 * names a key that is not known yet, since another process may have made it.
 */
import { createLocalJWKSet, importJWK, type JSONWebKeySet } from 'jose'
import { signingKeyOf } from './signing-key-age.ts'
import { SIGNING_ALGORITHM, type SigningKey } from './signing-key-repository.ts'

/** Tokens with invented keys must not keep the database busy. */
const SHORTEST_PAUSE_MS = 1000

export type SigningKeys = {
  /** The public halves, for anybody who wants to verify a token. */
  readonly jwks: JSONWebKeySet
  readonly keySet: ReturnType<typeof createLocalJWKSet>
  readonly signer: (now: Date) => Promise<{ kid: string; key: Awaited<ReturnType<typeof importJWK>> }>
}

export type KeyRing = {
  readonly current: () => Promise<SigningKeys>
  /** Read again for a key that is not known, unless that was done a moment ago. */
  readonly renewed: () => Promise<SigningKeys>
}

/** @param read the keys, newest first */
export function createKeyRing(read: () => Promise<SigningKey[]>, reloadMs: number): KeyRing {
  let loaded: { keys: SigningKeys; atMs: number } | null = null
  let loading: Promise<SigningKeys> | null = null
  let renewedAtMs = Number.NEGATIVE_INFINITY

  async function load(): Promise<SigningKeys> {
    const keys = prepare(await read())
    loaded = { keys, atMs: performance.now() }
    return keys
  }

  function reload(): Promise<SigningKeys> {
    loading ??= load().finally(() => {
      loading = null
    })
    return loading
  }

  function current(): Promise<SigningKeys> {
    if (loaded && performance.now() - loaded.atMs < reloadMs) return Promise.resolve(loaded.keys)
    return reload()
  }

  function renewed(): Promise<SigningKeys> {
    // Counted from the last renewal, not from the last reading: a key made right after that is found at once.
    if (performance.now() - renewedAtMs < SHORTEST_PAUSE_MS) return loading ?? current()
    renewedAtMs = performance.now()
    return reload()
  }

  return { current, renewed }
}

function prepare(keys: readonly SigningKey[]): SigningKeys {
  const [newest, ...older] = keys
  if (!newest) throw new Error('there is no signing key')
  const jwks: JSONWebKeySet = { keys: keys.map(publicHalf) }
  const imported = new Map<string, ReturnType<typeof importJWK>>()
  return {
    jwks,
    keySet: createLocalJWKSet(jwks),
    signer: async (now) => {
      const { kid, jwk } = signingKeyOf([newest, ...older], now)
      const key = imported.get(kid) ?? importJWK(jwk, SIGNING_ALGORITHM)
      imported.set(kid, key)
      return { kid, key: await key }
    },
  }
}

/** Member by member, so that the private one (`d`) cannot slip out. */
function publicHalf({ kid, jwk }: SigningKey): JSONWebKeySet['keys'][number] {
  const { kty, crv, x, y } = jwk
  if (kty !== 'EC' || !crv || !x || !y) throw new Error(`the signing key ${kid} is damaged`)
  return { kty, crv, x, y, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] }
}
