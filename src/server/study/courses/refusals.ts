/** What a course says when it refuses: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'
import type { CertificateRefusal } from './certificates/issue-certificate.ts'
import type { LessonRefusal } from './study-lesson.ts'

const WORDINGS = {
  course_not_found: [404, 'There is no such course'],
  lesson_not_found: [404, 'This course has no such lesson'],
  exercise_not_found: [404, 'This lesson has no such exercise'],
  premium_only: [403, 'This course is part of premium'],
  course_not_bought: [403, 'This course has not been bought by this account'],
  lesson_locked: [403, 'This lesson is not open yet'],
  exercises_left: [409, 'Exercises of this lesson have not been tried'],
  lessons_left: [409, 'Lessons of this course are not done yet'],
  name_missing: [409, 'The profile has no name'],
} as const satisfies Record<LessonRefusal['code'] | CertificateRefusal['code'], readonly [number, string]>

type CourseRefusal = Pick<LessonRefusal | CertificateRefusal, 'code'>

/** Whether this is one of those. */
export function isCourseRefusal<Other extends { readonly code: string }>(
  refused: CourseRefusal | Other,
): refused is Extract<CourseRefusal | Other, CourseRefusal> {
  return Object.hasOwn(WORDINGS, refused.code)
}

export function courseError({ code }: CourseRefusal): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}
