/**
 * Is an answer to an exercise or a task of ours right (product §9 Practice)? The engine is handed in: the server judges
 * with its threads, a browser without a network with the corrector that it keeps.
 */
import { judgeExercise, type ReadEssay } from '#domain/study/practice/mended.ts'
import type { PracticeVerdict } from '#domain/study/practice/practice-wire.ts'
import { judgeTask, type WrittenTask } from '#domain/study/practice/written-task.ts'
import { findTask } from './bank.ts'
import { findExercise } from './exercises.ts'

export const RIGHT: PracticeVerdict = { isRight: true, problems: [], found: [] }

/**
 * @param about id of an exercise or a task
 * @returns null where there is none of this id
 */
export async function judgeAbout(
  about: string,
  text: string,
  read: ReadEssay,
): Promise<PracticeVerdict | null> {
  const task = findTask(about)
  if (task) return judgeWritten(task, text, read)
  const exercise = findExercise(about)
  if (!exercise) return null
  const verdict = await judgeExercise(exercise, text, read)
  return verdict.isRight ? RIGHT : { isRight: false, problems: [verdict.problem], found: [...verdict.found] }
}

export async function judgeWritten(
  { check }: Pick<WrittenTask, 'check'>,
  text: string,
  read: ReadEssay,
): Promise<PracticeVerdict> {
  const { isRight, problems, faults } = await judgeTask(check, text, read)
  return { isRight, problems: [...problems], found: [...faults] }
}
