/** Where the tests' sign-in provider keeps what it must remember: in memory, for as long as it runs. */
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** @returns what oidc-provider asks for once per kind of thing (Session, Grant, AuthorizationCode …) */
export function providerMemory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  return (kind) => {
    const key = (id: string) => `${kind} ${id}`
    const findBy = async (member: 'uid' | 'userCode', value: string) =>
      [...kept].find(([name, payload]) => name.startsWith(`${kind} `) && payload[member] === value)?.[1]
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = kept.get(key(id))
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of kept) if (payload.grantId === grantId) kept.delete(name)
      },
    }
  }
}
