import { expect, test } from 'vitest'
import { cardsOfToday } from './today.ts'

const NOTHING = {
  mockExam: null,
  draft: null,
  practice: null,
  correction: null,
  lesson: null,
  course: { finished: 6, of: 6, next: null },
  answers: [],
  hasPlan: false,
}
const draft = { id: 'a', theme: 'T', words: 9, updatedAt: '' }
const practice = { due: 7, minutes: 7, href: '' }
const correction = { essayId: 'a', number: 1, theme: 'T', total: 640, correctedAt: '' }
const course = { finished: 1, of: 6, next: { level: 2, title: 'T' } }
const answers = [{ id: 'b', theme: 'T', at: '' }]

test.each([
  ['who has nothing yet is asked to write', NOTHING, ['begin']],
  ['and sees the course beside it', { ...NOTHING, course }, ['begin', 'course']],
  ['a draft comes first', { ...NOTHING, draft, practice, course }, ['draft', 'practice', 'course']],
  [
    'a mock exam that runs comes before all',
    { ...NOTHING, draft, mockExam: { month: '2026-11', closesAt: '', endsAt: '2026-11-21T13:30:00Z' } },
    ['mock-exam', 'draft'],
  ],
  [
    'one that is open comes after what is due',
    { ...NOTHING, draft, answers, mockExam: { month: '2026-11', closesAt: '', endsAt: null } },
    ['draft', 'mock-exam', 'answers'],
  ],
  [
    'nothing due is not shown',
    { ...NOTHING, correction, practice: { ...practice, due: 0 } },
    ['correction', 'begin'],
  ],
  [
    'a course that was begun comes before the mini-course',
    { ...NOTHING, lesson: { course: 'c', courseTitle: 'C', slug: 'l', title: 'L' }, course },
    ['begin', 'lesson', 'course'],
  ],
  [
    'a full day',
    { ...NOTHING, draft, practice, correction, course, answers, hasPlan: true },
    ['draft', 'practice', 'answers', 'correction', 'course', 'plan'],
  ],
] as const)('%s', (_, facts, cards) => {
  expect(cardsOfToday(facts as Parameters<typeof cardsOfToday>[0])).toEqual(cards)
})
