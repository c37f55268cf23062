import { expect, test } from 'vitest'
import { lookUpOutside, postPush } from './post-push.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  '8.8.8.8',
  '142.250.79.170',
  '172.32.0.1',
  '100.128.0.1',
  '2a00:1450:4009:80b::200a',
  '2800:3f0::1',
])('%s is of the open internet', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'exemplo.com.br',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([true, false])('a name that leads inside leads nowhere, all asked for: %s', async (all) => {
  const error = await new Promise((resolve) => lookUpOutside('localhost', { all }, resolve))
  expect(error).toMatchObject({ code: 'EFORBIDDEN' })
})

test('an address that may not be called is not', async () => {
  const request = { endpoint: 'https://127.0.0.1/a', headers: {}, body: Buffer.of(1) }
  await expect(postPush(request)).rejects.toMatchObject({ code: 'EFORBIDDEN' })
})
