import { expect, test } from 'vitest'
import type { Course, CourseRelease } from './course.ts'
import { courseEntry, lessonStates, nextLesson, untried } from './progress.ts'

const NOW = new Date('2026-11-23T12:00:00Z')

function course(release: CourseRelease): Pick<Course, 'modules' | 'release'> {
  const lesson = (slug: string, afterDays: number) => ({
    slug,
    title: slug,
    minutes: 5,
    afterDays,
    text: '',
    exercises: [],
  })
  return {
    release,
    modules: [
      { title: 'A', lessons: [lesson('um', 0), lesson('dois', 1)] },
      { title: 'B', lessons: [lesson('tres', 7)] },
    ],
  }
}

function states(release: CourseRelease, beganAt: string | null, done: string[]): string[] {
  const progress = { beganAt: beganAt === null ? null : new Date(beganAt), done: new Set(done) }
  return lessonStates(course(release), progress, NOW).map(({ state, opensOn }) =>
    opensOn ? `${state} ${opensOn}` : state,
  )
}

test.each<[CourseRelease, string | null, string[], string[]]>([
  ['open', null, [], ['open', 'open', 'open']],
  ['open', null, ['dois'], ['open', 'done', 'open']],
  ['progress', null, [], ['open', 'locked', 'locked']],
  ['progress', null, ['um'], ['done', 'open', 'locked']],
  ['progress', null, ['um', 'dois'], ['done', 'done', 'open']],
  ['progress', null, ['dois'], ['open', 'done', 'locked']],
  ['days', null, [], ['open', 'locked 2026-11-24', 'locked 2026-11-30']],
  ['days', '2026-11-22T12:00:00Z', [], ['open', 'open', 'locked 2026-11-29']],
  // By the day in Brasília: at 02:59 in Greenwich it is still the day before.
  ['days', '2026-11-22T02:59:00Z', [], ['open', 'open', 'locked 2026-11-28']],
  ['days', '2026-11-23T03:00:00Z', [], ['open', 'locked 2026-11-24', 'locked 2026-11-30']],
  ['days', '2026-11-16T12:00:00Z', [], ['open', 'open', 'open']],
  ['days', '2026-11-22T12:00:00Z', ['tres'], ['open', 'open', 'done']],
])('opened by %s, begun %s, done %j: %j', (release, beganAt, done, expected) => {
  expect(states(release, beganAt, done)).toEqual(expected)
})

test.each<[string, string[], string | null]>([
  ['dois', ['um'], 'dois'],
  ['um', ['um'], 'dois'],
  ['sumiu', [], 'um'],
  ['tres', ['um', 'dois', 'tres'], null],
])('left at %s with %j done, one goes on at %s', (left, done, next) => {
  const progress = { beganAt: null, done: new Set(done) }
  expect(nextLesson(lessonStates(course('open'), progress, NOW), left)).toBe(next)
})

const NOBODY = { isPremium: false, hasBought: false, isOwner: false }

test.each([
  ['free', {}, 'open'],
  ['premium', {}, 'premium'],
  ['premium', { isPremium: true }, 'open'],
  ['premium', { hasBought: true }, 'open'],
  ['sold', {}, 'buy'],
  ['sold', { isPremium: true }, 'buy'],
  ['sold', { hasBought: true }, 'open'],
  ['sold', { isOwner: true }, 'open'],
] as const)('%s for %j is %s', (access, viewer, entry) => {
  expect(courseEntry({ access }, { ...NOBODY, ...viewer })).toBe(entry)
})

test('a lesson waits for the exercises that nobody has tried', () => {
  const exercise = (id: string) => ({ id }) as never
  const lesson = { exercises: [exercise('a'), exercise('b')] }
  expect(untried(lesson, new Set())).toEqual(['a', 'b'])
  expect(untried(lesson, new Set(['b']))).toEqual(['a'])
  expect(untried(lesson, new Set(['a', 'b', 'c']))).toEqual([])
})
