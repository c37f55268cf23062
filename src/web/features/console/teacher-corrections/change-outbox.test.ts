import { expect, test } from 'vitest'
import type { DeskChange, DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import { addChange, withoutSent } from './change-outbox.ts'
import { applyChange, type DeskState } from './desk-state.ts'

const mark: DeskMark = {
  id: 'a',
  place: { start: 3, end: 5 },
  category: 'grammar',
  effect: 'fault',
  remark: '',
  engineKey: null,
  state: 'kept',
}
const level = (sentence: string): DeskChange => ({ does: 'level', competence: 2, level: 80, sentence })

test('of each thing the newest change alone is sent', () => {
  const changes = [
    level('x'),
    { does: 'mark', mark } as const,
    level('xy'),
    { does: 'unmark', id: 'a' } as const,
  ]
  expect(changes.reduce<DeskChange[]>((all, one) => addChange(all, one), [])).toEqual([
    level('xy'),
    { does: 'unmark', id: 'a' },
  ])
})

test('what was written again while the older was under way stays to be sent', () => {
  const [older, other] = [level('x'), { does: 'comment', text: 'c' } as const]
  const sent = [older, other]
  const newer = level('xy')
  expect(withoutSent(addChange(sent, newer), sent)).toEqual([newer])
})

const EMPTY: DeskState = {
  marks: [],
  levels: Array.from({ length: 5 }, () => ({ level: null, sentence: '' })),
  comment: '',
  voiceText: '',
  bank: [],
}
const applyAll = (changes: readonly DeskChange[]) =>
  changes.reduce((state, change) => applyChange(state, change, '2026-01-01T00:00:00Z'), EMPTY)

test('a change applied twice alters nothing more', () => {
  const changes: DeskChange[] = [{ does: 'mark', mark }, level('x'), { does: 'comment', text: 'c' }]
  expect(applyAll([...changes, ...changes])).toEqual(applyAll(changes))
})

test('marks stand in the order of the text, and an answer to the engine takes the place of the one before', () => {
  const at = (id: string, start: number, engineKey: string | null = null): DeskChange => ({
    does: 'mark',
    mark: { ...mark, id, place: { start, end: start + 1 }, engineKey },
  })
  expect(
    applyAll([at('b', 9), at('a', 2), at('c', 5, 'k'), at('d', 5, 'k')]).marks.map(({ id }) => id),
  ).toEqual(['a', 'd', 'b'])
})

test('a remark that is used stands first in the bank, counted', () => {
  const used = (text: string): DeskChange => ({
    does: 'remember',
    remark: { text, category: 'theme', effect: 'note' },
  })
  expect(applyAll([used('a'), used('b'), used('a')]).bank.map(({ text, uses }) => [text, uses])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
