import { expect, test } from 'vitest'
import { isNewKeyDue, retiredKeys, signingKeyOf } from './signing-key-age.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY = 24 * 3600
const HOUR = 3600
const made = (name: string, secondsAgo: number) => ({
  name,
  createdAt: new Date(NOW.getTime() - secondsAgo * 1000),
})

test.each([
  ['the only key, made just now', [made('a', 0)], 'a'],
  ['a second key before its quarter of an hour', [made('b', 899), made('a', 90 * DAY)], 'a'],
  ['a second key after it', [made('b', 900), made('a', 90 * DAY)], 'b'],
  ['two keys made at the first start', [made('b', 1), made('a', 2)], 'a'],
  ['a third key before its quarter of an hour', [made('c', 10), made('b', 900), made('a', DAY)], 'b'],
] as const)('%s: it signs', (_name, keys, name) => {
  expect(signingKeyOf([...keys], NOW).name).toBe(name)
})

test.each([
  [90 * DAY - 1, false],
  [90 * DAY, true],
])('a newest key of %i seconds asks for the next one: %s', (age, isDue) => {
  expect(isNewKeyDue([made('b', age), made('a', 200 * DAY)], NOW)).toBe(isDue)
})

// A quarter of an hour of publishing, an hour of tokens, five minutes of margin.
test.each([
  [900 + HOUR + 300 - 1, []],
  [900 + HOUR + 300, ['a']],
])('a key whose successor was made %i seconds ago', (age, retired) => {
  const keys = [made('b', age), made('a', 90 * DAY)]
  expect(retiredKeys(keys, HOUR, NOW).map(({ name }) => name)).toEqual(retired)
})

test('the newest key never goes, however old', () => {
  expect(retiredKeys([made('a', 1000 * DAY)], HOUR, NOW)).toEqual([])
})
