/** Corrections by a teacher: the desk of the console, and what comes back to a student. */
import { z } from 'zod'
import {
  answerBodySchema,
  changesBodySchema,
  correctionQueueSchema,
  deskSchema,
  estimateSchema,
  nextBodySchema,
  nextSchema,
  offersSchema,
  readersBodySchema,
  returnBodySchema,
  tokenBodySchema,
  voiceQuerySchema,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import {
  questionBodySchema,
  ratingBodySchema,
  receivedSchema,
} from '#domain/writing/teacher-correction/received-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()
const number = z.int().min(0).max(9)

export const teacherCalls: Calls = {
  'GET /api/console/teacher-corrections': {
    does: 'What waits by its promised day, questions, what was done',
    by: 'reader',
    answers: { 200: correctionQueueSchema },
  },
  'POST /api/console/teacher-corrections/next': {
    does: 'Takes what is due first and holds it',
    by: 'reader',
    body: nextBodySchema,
    answers: { 200: nextSchema },
  },
  'POST /api/console/teacher-corrections/leave': {
    does: 'A corrector leaves: the role goes, and what was held is in the queue again',
    by: 'reader',
    answers: { 204: null },
  },
  'POST /api/console/teacher-corrections/{id}/hold': {
    does: 'Opens one with all that was written on it; an older window writes no more',
    by: 'reader',
    path: { id },
    answers: { 200: deskSchema },
  },
  'POST /api/console/teacher-corrections/{id}/changes': {
    does: 'Keeps marks, levels and comment as they are from now on',
    by: 'reader',
    path: { id },
    body: changesBodySchema,
    answers: { 204: null },
  },
  'POST /api/console/teacher-corrections/{id}/release': {
    does: 'Gives it back to the queue',
    by: 'reader',
    path: { id },
    answers: { 204: null },
  },
  'POST /api/console/teacher-corrections/{id}/finish': {
    does: 'Sends it to its student',
    by: 'reader',
    path: { id },
    body: tokenBodySchema,
    answers: { 204: null },
  },
  'POST /api/console/teacher-corrections/{id}/return': {
    does: 'Gives it back to its student uncorrected, with a reason and the credit',
    by: 'reader',
    path: { id },
    body: returnBodySchema,
    answers: { 204: null },
  },
  'PUT /api/console/teacher-corrections/{id}/readers': {
    does: 'Lets two read it, or one after all, as long as nobody has begun',
    by: 'owner',
    path: { id },
    body: readersBodySchema,
    answers: { 204: null },
  },
  'POST /api/console/teacher-corrections/{id}/answer': {
    does: 'Answers the student’s question, once',
    by: 'reader',
    path: { id },
    body: answerBodySchema,
    answers: { 204: null },
  },
  'GET /api/console/teacher-corrections/{id}/offers': {
    does: 'The engine’s marks on it',
    by: 'reader',
    path: { id },
    answers: { 200: offersSchema },
  },
  'GET /api/console/teacher-corrections/{id}/estimate': {
    does: 'The engine’s levels, after the own ones',
    by: 'reader',
    path: { id },
    answers: { 200: estimateSchema },
  },
  'GET /api/console/teacher-corrections/{id}/photographs/{number}': {
    does: 'A photograph of the sheet',
    by: 'reader',
    path: { id, number },
    answers: { 200: 'image/*' },
  },
  'PUT /api/console/teacher-corrections/voices/{id}': {
    does: 'Keeps a voice message in the place of the one before',
    by: 'reader',
    path: { id },
    query: voiceQuerySchema,
    body: '*/*',
    answers: { 204: null },
  },
  'GET /api/console/teacher-corrections/voices/{id}': {
    does: 'The voice message',
    by: 'reader',
    path: { id },
    answers: { 200: '*/*' },
  },
  'DELETE /api/console/teacher-corrections/voices/{id}': {
    does: 'Takes the voice message away',
    by: 'reader',
    path: { id },
    body: tokenBodySchema,
    answers: { 204: null },
  },
  'GET /api/teacher-corrections/{id}': {
    does: 'The own sheet as the teacher corrected it, or why it came back',
    by: 'student',
    path: { id },
    answers: { 200: receivedSchema },
  },
  'POST /api/teacher-corrections/{id}/question': {
    does: 'Asks the teacher once',
    by: 'student',
    path: { id },
    body: questionBodySchema,
    answers: { 204: null },
  },
  'PUT /api/teacher-corrections/{id}/rating': {
    does: 'Says what the correction was worth, to the owner alone',
    by: 'student',
    path: { id },
    body: ratingBodySchema,
    answers: { 204: null },
  },
  'GET /api/teacher-corrections/{id}/voices/{number}': {
    does: 'A voice message of who corrected it',
    by: 'student',
    path: { id, number: z.int().min(0).max(2) },
    answers: { 200: '*/*' },
  },
  'GET /api/teacher-corrections/{id}/photographs/{number}': {
    does: 'An own photograph',
    by: 'student',
    path: { id, number },
    answers: { 200: 'image/*' },
  },
}
