/** The rules of other exams keep their shape: what makes a mark adds up, and everything names its source. */
import { expect, test } from 'vitest'
import { EXAM_LESSONS, findExamLesson } from '#content/writing/exam-lessons/find-exam-lesson.ts'
import { EXAM_MODELS } from '#content/writing/exam-models/find-exam-models.ts'
import { EXAMS, findExam } from '#content/writing/exams/all-exams.ts'
import { sheetLines } from '#corrector/rules/lines.ts'
import { isCorrectAnswer } from '#domain/study/mini-course.ts'
import { lengthProblem } from '#domain/writing/exam-rules.ts'
import { proseDefects, stringsIn } from '#tests/support/prose.ts'

const SLUG = /^[a-z]+$/

test('each exam has an address of its own, and is found by it', () => {
  const ids = EXAMS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) {
    expect(id).toMatch(SLUG)
    expect(findExam(id)?.id).toBe(id)
  }
  expect(findExam('enem')).toBeNull()
})

test.each(EXAMS)(
  '$id: the formula fits the points and the highest mark',
  ({ criteria, formula, maximum }) => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length)
    const ranges = criteria.flatMap(({ points }) => (points ? [points] : []))
    for (const { min, max } of ranges) expect(min).toBeLessThan(max)
    if (formula.kind === 'unknown') {
      // No number can come of it, whatever single points were known.
      expect(ranges).toEqual([])
      return
    }
    expect(ranges).toHaveLength(criteria.length)
    const sum = ranges.reduce((total, { max }) => total + max, 0)
    if (formula.kind === 'converted') expect([maximum, sum === formula.of]).toEqual([formula.of, false])
    else expect(maximum).toBe(sum)
  },
)

test.each(EXAMS)(
  '$id names its sources, its edition and what differs from the ENEM',
  ({ sources, edition, differences, lines }) => {
    expect(sources.length).toBeGreaterThanOrEqual(2)
    expect(edition).toMatch(/\d/)
    expect(differences.length).toBeGreaterThanOrEqual(2)
    if (lines.min !== null && lines.max !== null) expect(lines.min).toBeLessThan(lines.max)
  },
)

test.each(EXAMS)('$id tells its themes from the newest on, each once', ({ themes }) => {
  const years = themes.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const titles = themes.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('Fuvest and Unicamp have two models each, of two genres', () => {
  for (const id of ['fuvest', 'unicamp']) {
    const genres = (EXAM_MODELS[id] ?? []).map(({ genre }) => genre)
    expect(genres.length).toBeGreaterThanOrEqual(2)
    expect(new Set(genres).size).toBe(genres.length)
  }
})

const MODELS = Object.entries(EXAM_MODELS).flatMap(([exam, models]) =>
  models.map((model) => [exam, model.id, model] as const),
)

test.each(MODELS)('the model of %s “%s” keeps to its exam: lines, criteria, points', (exam, _, model) => {
  const rules = findExam(exam)
  expect(rules).not.toBeNull()
  if (!rules) return
  expect(model.assessment.map(({ id }) => id)).toEqual(rules.criteria.map(({ id }) => id))
  for (const { id, points } of model.assessment) {
    const range = rules.criteria.find((one) => one.id === id)?.points
    expect(points).toBeGreaterThanOrEqual(range?.min ?? Number.POSITIVE_INFINITY)
    expect(points).toBeLessThanOrEqual(range?.max ?? 0)
  }
  const text = [...(model.title ? [model.title] : []), ...model.paragraphs].join('\n')
  expect(lengthProblem(rules, sheetLines(text))).toBeNull()
  expect(model.reading.length).toBeGreaterThan(0)
  expect(model.sources.length).toBeGreaterThan(0)
})

test('each exam has its lesson, and each lesson an exam', () => {
  expect(EXAM_LESSONS.map(({ id }) => id)).toEqual(EXAMS.map(({ id }) => id))
  for (const { id } of EXAMS) expect(findExamLesson(id)?.id).toBe(id)
  expect(findExamLesson('enem')).toBeNull()
})

test.each(EXAM_LESSONS)(
  '$id: the lesson is short, and answers its own two or three questions',
  ({ id, asked, costs, example, practice, questions }) => {
    const paragraphs = [...asked, ...costs, ...practice]
    const words = paragraphs.join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(100)
    expect(words).toBeLessThanOrEqual(220)
    expect([2, 3]).toContain(questions.length)
    const told = [...paragraphs, ...(findExam(id)?.differences ?? []), example?.text ?? '']
      .join(' ')
      .toLowerCase()
    for (const { text, answers, explanation } of questions) {
      expect(text).toMatch(/\?$/)
      expect(explanation).toMatch(/\.$/)
      expect(told).toContain(answers[0].toLowerCase())
      expect(new Set(answers).size).toBe(answers.length)
      // A right answer to one question is none to another.
      for (const other of questions)
        if (other.text !== text)
          for (const answer of answers) expect(isCorrectAnswer(other, answer), answer).toBe(false)
    }
  },
)

test.each(stringsIn([EXAM_MODELS, EXAM_LESSONS]))('%j is clean', (text) => {
  expect(proseDefects(text)).toEqual([])
})
