/** Classes: who may teach, a teacher's classes, and joining and leaving them. */
import { z } from 'zod'
import {
  classBodySchema,
  classCodeBodySchema,
  classesSchema,
  classMadeSchema,
  classNameBodySchema,
  classOfTeacherSchema,
  classPreviewSchema,
} from '#domain/study/class-wire.ts'
import { schoolLicenceSchema } from '#domain/study/licence-wire.ts'
import { classDevelopmentSchema } from '#domain/writing/class-tasks/class-development-wire.ts'
import {
  handedEssaySchema,
  handingBodySchema,
  ownTasksSchema,
  taskBodySchema,
  taskMadeSchema,
  taughtTaskSchema,
  taughtTasksSchema,
} from '#domain/writing/class-tasks/class-task-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()

export const classCalls: Calls = {
  'GET /api/classes': {
    does: 'The classes that the account teaches, and those it has joined with what their teachers see',
    by: 'student',
    answers: { 200: classesSchema },
  },
  'POST /api/classes': {
    does: 'A teacher makes a class, and gets its code',
    by: 'student',
    body: classBodySchema,
    answers: { 201: classMadeSchema },
  },
  'POST /api/classes/preview': {
    does: 'Which class a code leads to, and what its teacher would see',
    by: 'student',
    body: classCodeBodySchema,
    answers: { 200: classPreviewSchema },
  },
  'POST /api/classes/joining': {
    does: 'Joins by a code; again it changes nothing',
    by: 'student',
    body: classCodeBodySchema,
    answers: { 200: classPreviewSchema },
  },
  'GET /api/classes/licence': {
    does: 'The licence of a school: its seats, until when, and who sits',
    by: 'student',
    answers: { 200: schoolLicenceSchema },
  },
  'GET /api/classes/{id}': {
    does: 'A class of the teacher, with its students',
    by: 'student',
    path: { id },
    answers: { 200: classOfTeacherSchema },
  },
  'PUT /api/classes/{id}/name': {
    does: 'Another name for a class',
    by: 'student',
    path: { id },
    body: classNameBodySchema,
    answers: { 200: classMadeSchema },
  },
  'DELETE /api/classes/{id}': {
    does: 'Deletes a class with its seats; again it changes nothing',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'POST /api/classes/{id}/code': {
    does: 'A new code in place of the one before',
    by: 'student',
    path: { id },
    answers: { 200: classMadeSchema },
  },
  'DELETE /api/classes/{id}/students/{seat}': {
    does: 'Takes a student out of the class',
    by: 'student',
    path: { id, seat: id },
    answers: { 204: null },
  },
  'DELETE /api/classes/{id}/membership': {
    does: 'Leaves a class',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'PUT /api/console/students/{id}/teacher': {
    does: 'Lets an account have classes',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'DELETE /api/console/students/{id}/teacher': {
    does: 'The account has classes no more; they are shown to nobody, and joined by nobody',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'GET /api/class-tasks': {
    does: 'The tasks of the classes that the account is in, and its corrected essays that can be handed in',
    by: 'student',
    answers: { 200: ownTasksSchema },
  },
  'PUT /api/class-tasks/{id}/handing': {
    does: 'Hands the last corrected version of an own essay in; the same again changes nothing',
    by: 'student',
    path: { id },
    body: handingBodySchema,
    answers: { 204: null },
  },
  'DELETE /api/class-tasks/{id}/handing': {
    does: 'Takes it back',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'GET /api/class-tasks/taught/{id}': {
    does: 'The tasks of a class of the teacher',
    by: 'student',
    path: { id },
    answers: { 200: taughtTasksSchema },
  },
  'POST /api/class-tasks/taught/{id}': {
    does: 'A teacher sets a task',
    by: 'student',
    path: { id },
    body: taskBodySchema,
    answers: { 201: taskMadeSchema },
  },
  'GET /api/class-tasks/taught/{id}/development': {
    does: 'How a class of the teacher develops: means of each task, first and last essay of each student',
    by: 'student',
    path: { id },
    answers: { 200: classDevelopmentSchema },
  },
  'GET /api/class-tasks/{id}': {
    does: 'A task with who has handed in, the levels, and what most essays have wrong',
    by: 'student',
    path: { id },
    answers: { 200: taughtTaskSchema },
  },
  'PUT /api/class-tasks/{id}': {
    does: 'Changes a task',
    by: 'student',
    path: { id },
    body: taskBodySchema,
    answers: { 204: null },
  },
  'DELETE /api/class-tasks/{id}': {
    does: 'Deletes a task; the essays stay with their authors',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'GET /api/class-tasks/{id}/handings/{seat}': {
    does: 'An essay that was handed in, with its correction',
    by: 'student',
    path: { id, seat: id },
    answers: { 200: handedEssaySchema },
  },
}
