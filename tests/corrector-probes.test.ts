/** What a demanding teacher would judge without thinking twice: each probe with its reason (docs/corrector.md, "Probes"). */
import { expect, test } from 'vitest'
import { correct } from '#corrector/correct.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { PLAIN_ESSAY } from '../scripts/corrector/probe-essay.ts'
import { PROBES } from '../scripts/corrector/probe-list.ts'

const corrector = testCorrector()
const plain = correct(PLAIN_ESSAY, corrector)

test('there are forty probes and more, each with its reason', () => {
  expect(PROBES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(PROBES.map(({ group, name }) => `${group}: ${name}`)).size).toBe(PROBES.length)
})

test.each(PROBES.map((probe) => [`${probe.group}: ${probe.name}`, probe] as const))('%s', (_, probe) => {
  const correction = correct(probe.essay, corrector)
  const { total, range, competences, tricks, zeroRisks } = correction
  const seen = {
    why: probe.why,
    total,
    range,
    levels: competences.map(({ level }) => level).join('/'),
    tricks: tricks.map(({ id }) => id),
    risks: zeroRisks.map(({ id }) => id),
  }
  expect(probe.holds(correction, plain), JSON.stringify(seen)).toBe(true)
})
