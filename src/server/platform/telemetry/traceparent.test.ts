import { ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { readTraceparent } from './traceparent.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

test.each([
  [`00-${TRACE}-${SPAN}-01`, 1],
  [`00-${TRACE}-${SPAN}-00`, 0],
  [`00-${TRACE}-${SPAN}-03`, 1],
  [`01-${TRACE}-${SPAN}-01-more`, 1],
])('%s is continued, with the flag %d', (header, traceFlags) => {
  expect(trace.getSpanContext(readTraceparent(header))).toEqual({
    traceId: TRACE,
    spanId: SPAN,
    traceFlags,
    isRemote: true,
  })
})

test.each([
  undefined,
  '',
  TRACE,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
])('%s begins a trace of its own', (header) => {
  expect(readTraceparent(header)).toBe(ROOT_CONTEXT)
})
