/** Exercises lead to what is there: lessons, classes and axes are named as the mini-course and the banks name them. */
import { expect, test } from 'vitest'
import { CONNECTIVE_CATEGORIES } from '#content/study/connectives.ts'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { REPERTOIRE_AXES } from '#content/study/repertoires/index-by-axis.ts'
import { axisOfTheme } from '#content/study/themes/axis-of-theme.ts'
import { ROOM_THEME_GROUPS } from '#content/study/themes/room-themes.ts'
import { exerciseText, weakestText } from '#texts/writing/exercises.ts'

const labelOf = (exercise: Parameters<typeof exerciseText>[0], axis: string | null = null) =>
  exerciseText(exercise, axis).label

test('every theme of the room has an axis of the repertoire bank, by its name there', () => {
  for (const { id } of ROOM_THEME_GROUPS.flatMap(({ themes }) => themes)) {
    const axis = axisOfTheme(id)
    expect(REPERTOIRE_AXES, id).toContainEqual(expect.objectContaining({ ...axis }))
  }
  expect([axisOfTheme(null), axisOfTheme('nenhum')]).toEqual([null, null])
})

test('lessons and classes of connectives are named as where they lead', () => {
  for (const { level, title } of COURSE_LEVELS) {
    // The course has six levels.
    const exercise = { of: 'lesson', level: level as 1 | 2 | 3 | 4 | 5 | 6, reason: 'links' } as const
    expect(labelOf(exercise)).toBe(`Minicurso, nível ${level}: ${title}`)
  }
  const ids = ['oposicao', 'causa-e-consequencia', 'conclusao', 'adicao', 'explicacao', 'comparacao'] as const
  for (const category of ids) {
    const name = CONNECTIVE_CATEGORIES.find(({ id }) => id === category)?.name
    expect(labelOf({ of: 'connectives', category, reason: 'few' })).toBe(`Conectivos: ${name}`)
  }
  expect(labelOf({ of: 'repertoires', reason: 'none' }, 'Saúde')).toBe('Repertórios: Saúde')
  expect(labelOf({ of: 'repertoires', reason: 'none' })).toBe('Banco de Repertórios')
})

test.each([
  [1, 'Para treinar a C3, a mais baixa agora'],
  [2, 'Para treinar a C3, uma das mais baixas agora'],
  [4, 'Para treinar a C3, uma das mais baixas agora'],
  [5, 'As cinco estão no mesmo nível: comece pela C3'],
])('with %i competences as low the sentence is true', (lowest, sentence) => {
  expect(weakestText({ competence: 3, lowest })).toBe(sentence)
})
