/** Who corrects besides the owner: invitations, the role's end, the report of a month. */
import { z } from 'zod'
import {
  acceptanceBodySchema,
  correctorReportSchema,
  correctorsSchema,
  houseScaleAdminSchema,
  invitationBodySchema,
  reportQuerySchema,
} from '#domain/console/correctors-admin-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()

export const correctorCalls: Calls = {
  'GET /api/console/correctors': {
    does: 'Who corrects, and invitations that are open',
    by: 'owner',
    answers: { 200: correctorsSchema },
  },
  'GET /api/console/correctors/scale': {
    does: 'How far the engine is from this house’s readers, by competence',
    by: 'owner',
    answers: { 200: houseScaleAdminSchema },
  },
  'GET /api/console/correctors/report': {
    does: 'What each reader did in a month',
    by: 'owner',
    query: reportQuerySchema,
    answers: { 200: correctorReportSchema },
  },
  'GET /api/console/correctors/report.csv': {
    does: 'The same as a table for spreadsheets',
    by: 'owner',
    query: reportQuerySchema,
    answers: { 200: 'text/csv' },
  },
  'POST /api/console/correctors/invitations': {
    does: 'Invites somebody by mail; the invitation before is taken back',
    by: 'owner',
    body: invitationBodySchema,
    answers: { 204: null },
  },
  'DELETE /api/console/correctors/invitations/{id}': {
    does: 'Takes an invitation back',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'DELETE /api/console/correctors/{id}': {
    does: 'Takes the role; what was held is in the queue again',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'POST /api/corrector-invitations/acceptance': {
    does: 'Accepts an invitation to correct, with the account of its confirmed address',
    by: 'student',
    body: acceptanceBodySchema,
    answers: { 204: null },
  },
}
