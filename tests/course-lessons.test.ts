/** Every exercise of our courses through our own engine: its model is accepted, what it gives to begin with is not. */
import { expect, test } from 'vitest'
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { correct } from '#corrector/correct.ts'
import { lessonsOf } from '#domain/study/courses/course.ts'
import { faultsOf, type ReadEssay } from '#domain/study/practice/mended.ts'
import { judgeTask } from '#domain/study/practice/written-task.ts'
import { offlineTexts } from '#texts/site/offline.ts'
import { KEPT_PATHS } from '../src/worker/request-policy.ts'
import { testCorrector } from './support/corrector.ts'

const read: ReadEssay = async (essay) => correct(essay, testCorrector())
const LESSONS = OWN_COURSES.flatMap(lessonsOf)

test('“Do parágrafo à redação” has twelve lessons, each with a text to study and an exercise', () => {
  const [course] = OWN_COURSES
  expect([course?.slug, course?.access, course && lessonsOf(course).length]).toEqual([
    'do-paragrafo-a-redacao',
    'free',
    12,
  ])
  for (const { slug, text, exercises } of LESSONS) {
    expect(text.split(/\s+/).length, slug).toBeGreaterThanOrEqual(200)
    expect(exercises.length, slug).toBeGreaterThanOrEqual(1)
    expect(new Set(exercises.map(({ id }) => id)).size, slug).toBe(exercises.length)
  }
  expect(new Set(LESSONS.map(({ slug }) => slug)).size).toBe(LESSONS.length)
})

test.each(LESSONS.flatMap(({ exercises }) => exercises))(
  '$id: the model is accepted and has no fault, what is given is not accepted',
  async ({ check, model, given }) => {
    expect(await judgeTask(check, model, read)).toEqual({ isRight: true, problems: [], faults: [] })
    if (check.of !== 'plan') expect(await faultsOf(model, 'spelling', read)).toEqual([])
    if (given && check.of !== 'plan') expect((await judgeTask(check, given, read)).isRight).toBe(false)
  },
)

test('a service worker keeps the course of ours, and names each lesson as the course does', () => {
  const [course] = OWN_COURSES
  const path = `/cursos/${course?.slug}`
  const names: Readonly<Record<string, string>> = offlineTexts.keptNames
  const expected = [path, ...LESSONS.map(({ slug }) => `${path}/${slug}`)]
  expect(KEPT_PATHS.filter((kept) => kept.startsWith(path))).toEqual(expected)
  expect(expected.slice(1).map((one) => names[one])).toEqual(
    LESSONS.map(({ title }, index) => `Aula ${index + 1}: ${title}`),
  )
})
