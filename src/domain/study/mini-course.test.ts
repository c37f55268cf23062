import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import {
  COURSE_START,
  type CourseEvent,
  type CourseLevel,
  type CourseState,
  courseProgressPercent,
  isCorrectAnswer,
  nextCourseState,
  passageOf,
  wrongAnswers,
} from './mini-course.ts'

const LEVELS: readonly CourseLevel[] = [50, 80].map((xp, index) => ({
  level: index + 1,
  title: `Nível ${index + 1}`,
  badgeId: `badge-${index + 1}`,
  xp,
  questions: ['a', 'b', 'c'].map((answer) => ({ text: '?', answers: [answer] as const })),
}))

function play(events: readonly CourseEvent[], from: CourseState = COURSE_START): CourseState {
  return events.reduce((state, event) => nextCourseState(LEVELS, state, event), from)
}

const right = (text: string): CourseEvent[] => [{ kind: 'answer', text }, { kind: 'feedback-over' }]
const wholeLevel: CourseEvent[] = [...right('a'), ...right('b'), ...right('c')]

test('the game begins at level 1, question 1, without XP or badges', () => {
  expect(play([{ kind: 'begin' }])).toEqual({
    kind: 'playing',
    levelIndex: 0,
    questionIndex: 0,
    feedback: 'none',
    earned: { xp: 0, badgeIds: [] },
  })
})

test('a wrong answer shows incorrect, then the same question stays', () => {
  const wrong = play([{ kind: 'begin' }, { kind: 'answer', text: 'x' }])
  expect(wrong).toMatchObject({ questionIndex: 0, feedback: 'incorrect' })
  expect(play([{ kind: 'feedback-over' }], wrong)).toMatchObject({ questionIndex: 0, feedback: 'none' })
})

test('while feedback shows, another answer is not taken', () => {
  const shown = play([{ kind: 'begin' }, { kind: 'answer', text: 'x' }])
  expect(play([{ kind: 'answer', text: 'a' }], shown)).toBe(shown)
})

test('after the last question of a level its XP and its badge are earned', () => {
  expect(play([{ kind: 'begin' }, ...wholeLevel])).toEqual({
    kind: 'level-complete',
    levelIndex: 0,
    earned: { xp: 50, badgeIds: ['badge-1'] },
  })
})

test('after the last level the game is complete, and playing again forgets everything', () => {
  const end = play([
    { kind: 'begin' },
    ...wholeLevel,
    { kind: 'next-level' },
    ...wholeLevel,
    { kind: 'next-level' },
  ])
  expect(end).toEqual({ kind: 'game-complete', earned: { xp: 130, badgeIds: ['badge-1', 'badge-2'] } })
  expect(play([{ kind: 'play-again' }], end)).toEqual(play([{ kind: 'begin' }]))
})

test.each([
  ['Tese', 'tese', true],
  ['  TESE ', 'tese', true],
  ['teses', 'tese', false],
  ['a tese', 'tese', false],
  ['ponto de vista', 'tese', true],
])('the answer %j to a question that expects %j is right: %s', (given, expected, right) => {
  expect(isCorrectAnswer({ text: '?', answers: [expected, 'Ponto de vista'] }, given)).toBe(right)
})

test('progress is the level index over the number of levels, and whole only at the end', () => {
  const levelDone = play([{ kind: 'begin' }, ...wholeLevel])
  const second = play([{ kind: 'next-level' }], levelDone)
  const end = play([...wholeLevel, { kind: 'next-level' }], second)
  expect([COURSE_START, levelDone, second, end].map((state) => courseProgressPercent(LEVELS, state))).toEqual(
    [0, 50, 50, 100],
  )
})

test('whatever is sent in whatever order, XP and badges are those of the levels finished so far', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom<CourseEvent>(
      { kind: 'begin' },
      { kind: 'feedback-over' },
      { kind: 'next-level' },
      { kind: 'play-again' },
    ),
    fc.constantFrom('a', 'b', 'c', 'x').map((text): CourseEvent => ({ kind: 'answer', text })),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
      const state = play(events)
      if (state.kind === 'start') return
      const finished =
        state.kind === 'playing'
          ? state.levelIndex
          : state.kind === 'level-complete'
            ? state.levelIndex + 1
            : LEVELS.length
      expect(state.earned.badgeIds).toEqual(LEVELS.slice(0, finished).map(({ badgeId }) => badgeId))
      expect(state.earned.xp).toBe(LEVELS.slice(0, finished).reduce((sum, { xp }) => sum + xp, 0))
    }),
  )
})

test('wrong answers are told by their number, missing ones too', () => {
  const [level] = LEVELS
  expect(wrongAnswers(level!, ['a', ' B ', 'c'])).toEqual([])
  expect(wrongAnswers(level!, ['a', 'x', 'c'])).toEqual([1])
  expect(wrongAnswers(level!, ['a'])).toEqual([1, 2])
})

test('the lesson of our own course answers most of its questions in words that can be pointed at', () => {
  const passages = COURSE_LEVELS.flatMap((level) =>
    level.questions.map((_, index) => passageOf(level, index)),
  )
  expect(passages.filter((passage) => passage !== null).length).toBeGreaterThanOrEqual(14)
  expect(passageOf(COURSE_LEVELS[0]!, 99)).toBeNull()
})
