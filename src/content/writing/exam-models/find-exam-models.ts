/** Which models an exam has, for its page. */
import type { ExamModel } from '#domain/writing/exam-model.ts'
import { FUVEST_MODELS } from './fuvest.ts'
import { UNICAMP_MODELS } from './unicamp.ts'

export const EXAM_MODELS: Readonly<Record<string, readonly ExamModel[]>> = {
  fuvest: FUVEST_MODELS,
  unicamp: UNICAMP_MODELS,
}

export function findExamModels(examId: string): readonly ExamModel[] {
  return EXAM_MODELS[examId] ?? []
}
