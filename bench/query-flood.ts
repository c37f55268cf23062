/**
 * A process of its own that asks for changing addresses by 256 connections: `query-flood.ts URL PREFIX SECONDS RATE`,
 * as fast as it goes without a rate. Its last line is what came of it, as JSON.
 */
import autocannon from 'autocannon'

const [url = '', prefix = '', seconds = '4', rate] = process.argv.slice(2)
let asked = 0

const result = await autocannon({
  url,
  connections: 256,
  // As a browser does: without it pages come uncompressed, and this process is busy with reading.
  headers: { 'accept-encoding': 'br' },
  duration: Number(seconds),
  ...(rate ? { overallRate: Number(rate) } : {}),
  requests: [{ setupRequest: (request: object) => ({ ...request, path: `${prefix}${++asked}` }) }],
})
console.log(
  JSON.stringify({
    perSecond: Math.round(result.requests.average),
    refused: result['5xx'],
    failed: result.errors + result.timeouts,
  }),
)
