/** Every exercise of ours through our own engine: what is wrong is marked as its class, what is right is not marked. */
import { expect, test } from 'vitest'
import { exercisesOf, findExercise, PRACTICE_KINDS } from '#content/study/practice/exercises.ts'
import { correct } from '#corrector/correct.ts'
import { testCorrector } from './support/corrector.ts'

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
