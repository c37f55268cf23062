import { expect, test } from 'vitest'
import { gradeOfReaders, needsThirdReader } from './two-readers.ts'

const all = (level: number) => [level, level, level, level, level]

test.each([
  ['100 apart in the total', [160, 160, 120, 120, 120], [120, 120, 120, 120, 100], false],
  ['120 apart in the total', [160, 160, 160, 120, 120], all(120), true],
  ['80 apart in one competence', [200, 120, 120, 120, 120], [120, 120, 120, 160, 120], false],
  ['120 apart in one competence', [200, 120, 120, 120, 120], [80, 160, 120, 160, 120], true],
])('%s', (_, one, other, isThird) => {
  expect(needsThirdReader(one, other)).toBe(isThird)
  expect(needsThirdReader(other, one)).toBe(isThird)
})

test('one reading is no grade by this rule, and two that are far apart wait for the third', () => {
  expect(gradeOfReaders([all(120)])).toBeNull()
  expect(gradeOfReaders([all(200), all(120)])).toBeNull()
})

test('two that are near: their mean', () => {
  expect(gradeOfReaders([all(120), [160, 120, 120, 120, 120]])).toEqual({
    levels: [140, 120, 120, 120, 120],
    total: 620,
    of: [0, 1],
    isDoubtful: false,
  })
})

test('the third is paired with the nearer one, the other counts no more', () => {
  expect(gradeOfReaders([all(200), all(120), all(160).with(0, 120)])).toMatchObject({ of: [1, 2] })
  expect(gradeOfReaders([all(200), all(80), all(200)])).toMatchObject({ of: [0, 2], total: 1000 })
})

test('a third in the very middle: all three', () => {
  expect(gradeOfReaders([all(200), all(120), all(160)])).toMatchObject({ of: [0, 1, 2], total: 800 })
})
