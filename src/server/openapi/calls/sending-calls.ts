/** Sending to the teacher, taking back, and what was sent. */
import { z } from 'zod'
import {
  offerQuerySchema,
  offerSchema,
  sendBodySchema,
  sentListSchema,
  sentSchema,
} from '#domain/writing/teacher-correction/sending-wire.ts'
import type { Calls } from '../call.ts'

export const sendingCalls: Calls = {
  'GET /api/teacher-corrections': {
    does: 'What I sent to the teacher, and the credits that I hold',
    by: 'student',
    query: z.object({ after: z.string().optional() }),
    answers: { 200: sentListSchema },
  },
  'GET /api/teacher-corrections/offer': {
    does: 'What a sending would cost now, and the promised day',
    by: 'student',
    query: offerQuerySchema,
    answers: { 200: offerSchema },
  },
  'POST /api/teacher-corrections': {
    does: 'Sends an essay to the teacher for one credit, once for each id',
    by: 'student',
    body: sendBodySchema,
    answers: { 200: sentSchema },
  },
  'POST /api/teacher-corrections/{id}/withdrawal': {
    does: 'Takes back what nobody has begun to read; the credit is there again',
    by: 'student',
    path: { id: z.uuid() },
    answers: { 204: null },
  },
}
