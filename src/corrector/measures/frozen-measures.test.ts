/** The weights of numbers.json rest on the measures: none may move unless the corrector is fitted again. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { FROZEN_ESSAYS } from '../../../scripts/corrector/frozen-essays.ts'
import { differences, freeze, printFrozen, readFrozen } from '../../../scripts/corrector/frozen-measures.ts'

const frozen = readFrozen()
const now = freeze(testCorrector())
const REFIT = 'npm run corrector:fit -- DIR writes both in one run (docs/corrector.md, "Refit")'

test('the frozen measures are those of the numbers that are in use', () => {
  expect(now.numbersHash, `numbers.json changed without frozen-measures.json: ${REFIT}`).toBe(
    frozen.numbersHash,
  )
  expect(now.essaysHash, `an essay of frozen-essays.ts changed: ${REFIT}`).toBe(frozen.essaysHash)
})

test('no measure and no grade has moved since the corrector was fitted', () => {
  expect(
    differences(frozen, now),
    `measures moved, and the fitted weights rest on them: undo it, or fit again; ${REFIT}`,
  ).toEqual([])
  expect(printFrozen(now)).toBe(printFrozen(frozen))
})

test('every measure differs from that of an empty sheet in some essay', () => {
  const empty = FROZEN_ESSAYS.findIndex(({ text }) => text === '') + 1
  expect(empty).toBeGreaterThan(0)
  const untouched = Object.entries(now.measures).filter(([, [, ...values]]) =>
    values.every((value) => value === values[empty - 1]),
  )
  expect(untouched.map(([name]) => name)).toEqual([])
})

test('a slip in one measure, or in one grade, is named', () => {
  const [name = '', essay = ''] = [Object.keys(now.measures)[0], FROZEN_ESSAYS[0]?.name]
  const [nature = '', first = 0, ...others] = now.measures[name] ?? []
  const moved = { ...now, measures: { ...now.measures, [name]: [nature, Number(first) + 1, ...others] } }
  expect(differences(now, moved)).toEqual([`${name}, “${essay}”: ${first} → ${Number(first) + 1}`])
  const { [name]: _, ...fewer } = now.measures
  expect(differences(now, { ...now, measures: fewer })).toEqual([`${name}: is gone`])
  expect(differences({ ...now, measures: fewer }, now)).toEqual([`${name}: is new`])
  const grade = { tenths: [], levels: [], total: 0 }
  expect(differences(now, { ...now, grades: { ...now.grades, [essay]: grade } })).toHaveLength(1)
})
