/** Tables of the courses: the owner's, and how far each student has come. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Course } from '#domain/study/courses/course.ts'
import type { Moment, NullableMoment } from './columns.ts'

export type CoursesTable = {
  slug: string
  draft: JSONColumnType<Course, string, string>
  published: JSONColumnType<Course, string | null | undefined, string | null> | null
  version: Generated<number>
  published_at: NullableMoment
  created_at: Moment
  updated_at: Moment
}

export type CourseStudentsTable = {
  user_id: string
  course: string
  began_at: Moment
  lesson: string
  seen_at: Moment
}

export type CourseLessonsDoneTable = { user_id: string; course: string; lesson: string; done_at: Moment }

export type CourseAnswersTable = {
  user_id: string
  course: string
  lesson: string
  exercise: string
  text: string
  is_right: boolean
  tries: number
  answered_at: Moment
}

export type CourseCertificatesTable = {
  code: string
  user_id: string
  course: string
  course_title: string
  student_name: string
  lessons: number
  minutes: number
  issued_at: Moment
}

export type CourseAttachmentsTable = {
  id: string
  course: string
  file_name: string
  file_key: string
  byte_size: number
  picture_width: number | null
  picture_height: number | null
  created_at: Moment
}

export type LessonQuestionsTable = {
  id: Generated<string>
  course: string
  lesson: string
  user_id: string
  text: string
  may_show: boolean
  created_at: Moment
  answer: string | null
  answered_at: NullableMoment
  is_shown: Generated<boolean>
}

export type HiddenCoursesTable = { slug: string; hidden_at: Moment }

export type CourseTables = {
  courses: CoursesTable
  course_students: CourseStudentsTable
  course_lessons_done: CourseLessonsDoneTable
  course_answers: CourseAnswersTable
  course_certificates: CourseCertificatesTable
  course_attachments: CourseAttachmentsTable
  lesson_questions: LessonQuestionsTable
  hidden_courses: HiddenCoursesTable
}
