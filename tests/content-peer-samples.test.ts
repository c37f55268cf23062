/** The essays by which students calibrate: of the length of a sheet, of three levels, with a reason for each grade. */
import { expect, test } from 'vitest'
import { PEER_SAMPLES } from '#content/writing/peer-samples/samples.ts'
import { sheetLines } from '#corrector/rules/lines.ts'
import { contactsIn } from '#domain/writing/identification.ts'
import { isPeerLevels, totalOf } from '#domain/writing/peer-review.ts'
import { levelsOfSample, textOfSample } from '#domain/writing/peer-sample.ts'

test('there are three, with ids of their own', () => {
  expect(new Set(PEER_SAMPLES.map(({ id }) => id)).size).toBe(3)
})

test.each(PEER_SAMPLES.map((sample) => [sample.id, sample] as const))(
  '%s is a whole essay with a whole grade',
  (_, sample) => {
    expect(sheetLines(sample.paragraphs.join('\n'))).toBeGreaterThanOrEqual(14)
    expect(sheetLines(sample.paragraphs.join('\n'))).toBeLessThanOrEqual(30)
    expect(isPeerLevels(levelsOfSample(sample))).toBe(true)
    for (const { reason } of sample.reference) expect(reason.length).toBeGreaterThan(80)
    expect(contactsIn(textOfSample(sample))).toEqual([])
    expect(textOfSample(sample)).not.toMatch(/ {2}/)
  },
)

test('every quote of a reason stands in its essay', () => {
  for (const sample of PEER_SAMPLES) {
    for (const { reason } of sample.reference) {
      for (const [, quote = ''] of reason.matchAll(/“([^”]+)”/g))
        expect(textOfSample(sample).toLowerCase()).toContain(quote.toLowerCase())
    }
  }
})

test('they are of three levels: strong, middling and weak', () => {
  const totals = PEER_SAMPLES.map((sample) => totalOf(levelsOfSample(sample))).sort((a, b) => a - b)
  expect(totals).toEqual([440, 640, 920])
})
