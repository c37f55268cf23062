/** Every written task through our own engine: its model is accepted, what it gives to begin with is not. */
import { expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { COURSE_TASKS } from '#content/study/practice/course-tasks.ts'
import { CONNECTIVE_TASKS, PROPOSAL_TASKS, THESIS_TASKS } from '#content/study/practice/daily-tasks.ts'
import { correct } from '#corrector/correct.ts'
import { faultsOf, type ReadEssay } from '#domain/study/practice/mended.ts'
import { judgeTask } from '#domain/study/practice/written-task.ts'
import { testCorrector } from './support/corrector.ts'

const read: ReadEssay = async (essay) => correct(essay, testCorrector())
const TASKS = [...THESIS_TASKS, ...CONNECTIVE_TASKS, ...PROPOSAL_TASKS, ...COURSE_TASKS]

test('each question of the mini-course has its task', () => {
  const questions = COURSE_LEVELS.flatMap(({ level, questions: own }) =>
    own.map((_, index) => `minicurso-${level}-${index + 1}`),
  )
  expect(COURSE_TASKS.map(({ id }) => id)).toEqual(questions)
  expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length)
})

test.each(TASKS)(
  '$id: the model is accepted and has no fault, what is given is not accepted',
  async (task) => {
    const verdict = await judgeTask(task.check, task.model, read)
    expect(verdict).toEqual({ isRight: true, problems: [], faults: [] })
    if (task.check.of !== 'plan') expect(await faultsOf(task.model, 'spelling', read)).toEqual([])
    if (task.given && task.check.of !== 'plan')
      expect((await judgeTask(task.check, task.given, read)).isRight).toBe(false)
  },
)

const VACCINES = { of: 'thesis', theme: 'Desafios para a ampliação da cobertura vacinal no Brasil' } as const

test.each<[string, string[]]>([
  ['A queda da vacinação persiste tanto pelo medo quanto pela distância dos postos.', []],
  ['A violência no trânsito persiste tanto pela pressa quanto pela falta de fiscalização.', ['theme']],
  ['A vacina é um assunto que todos comentam nas ruas.', ['position']],
  ['Vacinas são boas.', ['short']],
  [VACCINES.theme, ['unchanged']],
])('as a thesis on vaccines "%s" lacks %j', async (text, problems) => {
  expect((await judgeTask(VACCINES, text, read)).problems).toEqual(problems)
})
