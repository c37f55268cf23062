import { expect, test } from 'vitest'
import { sharedCopyHeaders, sharedSecondsLeft } from './shared-copy.ts'

test('a cache is told the same in the words of each', () => {
  expect(sharedCopyHeaders(30, ['site', 'catalogue'])).toEqual({
    'cdn-cache-control': 'max-age=30, stale-while-revalidate=10',
    'surrogate-control': 'max-age=30, stale-while-revalidate=10',
    'cache-tag': 'site,catalogue',
    'surrogate-key': 'site catalogue',
  })
})

test.each([
  ['as long as here', 30_000, null, 30],
  ['whole seconds alone', 29_999, null, 29],
  ['not beyond the turn of a sale', 30_000, 12_000, 12],
  ['a turn after it changes nothing', 30_000, 31_000, 30],
  ['not at all once its time is over', -1, null, 0],
  ['nor in the second before a turn', 30_000, 999, 0],
])('a page is kept elsewhere %s', (_, freshUntilMs, nextTurnMs, seconds) => {
  expect(sharedSecondsLeft({ freshUntilMs, nextTurnMs }, 0)).toBe(seconds)
})
