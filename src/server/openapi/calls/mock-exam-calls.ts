/** The mock exam: for students, and for the owner who plans it. */
import { z } from 'zod'
import { mockExamPlanSchema, mockExamsAdminSchema } from '#domain/console/mock-exams-admin-wire.ts'
import {
  beginBodySchema,
  examMailSchema,
  mockExamSchema,
  ownSittingsSchema,
  savedSchema,
  sheetBodySchema,
  sittingSchema,
} from '#domain/writing/mock-exam/mock-exam-wire.ts'
import type { Calls } from '../call.ts'

const month = { month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }

export const mockExamCalls: Calls = {
  'GET /api/mock-exam': {
    does: 'When the mock exam is open, and the themes of those that are over',
    by: 'anybody',
    answers: { 200: mockExamSchema },
  },
  'GET /api/mock-exam/sittings': {
    does: 'The own mock exams, the newest first',
    by: 'student',
    answers: { 200: ownSittingsSchema },
  },
  'PUT /api/mock-exam/mail': {
    does: 'Whether a mail tells of each opening; again changes nothing',
    by: 'student',
    body: examMailSchema,
    answers: { 200: examMailSchema },
  },
  'POST /api/mock-exam/sittings': {
    does: 'Begins the own sitting, once; again answers with the one that runs',
    by: 'student',
    body: beginBodySchema,
    answers: { 200: sittingSchema },
  },
  'GET /api/mock-exam/sittings/{month}': {
    does: 'The own sitting: its theme and sheet, and its result in the end',
    by: 'student',
    path: month,
    answers: { 200: sittingSchema },
  },
  'PUT /api/mock-exam/sittings/{month}': {
    does: 'Saves the sheet while the time runs',
    by: 'student',
    path: month,
    body: sheetBodySchema,
    answers: { 200: savedSchema },
  },
  'POST /api/mock-exam/sittings/{month}/hand-in': {
    does: 'Hands the sheet in, once',
    by: 'student',
    path: month,
    body: sheetBodySchema,
    answers: { 200: savedSchema },
  },
  'GET /api/console/mock-exams': {
    does: 'The mock exams of the months, planned and held',
    by: 'owner',
    answers: { 200: mockExamsAdminSchema },
  },
  'PUT /api/console/mock-exams/{month}': {
    does: 'Plans the mock exam of a month that has not opened',
    by: 'owner',
    path: month,
    body: mockExamPlanSchema,
    answers: { 200: mockExamsAdminSchema },
  },
  'DELETE /api/console/mock-exams/{month}': {
    does: 'Gives a month that has not opened back to ours',
    by: 'owner',
    path: month,
    answers: { 200: mockExamsAdminSchema },
  },
}
