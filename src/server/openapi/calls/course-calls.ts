/** The courses: progress, lessons and their exercises. */
import { z } from 'zod'
import {
  attachmentAnswerSchema,
  courseCreatedSchema,
  courseListedSchema,
  courseProductSchema,
  coursesAdminSchema,
  courseVersionSchema,
  createCourseSchema,
  lessonPictureAnswerSchema,
  lessonPreviewAnswerSchema,
  lessonPreviewSchema,
  newAttachmentSchema,
  openedCourseSchema,
  saveCourseSchema,
} from '#domain/console/courses-admin-wire.ts'
import {
  courseAnswerBodySchema,
  exerciseVerdictSchema,
  openedLessonSchema,
  ownCertificateSchema,
  ownCoursesSchema,
  ownProgressSchema,
} from '#domain/study/courses/course-wire.ts'
import type { Calls } from '../call.ts'

const lesson = { course: z.string(), lesson: z.string() }
const slug = { slug: z.string() }
const exercise = { ...lesson, exercise: z.string() }

export const courseCalls: Calls = {
  'GET /api/courses': {
    does: 'What of each course is open to the student, and how far it was studied',
    by: 'student',
    answers: { 200: ownCoursesSchema },
  },
  'POST /api/courses/{course}/lessons/{lesson}/visits': {
    does: 'Opens a lesson: its text, its exercises and the own answers; the first one begins the course',
    by: 'student',
    path: lesson,
    answers: { 200: openedLessonSchema },
  },
  'POST /api/courses/{course}/lessons/{lesson}/exercises/{exercise}/answers': {
    does: 'Judges an answer and keeps the newest',
    by: 'student',
    path: exercise,
    body: courseAnswerBodySchema,
    answers: { 200: exerciseVerdictSchema },
  },
  'POST /api/courses/{course}/lessons/{lesson}/exercises/{exercise}/checks': {
    does: 'Judges an answer of a visitor to a course for everybody, and forgets it',
    by: 'anybody',
    path: exercise,
    body: courseAnswerBodySchema,
    answers: { 200: exerciseVerdictSchema },
  },
  'GET /api/courses/{course}/lessons/{lesson}/attachments/{id}': {
    does: 'A file of a lesson: for anybody where the lesson is for everybody, else by the link that a visit told',
    by: 'anybody',
    path: { ...lesson, id: z.string() },
    query: z.object({ of: z.string().optional(), token: z.string().optional() }),
    answers: { 200: 'application/pdf' },
  },
  'GET /api/courses/{course}/lessons/{lesson}/pictures/{id}': {
    does: 'A picture of a lesson: for anybody where the lesson is for everybody, else by the link that a visit told',
    by: 'anybody',
    path: { ...lesson, id: z.string() },
    query: z.object({ of: z.string().optional(), token: z.string().optional() }),
    answers: { 200: 'image/webp' },
  },
  'GET /api/courses/{course}/pictures/{id}': {
    does: 'A picture of a course by the link that the preview told, while its account is the owner',
    by: 'anybody',
    path: { course: z.string(), id: z.string() },
    query: z.object({ of: z.string().optional(), token: z.string().optional() }),
    answers: { 200: 'image/webp' },
  },
  'PUT /api/courses/{course}/lessons/{lesson}/done': {
    does: 'Finishes a lesson whose exercises have been tried',
    by: 'student',
    path: lesson,
    answers: { 200: ownProgressSchema },
  },
  'GET /api/courses/{course}/certificate': {
    does: 'The own certificate of a course, or null',
    by: 'student',
    path: { course: z.string() },
    answers: { 200: ownCertificateSchema },
  },
  'PUT /api/courses/{course}/certificate': {
    does: 'Issues the certificate of a course whose lessons are all done; one that is there stays as it is',
    by: 'student',
    path: { course: z.string() },
    answers: { 200: ownCertificateSchema },
  },
  'DELETE /api/courses/{course}/certificate': {
    does: 'Deletes the own certificate; its code proves nothing any more',
    by: 'student',
    path: { course: z.string() },
    answers: { 200: ownCertificateSchema },
  },
  'GET /api/certificates/{code}/pdf': {
    does: 'The certificate of this code as a PDF, for who knows the code',
    by: 'anybody',
    path: { code: z.string() },
    answers: { 200: 'application/pdf' },
  },
  'GET /api/console/courses': {
    does: 'Every course, hers and ours, with how many study it',
    by: 'owner',
    answers: { 200: coursesAdminSchema },
  },
  'POST /api/console/courses': {
    does: 'Makes a course, as a draft',
    by: 'owner',
    body: createCourseSchema,
    answers: { 201: courseCreatedSchema },
  },
  'GET /api/console/courses/{slug}': {
    does: 'One course as it is edited',
    by: 'owner',
    path: slug,
    answers: { 200: openedCourseSchema },
  },
  'PUT /api/console/courses/{slug}': {
    does: 'Keeps a draft, which may be unfinished',
    by: 'owner',
    path: slug,
    body: saveCourseSchema,
    answers: { 200: openedCourseSchema },
  },
  'DELETE /api/console/courses/{slug}': {
    does: 'Deletes a course that is not published and that nobody bought',
    by: 'owner',
    path: slug,
    answers: { 200: coursesAdminSchema },
  },
  'POST /api/console/courses/{slug}/publication': {
    does: 'Publishes the draft, or names each field that stands against it',
    by: 'owner',
    path: slug,
    body: courseVersionSchema,
    answers: { 200: openedCourseSchema },
  },
  'POST /api/console/courses/{slug}/withdrawal': {
    does: 'Takes a course that nobody bought off the site; the draft stays',
    by: 'owner',
    path: slug,
    body: courseVersionSchema,
    answers: { 200: openedCourseSchema },
  },
  'POST /api/console/courses/{slug}/attachments': {
    does: 'Takes a PDF whose parts have arrived; a lesson has it once a saved draft names it',
    by: 'owner',
    path: slug,
    body: newAttachmentSchema,
    answers: { 201: attachmentAnswerSchema },
  },
  'POST /api/console/courses/{slug}/pictures': {
    does: 'Takes a picture of a lesson, which has it once a saved draft names it',
    by: 'owner',
    path: slug,
    body: '*/*',
    answers: { 201: lessonPictureAnswerSchema },
  },
  'POST /api/console/courses/{slug}/preview': {
    does: "A lesson's text with its pictures as HTML, as students would see it; keeps nothing",
    by: 'owner',
    path: slug,
    body: lessonPreviewSchema,
    answers: { 200: lessonPreviewAnswerSchema },
  },
  'PUT /api/console/courses/{slug}/product': {
    does: 'Sets the product whose buyers get the course from now on',
    by: 'owner',
    path: slug,
    body: courseProductSchema,
    answers: { 200: openedCourseSchema },
  },
  'PUT /api/console/courses/{slug}/listing': {
    does: 'Keeps a course of ours out of the lists, or puts it back',
    by: 'owner',
    path: slug,
    body: courseListedSchema,
    answers: { 200: coursesAdminSchema },
  },
}
