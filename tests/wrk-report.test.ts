/** What wrk prints, read as bench/wrk.ts reads it. */
import { expect, test } from 'vitest'
import { readReport } from '../bench/wrk.ts'

const report = (p99: string, faults = '') => `Running 1s test @ http://127.0.0.1:41657/contato
  Latency Distribution
     90%  688.39ms
     99%  ${p99}
  26 requests in 1.02s, 3.46MB read
${faults}Requests/sec:     25.51
Transfer/sec:      3.40MB
0m0.000000s 0m0.000000s
0m0.010000s 0m0.030000s
`

test.each([
  ['1.02s ', 1020],
  ['90.50ms', 90.5],
  ['850.00us', 0.85],
])('99%% at %s', (p99, p99Ms) => {
  const read = readReport(report(p99))
  expect(read).toMatchObject({ perSecond: 25.51, p99Ms, failed: 0 })
  expect(read.generatorPerSecond).toBeCloseTo(650)
})

test('refusals and lost connections are failures, and another text is no report', () => {
  const faults = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n'
  expect(readReport(report('1.00ms', faults)).failed).toBe(15)
  expect(() => readReport('unable to connect')).toThrow('no report of wrk')
})
