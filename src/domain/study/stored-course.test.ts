import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CourseEvent, CourseLevel } from './mini-course.ts'
import {
  answersOfLevel,
  type CourseProgress,
  finishedLevelCount,
  NO_PROGRESS,
  parseStoredCourse,
  playCourse,
  serializeCourse,
} from './stored-course.ts'

const LEVELS: readonly CourseLevel[] = [50, 80].map((xp, index) => ({
  level: index + 1,
  title: `Nível ${index + 1}`,
  badgeId: `badge-${index + 1}`,
  xp,
  questions: ['a', 'b', 'c'].map((answer) => ({ text: '?', answers: [answer] as const })),
}))

function play(events: readonly CourseEvent[], from: CourseProgress = NO_PROGRESS): CourseProgress {
  return events.reduce((progress, event) => playCourse(LEVELS, progress, event), from)
}

const reread = (progress: CourseProgress) => parseStoredCourse(LEVELS, serializeCourse(progress))
const right = (text: string): CourseEvent[] => [{ kind: 'answer', text }, { kind: 'feedback-over' }]
const wholeLevel: CourseEvent[] = [...right('a'), ...right(' B '), ...right('c')]

test('accepted answers are kept, wrong ones are not', () => {
  const progress = play([{ kind: 'begin' }, ...right('x'), ...right(' A '), ...right('y')])
  expect(progress.answers).toEqual(['A'])
})

test('the answers of a finished level can be told apart', () => {
  const progress = play([{ kind: 'begin' }, ...wholeLevel, { kind: 'next-level' }, ...right('a')])
  expect(answersOfLevel(LEVELS, progress, 0)).toEqual(['a', 'B', 'c'])
  expect(answersOfLevel(LEVELS, progress, 1)).toEqual(['a'])
  expect(finishedLevelCount(LEVELS, progress.state)).toBe(1)
})

test('a finished level and the next one that was opened are different places', () => {
  const finished = play([{ kind: 'begin' }, ...wholeLevel])
  const opened = play([{ kind: 'next-level' }], finished)
  expect(reread(finished)).toEqual(finished)
  expect(reread(opened)).toEqual(opened)
})

test('the last level and the end of the game are different places', () => {
  const finished = play([{ kind: 'begin' }, ...wholeLevel, { kind: 'next-level' }, ...wholeLevel])
  const over = play([{ kind: 'next-level' }], finished)
  expect(reread(finished).state.kind).toBe('level-complete')
  expect(reread(over).state).toEqual(over.state)
  expect(finishedLevelCount(LEVELS, over.state)).toBe(2)
})

test('leaving while the answer is being praised loses nothing', () => {
  const praised = play([{ kind: 'begin' }, { kind: 'answer', text: 'a' }])
  expect(reread(praised).state).toMatchObject({ kind: 'playing', questionIndex: 1, feedback: 'none' })
})

test('playing again forgets the answers', () => {
  const over = play([
    { kind: 'begin' },
    ...wholeLevel,
    { kind: 'next-level' },
    ...wholeLevel,
    { kind: 'next-level' },
  ])
  expect(play([{ kind: 'play-again' }], over)).toMatchObject({ answers: [], state: { levelIndex: 0 } })
})

test('what is kept names the level of the game, and none before and after it', () => {
  const finished = play([{ kind: 'begin' }, ...wholeLevel])
  const opened = play([{ kind: 'next-level' }], finished)
  const over = play([...wholeLevel, { kind: 'next-level' }], opened)
  const kept = (progress: CourseProgress) => JSON.parse(serializeCourse(progress))
  const level = ['a', 'B', 'c']
  expect(kept(NO_PROGRESS)).toEqual({ answers: [], level: null })
  expect(kept(play([{ kind: 'begin' }]))).toEqual({ answers: [], level: 0 })
  expect(kept(finished)).toEqual({ answers: level, level: 0 })
  expect(kept(opened)).toEqual({ answers: level, level: 1 })
  expect(kept(over)).toEqual({ answers: [...level, ...level], level: null })
})

test.each([
  [0, { kind: 'level-complete', levelIndex: 0 }],
  [1, { kind: 'playing', levelIndex: 1, questionIndex: 0 }],
  [null, { kind: 'playing', levelIndex: 1, questionIndex: 0 }],
])('a whole level of answers kept with the level %j', (level, state) => {
  const text = JSON.stringify({ answers: ['a', 'b', 'c'], level })
  expect(parseStoredCourse(LEVELS, text).state).toMatchObject(state)
})

test('an answer that is no longer right ends what is read', () => {
  const text = JSON.stringify({ answers: ['a', 'antiga', 'c'], level: 0 })
  expect(parseStoredCourse(LEVELS, text)).toMatchObject({ answers: ['a'], state: { questionIndex: 1 } })
})

test.each([null, '', '{', 'null', '7', '{}', '{"answers":"a"}', '{"answers":[1]}'])(
  'the text %j holds no progress',
  (text) => {
    expect(parseStoredCourse(LEVELS, text)).toBe(NO_PROGRESS)
  },
)

test('any walk through the game is read as it was kept, but for the feedback on the screen', () => {
  const event = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'x').map((text): CourseEvent => ({ kind: 'answer', text })),
    fc
      .constantFrom('begin', 'feedback-over', 'next-level', 'play-again')
      .map((kind): CourseEvent => ({ kind })),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const played = play([{ kind: 'begin' }, ...events])
      expect(reread(played)).toEqual(play([{ kind: 'feedback-over' }], played))
    }),
  )
})
