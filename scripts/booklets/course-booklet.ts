/**
 * What stands in the PDF of the mini-course? Its levels as a booklet in the dialect: passage and questions of each, and
 * the commented key at the end. Made from the course's own content, so that it cannot say anything else.
 */
import { ANSWER_COMMENTS } from '#content/study/mini-course/commented-answers.ts'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import type { CourseLevelWithLesson, LessonExample } from '#domain/study/mini-course.ts'

/** Also the name of its cover. */
export const COURSE_SLUG = 'minicurso'

const FRONT_MATTER = `---
title: "Minicurso de redação: seis níveis, da tese ao ponto-final"
subtitle: As seis lições, as dezoito perguntas e o gabarito comentado
edition: 1ª edição, 2026
rights: © Domine a Redação. Material gratuito, para uso pessoal.
---`

/** The source of the booklet. */
export function courseBooklet(): string {
  return [FRONT_MATTER, ...COURSE_LEVELS.flatMap(levelParts), ...keyParts()].join('\n\n')
}

function levelParts({ level, title, lesson, questions }: CourseLevelWithLesson): string[] {
  return [
    `# ${escaped(title)}`,
    escaped(lesson.intro),
    ...lesson.sections.flatMap(({ heading, paragraphs, examples = [] }) => [
      `## ${escaped(heading)}`,
      ...paragraphs.map(escaped),
      ...examples.map(exampleBox),
    ]),
    box('NOTA', 'Para não esquecer', lesson.keyPoints.map(escaped)),
    box('EXERCICIO', `Perguntas do nível ${level}`, questions.map(numbered)),
  ]
}

function exampleBox({ label, text, comment }: LessonExample): string {
  return box('EXEMPLO', label, [escaped(text), ...(comment ? [`*${escaped(comment)}*`] : [])])
}

function keyParts(): string[] {
  return [
    '# Gabarito comentado',
    'Responda antes de ler. Se a sua resposta foi outra, volte à lição e procure a frase que responde: ela está lá.',
    ...COURSE_LEVELS.flatMap(({ level, title, questions }, place) => [
      `## Nível ${level}: ${escaped(title)}`,
      ...questions.map(({ text, answers }, index) => {
        const comment = ANSWER_COMMENTS[place]?.[index]
        if (!comment) throw new Error(`question ${index + 1} of level ${level} has no comment`)
        const answer = `**Resposta:** ${escaped(answers[0])}.`.replace('?.', '?')
        return box('GABARITO', `Pergunta ${index + 1}`, [`*${escaped(text)}*`, answer, escaped(comment)])
      }),
    ]),
  ]
}

/** A paragraph each, so that the text of a question cannot become an item of another list. */
function numbered({ text }: { text: string }, index: number): string {
  return `**${index + 1}.** ${escaped(text)}`
}

function box(kind: string, title: string, paragraphs: readonly string[]): string {
  return [
    `[!${kind}] ${title}`,
    ...paragraphs.flatMap((paragraph, index) => (index ? ['', paragraph] : [paragraph])),
  ]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** Plain words stay plain: nothing of them is a mark of the dialect. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_=[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)\.(?= )/, '$1\\.')
    .replace(/^[-+](?= )/, '\\$&')
}
