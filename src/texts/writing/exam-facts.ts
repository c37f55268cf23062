/** Words for what an exam asks of a sheet, on its page, in the writing room and on paper. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

const titles: Readonly<Record<ExamRules['titleRule'], string>> = {
  required: 'obrigatório',
  ignored: 'não é pedido e não conta',
  'by-genre': 'só se o gênero pedir',
  unknown: 'não sabemos: confira no manual',
}

export const examFactTexts = {
  lines: ({ lines: { min, max } }: Pick<ExamRules, 'lines'>) => {
    if (min !== null && max !== null) return `de ${min} a ${max}`
    if (max !== null) return `até ${max}`
    return min === null ? 'não sabemos: confira na folha' : `${min} ou mais`
  },
  titleRule: (title: ExamRules['titleRule']) => titles[title],
} as const
