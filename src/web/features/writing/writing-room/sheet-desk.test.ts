import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#tests/support/browser-storage.ts'
import { blankSheet, type Sheet } from './kept-sheet.ts'
import { createSheetDesk, isSheetKey } from './sheet-desk.ts'

const DESK_KEY = 'domine-a-redacao:sala:folha'

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

function aSheet(text: string, changes: Partial<Sheet> = {}): Sheet {
  return {
    ...blankSheet({ id: 'bullying', title: 'Bullying', motivating: '' }),
    essayId: 'e1',
    text,
    ...changes,
  }
}

/** Two tabs of one browser, on one draft. */
function twoTabs() {
  const a = createSheetDesk('a')
  a.write(aSheet('Um'))
  const b = createSheetDesk('b')
  return { a, b, ofB: b.open(null)! }
}

test('what is written is found again by the next tab, as what lay here last and by its essay', () => {
  createSheetDesk('a').write(aSheet('Um', { isUnsaved: true }))
  createSheetDesk('a').write(aSheet('Dois', { essayId: 'e2' }))
  expect(createSheetDesk('b').open(null)?.text).toBe('Dois')
  expect(createSheetDesk('b').open('e1')?.text).toBe('Um')
  expect(createSheetDesk('b').open('e3')).toBeNull()
})

test('a sheet on which nothing stands is not kept, and one that is removed is gone', () => {
  const desk = createSheetDesk('a')
  desk.write(aSheet('', { theme: null }))
  expect(localStorage.length).toBe(0)
  desk.write(aSheet('Um'))
  desk.remove('e1')
  expect(localStorage.length).toBe(0)
})

test('the sheet of a browser that was here before is found, and kept in the new place at the first change', () => {
  localStorage.setItem(DESK_KEY, JSON.stringify(aSheet('De antes')))
  const desk = createSheetDesk('a')
  const old = desk.open(null)
  expect(old?.text).toBe('De antes')
  expect(desk.write({ ...old!, text: 'De agora' }).hand).toBe('mine')
  expect(createSheetDesk('b').open(null)?.text).toBe('De agora')
})

test('what another tab writes is shown here, and nothing is new until it writes again', () => {
  const { a, b, ofB } = twoTabs()
  expect(b.look(ofB).hand).toBe('mine')
  a.write(aSheet('Um dois'))
  const told = b.look(ofB)
  expect([told.hand, told.sheet.text]).toEqual(['other', 'Um dois'])
  expect(b.look(told.sheet).hand).toBe('mine')
})

test('who takes the pen goes on with the newest text, and the first tab is told in its turn', () => {
  const { a, b, ofB } = twoTabs()
  const written = aSheet('Um dois')
  a.write(written)
  const { sheet } = b.look(ofB)
  b.take(sheet)
  b.write({ ...sheet, text: 'Um dois três' })
  const told = a.look(written)
  expect([told.hand, told.sheet.text]).toEqual(['other', 'Um dois três'])
})

test('a text that was not told of the other is not written over it, nor lost: the student chooses', () => {
  const { a, b, ofB } = twoTabs()
  a.write(aSheet('Um, da aba A'))
  const typed = { ...ofB, text: 'Um, da aba B' }
  const both = { hand: 'both', sheet: typed, other: aSheet('Um, da aba A') }
  expect([b.write(typed), b.look(typed)]).toEqual([both, both])
  expect(createSheetDesk('c').open(null)?.text).toBe('Um, da aba A')

  expect(b.yield(typed).text).toBe('Um, da aba A')
  b.take(typed)
  expect(createSheetDesk('c').open(null)?.text).toBe('Um, da aba B')
})

test('tabs on two essays do not disturb each other', () => {
  const { a, b } = twoTabs()
  const other = aSheet('Outra', { essayId: 'e2', isUnsaved: true })
  b.write(other)
  expect(a.look(aSheet('Um')).hand).toBe('mine')
  expect(a.write(aSheet('Um dois', { isUnsaved: true })).hand).toBe('mine')
  expect(b.look(other).hand).toBe('mine')
})

test('of other essays only what no account holds stays here', () => {
  const desk = createSheetDesk('a')
  desk.write(aSheet('Só aqui', { isUnsaved: true }))
  desk.write(aSheet('Na conta', { essayId: 'e2', isUnsaved: false }))
  desk.write(aSheet('Nova', { essayId: 'e3' }))
  expect(['e1', 'e2', 'e3'].map((id) => createSheetDesk('b').open(id)?.text)).toEqual([
    'Só aqui',
    undefined,
    'Nova',
  ])
})

test('a storage that is full keeps nothing, and writing goes on', () => {
  vi.stubGlobal('localStorage', aStorage({ isFull: true }))
  const desk = createSheetDesk('a')
  const sheet = aSheet('Um')
  expect(desk.write(sheet)).toEqual({ hand: 'mine', sheet })
  expect(desk.write({ ...sheet, text: 'Um dois' }).hand).toBe('mine')
  expect(desk.look(sheet).hand).toBe('mine')
})

test('a text for which there was no room is not given up for that of another tab', () => {
  const { a, b, ofB } = twoTabs()
  const typed = { ...ofB, text: 'Um, sem lugar' }
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(b.write(typed).hand).toBe('mine')
  a.write(aSheet('Um dois'))
  expect(b.look(typed)).toMatchObject({ hand: 'both', sheet: { text: 'Um, sem lugar' } })
})

test('what is no sheet is not opened', () => {
  localStorage.setItem(DESK_KEY, 'e1')
  for (const kept of ['{', '1', '{"stamp":1}', '{"stamp":"a","sheet":{"text":1}}']) {
    localStorage.setItem(`${DESK_KEY}:e1`, kept)
    expect(createSheetDesk('a').open(null)).toBeNull()
  }
})

test.each<[string | null, boolean]>([
  [`${DESK_KEY}:e1`, true],
  [null, true],
  [`${DESK_KEY}:e2`, false],
  [DESK_KEY, false],
])('a change of %j concerns the essay: %s', (key, isOne) => {
  expect(isSheetKey(key, 'e1')).toBe(isOne)
})
