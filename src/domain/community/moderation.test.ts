import fc from 'fast-check'
import { expect, test } from 'vitest'
import { independentReports, REPORTS_THAT_HIDE } from './moderation.ts'

const proven = (networkKey: string) => ({ isProven: true, networkKey })
const unproven = (networkKey: string) => ({ isProven: false, networkKey })

test.each([
  [[], 0],
  [[proven('a')], 1],
  [[proven('a'), proven('a'), proven('a')], 3],
  [[unproven('a'), unproven('a'), unproven('a')], 1],
  [[unproven('a'), unproven('b'), unproven('c')], 3],
  [[proven('a'), unproven('a'), unproven('a')], 2],
])('the reports %j count for %i', (reports, count) => {
  expect(independentReports(reports)).toBe(count)
})

test('three hide, two do not', () => {
  expect(independentReports([proven('a'), unproven('a')])).toBeLessThan(REPORTS_THAT_HIDE)
  expect(independentReports([proven('a'), proven('b'), unproven('a')])).toBe(REPORTS_THAT_HIDE)
})

test('the order of reports changes nothing, one more never makes fewer, and never more than one more', () => {
  const report = fc.record({ isProven: fc.boolean(), networkKey: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(fc.array(report), report, (reports, more) => {
      const count = independentReports(reports)
      expect(independentReports([...reports].reverse())).toBe(count)
      expect(count).toBeLessThanOrEqual(reports.length)
      expect(independentReports([...reports, more]) - count).toBeOneOf([0, 1])
    }),
  )
})
