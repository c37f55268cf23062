import { expect, test } from 'vitest'
import { addressKey, networkKey } from './rate-limit.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:bbbb:1:2:3', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  [null, 'no address'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1::/48'],
  ['2001:db8:2:3::1', '2001:db8:2::/48'],
  [null, 'no address'],
])('the network of %s is %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key)
})
