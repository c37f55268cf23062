/** The calls of the courses; the schemas are fetched beside the answers. */
import type { NewQuestion } from '#domain/study/courses/lesson-question-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const wire = () => import('#domain/study/courses/course-wire.ts')

export type LessonAddress = { readonly course: string; readonly lesson: string }

function pathOf({ course, lesson }: LessonAddress): string {
  return `courses/${course}/lessons/${lesson}`
}

export function fetchOwnCourses(signal: AbortSignal) {
  return callChecked(
    wire().then(({ ownCoursesSchema }) => ownCoursesSchema),
    'courses',
    { signal },
  )
}

export function sendVisit(address: LessonAddress, signal: AbortSignal) {
  return callChecked(
    wire().then(({ openedLessonSchema }) => openedLessonSchema),
    `${pathOf(address)}/visits`,
    { method: 'POST', body: {}, signal },
  )
}

/** A visitor's answer is judged and forgotten. */
export function sendAnswer(address: LessonAddress, exercise: string, text: string, isMember: boolean) {
  return callChecked(
    wire().then(({ exerciseVerdictSchema }) => exerciseVerdictSchema),
    `${pathOf(address)}/exercises/${exercise}/${isMember ? 'answers' : 'checks'}`,
    { method: 'POST', body: { text } },
  )
}

export function sendDone(address: LessonAddress) {
  return callChecked(
    wire().then(({ ownProgressSchema }) => ownProgressSchema),
    `${pathOf(address)}/done`,
    { method: 'PUT', body: {} },
  )
}

const questionsSchema = () =>
  import('#domain/study/courses/lesson-question-wire.ts').then(
    ({ lessonQuestionsSchema }) => lessonQuestionsSchema,
  )

export function fetchQuestions({ course, lesson }: LessonAddress, signal: AbortSignal) {
  return callChecked(questionsSchema(), `lesson-questions/${course}/${lesson}`, { signal })
}

export function sendQuestion({ course, lesson }: LessonAddress, body: NewQuestion) {
  return callChecked(questionsSchema(), `lesson-questions/${course}/${lesson}`, { method: 'POST', body })
}

export function deleteQuestion(id: string) {
  return callApi(`lesson-questions/${id}`, { method: 'DELETE' })
}

const certificateSchema = () => wire().then(({ ownCertificateSchema }) => ownCertificateSchema)

export function fetchCertificate(course: string, signal: AbortSignal) {
  return callChecked(certificateSchema(), `courses/${course}/certificate`, { signal })
}

export function issueCertificate(course: string) {
  return callChecked(certificateSchema(), `courses/${course}/certificate`, { method: 'PUT', body: {} })
}

export function deleteCertificate(course: string) {
  return callChecked(certificateSchema(), `courses/${course}/certificate`, { method: 'DELETE' })
}
