import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

/**
 * On the server for the first page, in the browser for the next ones: the first page carries the levels as data, beside
 * their lessons in its own HTML, and a change of page fetches them as a file that is kept for ever.
 */
export async function loadLevels(): Promise<{ levels: readonly CourseLevelWithLesson[] }> {
  const { COURSE_LEVELS } = await import('#content/study/mini-course/levels.ts')
  return { levels: COURSE_LEVELS }
}
