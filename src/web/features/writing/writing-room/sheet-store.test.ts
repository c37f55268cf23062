import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#tests/support/browser-storage.ts'
import { createSheetStore, isSheetKey } from './sheet-store.ts'
import { blankSheet, type Sheet } from './stored-sheet.ts'

const LAST_SHEET_KEY = 'domine-a-redacao:sala:folha'

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

const sheetNames = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter((name) =>
    name?.startsWith(LAST_SHEET_KEY),
  )

/** Two tabs of one browser, on one draft. */
function twoTabs() {
  const a = createSheetStore('a')
  a.write(aSheet('Um'))
  const b = createSheetStore('b')
  return { a, b, ofB: b.open(null)! }
}

test('what is written is found again by the next tab, as what lay here last and by its essay', () => {
  createSheetStore('a').write(aSheet('Um', { isUnsaved: true }))
  createSheetStore('a').write(aSheet('Dois', { essayId: 'e2' }))
  expect(createSheetStore('b').open(null)?.text).toBe('Dois')
  expect(createSheetStore('b').open('e1')?.text).toBe('Um')
  expect(createSheetStore('b').open('e3')).toBeNull()
})

test('a sheet on which nothing stands is not kept, and one that is removed is gone', () => {
  const sheets = createSheetStore('a')
  sheets.write(aSheet('', { theme: null }))
  expect(sheetNames()).toEqual([])
  sheets.write(aSheet('Um'))
  sheets.remove('e1')
  expect(sheetNames()).toEqual([])
})

test('the sheet of a browser that was here before is found, and kept in the new place at the first change', () => {
  localStorage.setItem(LAST_SHEET_KEY, JSON.stringify(aSheet('De antes')))
  const sheets = createSheetStore('a')
  const old = sheets.open(null)
  expect(old?.text).toBe('De antes')
  expect(sheets.write({ ...old!, text: 'De agora' }).writer).toBe('mine')
  expect(createSheetStore('b').open(null)?.text).toBe('De agora')
})

test('what another tab writes is shown here, and nothing is new until it writes again', () => {
  const { a, b, ofB } = twoTabs()
  expect(b.look(ofB).writer).toBe('mine')
  a.write(aSheet('Um dois'))
  const told = b.look(ofB)
  expect([told.writer, told.sheet.text]).toEqual(['other', 'Um dois'])
  expect(b.look(told.sheet).writer).toBe('mine')
})

test('who takes the pen goes on with the newest text, and the first tab is told in its turn', () => {
  const { a, b, ofB } = twoTabs()
  const written = aSheet('Um dois')
  a.write(written)
  const { sheet } = b.look(ofB)
  b.take(sheet)
  b.write({ ...sheet, text: 'Um dois três' })
  const told = a.look(written)
  expect([told.writer, told.sheet.text]).toEqual(['other', 'Um dois três'])
})

test('a text that was not told of the other is not written over it, nor lost: the student chooses', () => {
  const { a, b, ofB } = twoTabs()
  a.write(aSheet('Um, da aba A'))
  const typed = { ...ofB, text: 'Um, da aba B' }
  const both = { writer: 'both', sheet: typed, other: aSheet('Um, da aba A') }
  expect([b.write(typed), b.look(typed)]).toEqual([both, both])
  expect(createSheetStore('c').open(null)?.text).toBe('Um, da aba A')

  expect(b.yield(typed).text).toBe('Um, da aba A')
  b.take(typed)
  expect(createSheetStore('c').open(null)?.text).toBe('Um, da aba B')
})

test('tabs on two essays do not disturb each other', () => {
  const { a, b } = twoTabs()
  const other = aSheet('Outra', { essayId: 'e2', isUnsaved: true })
  b.write(other)
  expect(a.look(aSheet('Um')).writer).toBe('mine')
  expect(a.write(aSheet('Um dois', { isUnsaved: true })).writer).toBe('mine')
  expect(b.look(other).writer).toBe('mine')
})

test('of other essays only what no account holds stays here', () => {
  const sheets = createSheetStore('a')
  sheets.write(aSheet('Só aqui', { isUnsaved: true }))
  sheets.write(aSheet('Na conta', { essayId: 'e2', isUnsaved: false }))
  sheets.write(aSheet('Nova', { essayId: 'e3' }))
  expect(['e1', 'e2', 'e3'].map((id) => createSheetStore('b').open(id)?.text)).toEqual([
    'Só aqui',
    undefined,
    'Nova',
  ])
})

test('a storage that is full keeps nothing, and writing goes on', () => {
  vi.stubGlobal('localStorage', aStorage({ isFull: true }))
  const sheets = createSheetStore('a')
  const sheet = aSheet('Um')
  expect(sheets.write(sheet)).toEqual({ writer: 'mine', sheet })
  expect(sheets.write({ ...sheet, text: 'Um dois' }).writer).toBe('mine')
  expect(sheets.look(sheet).writer).toBe('mine')
})

test('a text for which there was no room is not given up for that of another tab', () => {
  const { a, b, ofB } = twoTabs()
  const typed = { ...ofB, text: 'Um, sem lugar' }
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(b.write(typed).writer).toBe('mine')
  a.write(aSheet('Um dois'))
  expect(b.look(typed)).toMatchObject({ writer: 'both', sheet: { text: 'Um, sem lugar' } })
})

test('what is no sheet is not opened', () => {
  localStorage.setItem(LAST_SHEET_KEY, 'e1')
  for (const kept of ['{', '1', '{"stamp":1}', '{"stamp":"a","sheet":{"text":1}}']) {
    localStorage.setItem(`${LAST_SHEET_KEY}:e1`, kept)
    expect(createSheetStore('a').open(null)).toBeNull()
  }
})

test.each<[string | null, boolean]>([
  [`${LAST_SHEET_KEY}:e1`, true],
  [null, true],
  [`${LAST_SHEET_KEY}:e2`, false],
  [LAST_SHEET_KEY, false],
])('a change of %j concerns the essay: %s', (key, isOne) => {
  expect(isSheetKey(key, 'e1')).toBe(isOne)
})
