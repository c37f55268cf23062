/** Links with a coupon: what is read of an address, and which refusal ends it. */
import { expect, test } from 'vitest'
import { canCountLater, couponLink, readLinkedCoupon } from './coupon-link.ts'

test.each([
  ['VOLTA-10', 'VOLTA-10'],
  [' volta_10 ', 'VOLTA_10'],
  [null, null],
  ['', null],
  ['ab', null],
  ['abc', 'ABC'],
  ['a'.repeat(32), 'A'.repeat(32)],
  ['a'.repeat(33), null],
  ['<script>', null],
])('%s', (text, code) => {
  expect(readLinkedCoupon(text)).toBe(code)
})

test('a link is read as it was written', () => {
  const link = couponLink('https://redacao.example', '/product/p1', 'VOLTA-10')
  expect(link).toBe('https://redacao.example/product/p1?cupom=VOLTA-10')
  expect(readLinkedCoupon(new URL(link).searchParams.get('cupom'))).toBe('VOLTA-10')
})

test.each([
  ['coupon_unknown', false],
  ['coupon_expired', false],
  ['coupon_stopped', false],
  ['coupon_used_up', false],
  ['coupon_used_by_you', false],
  ['coupon_below_minimum', true],
  ['coupon_not_for_these', true],
  ['coupon_needs_account', true],
  ['coupon_not_yet', true],
  ['coupon_held_by_you', true],
  ['unreachable', true],
])('after %s it may count later: %s', (refusal, may) => {
  expect(canCountLater(refusal)).toBe(may)
})
