/**
 * What there is to practise with, and what an item of a day says (product §9 Practice): the server asks it for who is
 * signed in, the browser for a visitor.
 */
import type { PracticeBank, PracticeItem } from '#domain/study/practice/day-plan.ts'
import type { ShownItem } from '#domain/study/practice/practice-wire.ts'
import type { WrittenTask } from '#domain/study/practice/written-task.ts'
import { COURSE_TASKS } from './course-tasks.ts'
import { CONNECTIVE_TASKS, PROPOSAL_TASKS, THESIS_TASKS } from './daily-tasks.ts'
import { exercisesOf, findExercise, PRACTICE_KINDS, type PracticeKind } from './exercises.ts'

/** By how often they were marked in the essays of decision 0094; what was not counted there comes behind. */
const COMMONEST: readonly PracticeKind[] = [
  'accent',
  'comma-after-connective',
  'spelling',
  'crase-missing',
  'comma-stray',
  'onde',
  'crase-extra',
  'agreement-nominal',
  'fragment',
  'comma-subject-verb',
  'agreement-verbal',
  'informal',
  'gerund-tail',
  'expression',
  'comma-around-connective',
  'second-person',
  'comma-before-clause',
  'first-person',
  'comma-after-adjunct',
]

const DAILY_TASKS = [THESIS_TASKS, CONNECTIVE_TASKS, PROPOSAL_TASKS]

export const PRACTICE_BANK: PracticeBank<PracticeKind> = {
  kinds: [...COMMONEST, ...PRACTICE_KINDS.filter((kind) => !COMMONEST.includes(kind))],
  exerciseIds: (kind) => exercisesOf(kind).map(({ id }) => id),
  tasks: DAILY_TASKS.map((tasks) => tasks.map(({ id }) => id)),
}

const TASKS: ReadonlyMap<string, WrittenTask> = new Map(
  [...DAILY_TASKS.flat(), ...COURSE_TASKS].map((task) => [task.id, task]),
)

export function findTask(id: string): WrittenTask | null {
  return TASKS.get(id) ?? null
}

/**
 * What a screen shows of an item; null for one whose exercise is gone.
 *
 * @param sentence of an own item: the words of the essay, and what is said of their fault
 */
export function shownItem(
  item: PracticeItem<PracticeKind>,
  sentence: { text: string; explanation: string } | null,
): ShownItem | null {
  const { id, of, state, misses } = item
  const isDone = state !== 'open'
  if (item.of === 'task') {
    const task = findTask(item.task)
    if (!task) return null
    const { prompt, given, model } = task
    const begin = 'from' in task.check ? (task.check.from ?? '') : ''
    const shown = { kind: null, prompt, text: given ?? '', begin, explanation: null }
    return { id, of, state, misses, ...shown, model: isDone ? model : null }
  }
  if (item.of === 'own') {
    if (!sentence) return null
    const { text } = sentence
    const explanation = isDone || misses > 0 ? sentence.explanation : null
    const shown = { kind: item.kind, prompt: null, text, begin: text, model: null, explanation }
    return { id, of, state, misses, ...shown }
  }
  const exercise = findExercise(item.exercise)
  if (!exercise) return null
  const { kind, wrong, answers, explanation } = exercise
  return {
    ...{ id, of, state, misses, kind, prompt: null, text: wrong, begin: wrong },
    model: isDone ? answers[0] : null,
    explanation: isDone || misses > 0 ? explanation : null,
  }
}
