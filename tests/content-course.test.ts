/**
 * The mini-course and the model essays keep their shape (product §2 Mini-course, Placeholders; §9): a student who has
 * read a lesson can give each answer exactly, and each comment falls on words that are there.
 */
import { icons } from 'lucide-react'
import { expect, test } from 'vitest'
import { BADGES } from '#content/account/badges.ts'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { THEME_AXES } from '#content/study/themes/index-by-axis.ts'
import { MODEL_ESSAYS, MODEL_ESSAYS_NOTE } from '#content/writing/model-essays.ts'
import { sheetLines } from '#corrector/rules/lines.ts'
import { BADGE_IDS, badgesFor } from '#domain/account/badges.ts'
import { isCorrectAnswer, type Lesson } from '#domain/study/mini-course.ts'
import { COMPETENCES, estimatedTotal, markedParagraphs } from '#domain/writing/model-essay.ts'
import { proseDefects, stringsIn } from '#tests/support/prose.ts'

const QUESTIONS = COURSE_LEVELS.flatMap(({ level, lesson, questions }) =>
  questions.map((question) => ({ level, lesson, question })),
)

/** What the lesson teaches in running text: labels and headings do not count as teaching. */
function taughtText({ intro, sections, keyPoints }: Lesson): string {
  const parts = sections.flatMap(({ paragraphs, examples }) => [
    ...paragraphs,
    ...(examples ?? []).flatMap(({ text, comment }) => [text, comment ?? '']),
  ])
  return [intro, ...parts, ...keyPoints].join('\n')
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function holdsInOrder(text: string, phrase: string): boolean {
  return ` ${words(text).join(' ')} `.includes(` ${words(phrase).join(' ')} `)
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

test('the six levels have the titles, badges and XP of product §9', () => {
  const badgeNames = new Map<string, string>(BADGES.map(({ id, name }) => [id, name]))
  expect(
    COURSE_LEVELS.map(({ level, title, badgeId, xp }) => [level, title, badgeNames.get(badgeId), xp]),
  ).toEqual([
    [1, 'Estruturação', 'Primeiros Passos', 50],
    [2, 'Situações que levam a nota 0', 'Caçador de Erros', 80],
    [3, 'Introdução', 'Mestre das Portas de Entrada', 100],
    [4, 'Desenvolvimento', 'Construtor de Ideias', 120],
    [5, 'Conclusão', 'Fechador de Ouro', 150],
    [6, 'Aprimoramentos', 'Mestre das Palavras', 200],
  ])
  expect(COURSE_LEVELS.reduce((sum, { xp }) => sum + xp, 0)).toBe(700)
  expect(new Set(COURSE_LEVELS.map(({ badgeId }) => badgeId)).size).toBe(6)
})

test('every badge has its rule, and each level earns its own', () => {
  expect(BADGES.map(({ id }) => id)).toEqual(BADGE_IDS)
  for (const { level, badgeId } of COURSE_LEVELS) {
    expect(badgesFor({ courseLevels: level }).at(-1)).toBe(badgeId)
  }
})

test.each(COURSE_LEVELS)(
  'level $level has three questions, a known drawing and a lesson of 350 to 600 words',
  ({ icon, lesson, questions }) => {
    expect(questions).toHaveLength(3)
    expect(new Set(questions.map(({ text }) => text)).size).toBe(3)
    const iconName = icon.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())
    expect(Object.keys(icons)).toContain(iconName)
    const wordCount = stringsIn(lesson).join(' ').split(/\s+/).length
    expect(wordCount).toBeGreaterThanOrEqual(350)
    expect(wordCount).toBeLessThanOrEqual(600)
    expect(lesson.sections.length).toBeGreaterThanOrEqual(2)
    expect(lesson.sections.some(({ examples }) => (examples?.length ?? 0) > 0)).toBe(true)
    expect(lesson.keyPoints.length).toBeGreaterThanOrEqual(3)
  },
)

test.each(QUESTIONS)(
  'level $level: the answer to “$question.text” stands word for word in its lesson',
  ({ lesson, question }) => {
    const [expected] = question.answers
    expect(words(expected).length).toBeLessThanOrEqual(3)
    expect(taughtText(lesson).toLowerCase()).toContain(expected.replace(/\?$/, ''))
    expect(holdsInOrder(taughtText(lesson), expected)).toBe(true)
    expect(holdsInOrder(question.text, expected), 'the question gives its answer away').toBe(false)
  },
)

test.each(QUESTIONS)(
  'level $level: “$question.text” takes its answer without accents, in capitals, with spaces',
  ({ question }) => {
    for (const answer of question.answers) {
      expect(isCorrectAnswer(question, withoutAccents(answer)), answer).toBe(true)
      expect(isCorrectAnswer(question, ` ${answer.toUpperCase()} `), answer).toBe(true)
      expect(answer).toBe(answer.toLowerCase().trim())
    }
    expect(new Set(question.answers).size).toBe(question.answers.length)
  },
)

test('no answer of a question is taken by another one of its level', () => {
  for (const { questions } of COURSE_LEVELS) {
    for (const question of questions) {
      for (const other of questions) {
        if (other === question) continue
        for (const answer of question.answers) expect(isCorrectAnswer(other, answer), answer).toBe(false)
      }
    }
  }
})

test('twelve model essays of many axes and structures, and a note that says whose estimate the score is', () => {
  expect(MODEL_ESSAYS.length).toBeGreaterThanOrEqual(12)
  for (const key of ['id', 'theme', 'structure'] as const) {
    expect(new Set(MODEL_ESSAYS.map((essay) => essay[key])).size).toBe(MODEL_ESSAYS.length)
  }
  expect(new Set(MODEL_ESSAYS.map(({ axis }) => axis)).size).toBeGreaterThanOrEqual(10)
  const titles = new Map(THEME_AXES.flatMap(({ themes }) => themes.map(({ id, title }) => [id, title])))
  for (const { themeId, theme } of MODEL_ESSAYS) if (themeId) expect(titles.get(themeId)).toBe(theme)
  const note = MODEL_ESSAYS_NOTE.paragraphs.join(' ')
  expect(note).toContain('estimativa nossa')
  expect(note).toContain('nem foram corrigidas pelo Inep')
})

test.each(MODEL_ESSAYS)(
  'the model essay “$theme” fills 24 to 30 lines of the sheet in four paragraphs',
  (essay) => {
    expect(essay.paragraphs).toHaveLength(4)
    expect(sheetLines(essay.paragraphs.join('\n'))).toBeGreaterThanOrEqual(24)
    expect(sheetLines(essay.paragraphs.join('\n'))).toBeLessThanOrEqual(30)
    expect(essay.sources.length).toBeGreaterThanOrEqual(2)
  },
)

test.each(MODEL_ESSAYS)(
  'each mark of “$theme” falls on words of its own, in all five competences',
  (essay) => {
    const text = essay.paragraphs.join('\n')
    for (const { quote } of essay.marks) expect(text.split(quote), quote).toHaveLength(2)
    const shown = markedParagraphs(essay).flatMap((pieces) => pieces.flatMap(({ mark }) => mark ?? []))
    expect(shown).toHaveLength(essay.marks.length)
    expect([...new Set(essay.marks.map(({ competence }) => competence))].sort()).toEqual([...COMPETENCES])
    expect(essay.estimate.map(({ competence }) => competence)).toEqual([...COMPETENCES])
    expect(estimatedTotal(essay)).toBeGreaterThanOrEqual(900)
  },
)

test.each(
  stringsIn([
    COURSE_LEVELS.map(({ title, lesson, questions }) => [title, lesson, questions.map(({ text }) => text)]),
    MODEL_ESSAYS,
    MODEL_ESSAYS_NOTE,
  ]),
)('%j is clean', (text) => {
  expect(proseDefects(text)).toEqual([])
})
