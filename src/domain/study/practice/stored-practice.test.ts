import { expect, test } from 'vitest'
import { newCard, reviewed } from './schedule.ts'
import { readStoredPractice } from './stored-practice.ts'

const isKind = (kind: string): kind is 'onde' => kind === 'onde'
const NOTHING = { day: '', items: [], cards: [], courseTasks: [] }
const NOW = new Date('2026-03-02T12:00:00Z')

test('what was kept is read again as it was', () => {
  const stored = {
    day: '2026-03-02',
    items: [{ id: '1', of: 'ours', kind: 'onde', exercise: 'onde-1', misses: 1, state: 'open' }],
    cards: [reviewed(newCard('onde', NOW), 0, NOW)],
    courseTasks: ['minicurso-1-1'],
  }
  expect(readStoredPractice(JSON.stringify(stored), isKind)).toEqual(stored)
})

test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"day":1}'],
  [
    'a state that is none',
    '{"day":"","items":[{"id":"1","of":"task","task":"t","misses":0,"state":"?"}],"cards":[],"courseTasks":[]}',
  ],
])('%s is begun anew', (_, text) => {
  expect(readStoredPractice(text, isKind)).toEqual(NOTHING)
})

test('a class that is practised no more is left out', () => {
  const stored = { ...NOTHING, cards: [newCard('gone', NOW)] }
  expect(readStoredPractice(JSON.stringify(stored), isKind).cards).toEqual([])
})
