import { expect, test } from 'vitest'
import { TEACHER_REMARKS } from '#content/writing/teacher-remarks/teacher-remarks.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { FOUND_MAX, findRemarks, type KeptRemark, wholeBank } from './remark-search.ts'

const nameOf = (category: KeptRemark['category']) => remarkCategoryNames[category]
const kept = (text: string, lastUsedAt: string | null, uses = 1): KeptRemark => ({
  text,
  category: 'grammar',
  effect: 'fault',
  lastUsedAt,
  uses,
})

test('two letters find what begins with them, whatever their accents and case', () => {
  const bank = [kept('Faltou a crase', null), kept('Vírgula depois do conectivo', null)]
  expect(findRemarks(bank, 'cr', nameOf).map(({ text }) => text)).toEqual(['Faltou a crase'])
  expect(findRemarks(bank, 'VIR con', nameOf).map(({ text }) => text)).toEqual([
    'Vírgula depois do conectivo',
  ])
  expect(findRemarks(bank, 'rase', nameOf)).toEqual([])
})

test('the name of the category counts as words of the remark', () => {
  expect(findRemarks([kept('Reveja.', null)], 'conc', nameOf)).toHaveLength(1)
})

test('the last used stands first, then the most used; nothing typed shows the last used', () => {
  const bank = [
    kept('Crase um', null, 0),
    kept('Crase dois', '2026-01-01T00:00:00Z', 9),
    kept('Crase três', '2026-02-01T00:00:00Z', 1),
    kept('Crase quatro', '2026-01-01T00:00:00Z', 10),
  ]
  const order = ['Crase três', 'Crase quatro', 'Crase dois', 'Crase um']
  expect(findRemarks(bank, 'cr', nameOf).map(({ text }) => text)).toEqual(order)
  expect(findRemarks(bank, '', nameOf).map(({ text }) => text)).toEqual(order)
})

test('no more are shown than keys lead to', () => {
  const bank = Array.from({ length: 20 }, (_, at) => kept(`Crase ${at}`, null))
  expect(findRemarks(bank, 'cr', nameOf)).toHaveLength(FOUND_MAX)
})

test('one of ours that was used once is not offered twice', () => {
  const [first] = TEACHER_REMARKS
  const own = [{ ...first!, lastUsedAt: '2026-01-01T00:00:00Z', uses: 1 }]
  const bank = wholeBank(own, TEACHER_REMARKS)
  expect(bank).toHaveLength(TEACHER_REMARKS.length)
  expect(new Set(bank.map(({ text }) => text)).size).toBe(TEACHER_REMARKS.length)
})

test('thirty of ours for each competence, none said twice', () => {
  expect(TEACHER_REMARKS).toHaveLength(150)
  expect(new Set(TEACHER_REMARKS.map(({ text }) => text)).size).toBe(150)
})
