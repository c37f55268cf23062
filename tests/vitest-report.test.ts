import { expect, test } from 'vitest'
import { readVitestReport } from '../scripts/vitest-report.ts'

const aFile = (name: string, status: string, tests: readonly string[], message = '') => ({
  name,
  status,
  message,
  assertionResults: tests.map((testStatus) => ({ status: testStatus })),
})

const read = (...testResults: ReturnType<typeof aFile>[]) =>
  readVitestReport(JSON.stringify({ success: false, testResults }))

test('tests are counted over all files', () => {
  const report = read(
    aFile('a', 'passed', ['passed', 'passed', 'skipped']),
    aFile('b', 'failed', ['passed', 'failed']),
  )
  expect(report).toStrictEqual({ passed: 3, failed: 1, broken: [] })
})

test.each([
  ['that could not begin', aFile('a', 'failed', [], 'no connection\n  at …'), 'no connection'],
  ['whose preparation failed', aFile('a', 'failed', ['skipped', 'skipped'], 'no disk'), 'no disk'],
  ['whose end failed', aFile('a', 'failed', ['passed'], 'still open'), 'still open'],
  ['whose process ended', aFile('a', 'failed', ['pending']), 'its process ended'],
])('a file %s is broken, with its reason, and none of its tests counts', (_what, file, reason) => {
  const report = read(file, aFile('b', 'passed', ['passed']))
  expect(report).toStrictEqual({ passed: 1, failed: 0, broken: [{ file: 'a', reason }] })
})

test('what is no report is refused', () => {
  expect(() => readVitestReport('{"testResults"')).toThrow()
})
