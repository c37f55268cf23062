/** Every exercise of ours through our own engine: what is wrong is marked as its class, what is right is not marked. */
import { expect, test } from 'vitest'
import { exercisesOf, findExercise, PRACTICE_KINDS } from '#content/study/practice/exercises.ts'
import { correct } from '#corrector/correct.ts'
import { judgeExercise, judgeMended, type ReadEssay } from '#domain/study/practice/mended.ts'
import { testCorrector } from './support/corrector.ts'

const read: ReadEssay = async (essay) => correct(essay, testCorrector())

function marks(text: string) {
  return correct({ text, theme: 'Tema', motivating: [] }, testCorrector()).marks
}

test('there are at least 400 exercises over at least 30 classes', () => {
  const all = PRACTICE_KINDS.flatMap((kind) => exercisesOf(kind))
  expect(PRACTICE_KINDS.length).toBeGreaterThanOrEqual(30)
  expect(all.length).toBeGreaterThanOrEqual(400)
  expect(new Set(all.map(({ wrong }) => wrong)).size).toBe(all.length)
  expect(all.map(({ id }) => findExercise(id))).toEqual(all)
  expect([findExercise('crase-missing-99'), findExercise('nada'), findExercise('')]).toEqual([
    null,
    null,
    null,
  ])
})

test.each(PRACTICE_KINDS)('%s: the wrong sentence is marked so, the right one is clean', (kind) => {
  const problems = exercisesOf(kind).flatMap(({ id, wrong, answers, explanation }) => {
    const found: string[] = []
    if (!marks(wrong).some((mark) => mark.kind === kind))
      found.push(
        `${id} not marked: ${wrong} [${marks(wrong)
          .filter((m) => m.effect !== 'merit')
          .map((m) => m.kind)}]`,
      )
    for (const answer of answers) {
      const left = marks(answer).filter((mark) => mark.effect === 'fault' || mark.kind === kind)
      if (left.length > 0) found.push(`${id} ${left.map((m) => m.kind)}: ${answer}`)
      if (/ {2}|\s[,.]/.test(answer)) found.push(`${id} spaces: ${answer}`)
    }
    if (explanation.length < 20) found.push(`${id} explains nothing`)
    return found
  })
  expect(problems).toEqual([])
})

test('every answer of ours is taken, and the wrong sentence is told to be unchanged', async () => {
  for (const exercise of PRACTICE_KINDS.flatMap((kind) => exercisesOf(kind))) {
    for (const answer of exercise.answers)
      expect(await judgeExercise(exercise, ` ${answer.replace(/\.$/, '')}\n`, read), answer).toEqual({
        isRight: true,
      })
    expect(await judgeExercise(exercise, exercise.wrong, read)).toMatchObject({ problem: 'unchanged' })
  }
})

test.each<[string, string, object]>([
  ['onde-1', 'Esta é uma época na qual todos falam e poucos escutam.', { isRight: true }],
  [
    'onde-1',
    'Esta é uma época, onde todos falam e poucos escutam.',
    { problem: 'still-there', found: ['onde'] },
  ],
  ['onde-1', 'Todos falam.', { problem: 'too-different' }],
  ['onde-1', 'Esta é uma época em que todos fala e a gente escuta.', { problem: 'new-fault' }],
  [
    'crase-missing-1',
    'Devido a uma falta de saneamento, doenças antigas voltaram.',
    { problem: 'not-expected' },
  ],
  ['crase-missing-1', 'devido à falta de saneamento, doenças antigas voltaram', { problem: 'not-expected' }],
  ['informal-1', 'O jovem sai cedo e vai trabalhar no centro.', { isRight: true }],
  ['gerund-tail-1', 'O lixo entope os bueiros e causa enchentes.', { isRight: true }],
])('%s answered by "%s"', async (id, text, verdict) => {
  expect(await judgeExercise(findExercise(id)!, text, read)).toMatchObject(verdict)
})

test('of two faults of an own sentence, the one that is practised must go, and none may come', async () => {
  const own = { kind: 'crase-missing', wrong: 'Devido a falta de escolas, os jovem não tem futuro.' } as const
  const judge = (text: string) => judgeMended(own, text, read)
  expect(await judge('Devido à falta de escolas, os jovem não tem futuro.')).toEqual({ isRight: true })
  expect(await judge('Devido a falta de escolas, os jovens não têm futuro.')).toMatchObject({
    problem: 'still-there',
  })
  expect(await judge('Devido à falta de escola, os jovem não tem futuro, mais não desistem.')).toMatchObject({
    isRight: false,
  })
})
