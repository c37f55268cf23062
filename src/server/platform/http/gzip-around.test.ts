import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPart, gzipAround, wholeOf } from './gzip-around.ts'

const SHEET = '.a{content:"“ç”"} '.repeat(6_000)

test('whatever stands around it, a gzip tells the whole text', async () => {
  const texts = fc.string({ unit: 'binary', maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(texts, fc.option(texts), texts, async (before, shared, after) => {
      const text = { before, common: shared === null ? null : commonPart(shared), after }
      expect(gunzipSync(await gzipAround(text)).toString()).toBe(Buffer.from(wholeOf(text)).toString())
    }),
    { numRuns: 40 },
  )
})

test('a text may be cut anywhere, also beside letters of several bytes', async () => {
  const whole = 'redação “nota mil” 🖋️ é ótima'
  const letters = [...whole]
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at).join('')
    const after = letters.slice(at).join('')
    const packed = await gzipAround({ before, common: commonPart('ção🖋️'), after })
    expect(gunzipSync(packed).toString()).toBe(`${before}ção🖋️${after}`)
  }
})

test('what repeats the common part does not refer back into it', async () => {
  const text = { before: SHEET, common: commonPart(SHEET), after: SHEET }
  expect(gunzipSync(await gzipAround(text)).toString()).toBe(SHEET.repeat(3))
})

test.each([
  ['nothing before', { before: '', common: commonPart(SHEET), after: 'fim' }],
  ['nothing after', { before: 'começo', common: commonPart(SHEET), after: '' }],
  ['nothing around', { before: '', common: commonPart(SHEET), after: '' }],
  ['nothing in common', { before: '', common: null, after: 'fim' }],
  ['nothing at all', { before: '', common: null, after: '' }],
] as const)('%s', async (_, text) => {
  expect(gunzipSync(await gzipAround(text)).toString()).toBe(wholeOf(text))
})

test('the common part is used as it was deflated once', async () => {
  const common = commonPart(SHEET)
  const packed = await gzipAround({ before: '<style>', common, after: '</style>' })
  expect(packed.includes(common.deflated)).toBe(true)
})
