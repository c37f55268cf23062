import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

/** The server as far as seals go. @param setting SECOND_FACTOR_KEY, as bytes */
function aServer(setting: Buffer | null, ofDatabase = Buffer.alloc(32, 1)) {
  const known = {
    config: { secondFactorKey: setting && (() => setting) },
    keys: { secret: async () => ofDatabase },
  }
  return known as unknown as Parameters<typeof sealSecret>[0]
}

const OWN_KEY = Buffer.alloc(32, 2)

test('a sealed secret opens for its account, and the seal is another each time', async () => {
  const server = aServer(OWN_KEY)
  const sealed = await sealSecret(server, 'ana', 'JBSWY3DPEHPK3PXP')
  expect(await openSecret(server, 'ana', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toEqual(await sealSecret(server, 'ana', 'JBSWY3DPEHPK3PXP'))
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false)
})

test('moved to another account, changed in one bit or under another key it does not open', async () => {
  const server = aServer(OWN_KEY)
  const sealed = await sealSecret(server, 'ana', 'JBSWY3DPEHPK3PXP')
  await expect(openSecret(server, 'rui', sealed)).rejects.toThrow()
  for (const place of [1, 13, 29, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place]! ^= 1
    await expect(openSecret(server, 'ana', changed), `byte ${place}`).rejects.toThrow()
  }
  await expect(openSecret(aServer(Buffer.alloc(32, 3)), 'ana', sealed)).rejects.toThrow()
})

test('what the key of the database sealed still opens when the setting comes; the setting’s does not without it', async () => {
  const before = await sealSecret(aServer(null), 'ana', 'JBSWY3DPEHPK3PXP')
  expect(await openSecret(aServer(OWN_KEY), 'ana', before)).toBe('JBSWY3DPEHPK3PXP')
  const after = await sealSecret(aServer(OWN_KEY), 'ana', 'JBSWY3DPEHPK3PXP')
  await expect(openSecret(aServer(null), 'ana', after)).rejects.toThrow('SECOND_FACTOR_KEY')
})
