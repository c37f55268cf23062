/** The desk of a class's teacher. */
import { z } from 'zod'
import {
  changesBodySchema,
  deskSchema,
  estimateSchema,
  offersSchema,
  tokenBodySchema,
  voiceQuerySchema,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import {
  nextHandedBodySchema,
  nextHandedSchema,
  openHandedBodySchema,
} from '#domain/writing/class-tasks/class-correction-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()

export const classDeskCalls: Calls = {
  'POST /api/class-corrections/tasks/{id}/seats/{seat}': {
    does: 'A class’s teacher opens what was handed in to correct it; another window of hers writes no more',
    by: 'student',
    path: { id, seat: id },
    body: openHandedBodySchema,
    answers: { 200: deskSchema },
  },
  'POST /api/class-corrections/tasks/{id}/next': {
    does: 'Which handed essay of the task waits next for its teacher',
    by: 'student',
    path: { id },
    body: nextHandedBodySchema,
    answers: { 200: nextHandedSchema },
  },
  'POST /api/class-corrections/{id}/changes': {
    does: 'Keeps marks, levels and words; the same again changes nothing',
    by: 'student',
    path: { id },
    body: changesBodySchema,
    answers: { 204: null },
  },
  'POST /api/class-corrections/{id}/finish': {
    does: 'Gives a whole correction back to its student',
    by: 'student',
    path: { id },
    body: tokenBodySchema,
    answers: { 204: null },
  },
  'GET /api/class-corrections/{id}/offers': {
    does: 'The engine’s marks, to be taken or dropped',
    by: 'student',
    path: { id },
    answers: { 200: offersSchema },
  },
  'GET /api/class-corrections/{id}/estimate': {
    does: 'The engine’s levels, once the teacher has given hers',
    by: 'student',
    path: { id },
    answers: { 200: estimateSchema },
  },
  'PUT /api/class-corrections/voices/{id}': {
    does: 'Keeps a voice message in the place of the one before',
    by: 'student',
    path: { id },
    query: voiceQuerySchema,
    body: '*/*',
    answers: { 204: null },
  },
  'GET /api/class-corrections/voices/{id}': {
    does: 'The voice message',
    by: 'student',
    path: { id },
    answers: { 200: '*/*' },
  },
  'DELETE /api/class-corrections/voices/{id}': {
    does: 'Takes the voice message away',
    by: 'student',
    path: { id },
    body: tokenBodySchema,
    answers: { 204: null },
  },
}
