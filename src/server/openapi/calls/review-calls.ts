/** Who else reads an essay: other students (the Match da Redação), and a service outside, where one is configured. */
import { z } from 'zod'
import { reviewConsentBodySchema, reviewStateSchema } from '#domain/writing/external-review-wire.ts'
import {
  readingQuerySchema,
  readingSchema,
  readingStateSchema,
} from '#domain/writing/machine-reading-wire.ts'
import {
  calibrationBodySchema,
  deliveredSchema,
  deliveryBodySchema,
  mailsBodySchema,
  membershipBodySchema,
  peerResultSchema,
  peerStateSchema,
  sampleSchema,
  searchBodySchema,
  taskSchema,
} from '#domain/writing/peer-review-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()
const state = { 200: peerStateSchema }

export const reviewCalls: Calls = {
  'GET /api/peer-review': { does: 'Where I stand in the Match', by: 'student', answers: state },
  'PUT /api/peer-review/membership': {
    does: 'Takes part, or no more',
    by: 'student',
    body: membershipBodySchema,
    answers: state,
  },
  'PUT /api/peer-review/mails': {
    does: 'Is told of the Match by mail, or no more',
    by: 'student',
    body: mailsBodySchema,
    answers: state,
  },
  'GET /api/peer-review/samples/{id}': {
    does: 'An essay to learn grading with',
    by: 'student',
    answers: { 200: sampleSchema },
  },
  'POST /api/peer-review/samples/{id}/grade': {
    does: 'Grades it, and is shown our grades',
    by: 'student',
    body: calibrationBodySchema,
    answers: { 200: sampleSchema },
  },
  'POST /api/peer-review/search': {
    does: 'Looks for a reader of an own version',
    by: 'student',
    body: searchBodySchema,
    answers: state,
  },
  'DELETE /api/peer-review/search': { does: 'Looks no more', by: 'student', answers: state },
  'POST /api/peer-review/help': { does: 'Asks for somebody’s essay to read', by: 'student', answers: state },
  'GET /api/peer-review/tasks/{id}': {
    does: 'The essay that is to be read',
    by: 'student',
    path: { id },
    answers: { 200: taskSchema },
  },
  'POST /api/peer-review/tasks/{id}/delivery': {
    does: 'Hands the reading in',
    by: 'student',
    path: { id },
    body: deliveryBodySchema,
    answers: { 200: deliveredSchema },
  },
  'GET /api/peer-review/results/{id}': {
    does: 'What others wrote about an own essay',
    by: 'student',
    path: { id },
    answers: { 200: peerResultSchema },
  },
  'POST /api/essays/{id}/versions/{number}/review': {
    does: 'Asks a service outside for comments; its sender must have agreed',
    by: 'student',
    path: { id, number: z.int().min(1) },
    answers: { 200: reviewStateSchema },
  },
  'PUT /api/review-consent': {
    does: 'Agrees that texts go to that service',
    by: 'student',
    body: reviewConsentBodySchema,
    answers: { 204: null },
  },
  'GET /api/handwriting': {
    does: 'Whether a service outside would read my handwriting, and how many pages today',
    by: 'student',
    answers: { 200: readingStateSchema },
  },
  'POST /api/handwriting': {
    does: 'Has numbered lines of a photographed sheet read (a JPEG); its sender must have agreed',
    by: 'student',
    query: readingQuerySchema,
    body: 'image/jpeg',
    answers: { 200: readingSchema },
  },
  'PUT /api/handwriting/consent': {
    does: 'Agrees that pictures of lines go to that service',
    by: 'student',
    body: reviewConsentBodySchema,
    answers: { 204: null },
  },
  'DELETE /api/handwriting/consent': { does: 'Takes that back', by: 'student', answers: { 204: null } },
  'DELETE /api/review-consent': { does: 'Takes that back', by: 'student', answers: { 204: null } },
}
