/** What a student studies with: the plan, the mini-course, badges, invitations, the writing room. */
import { z } from 'zod'
import {
  practiceAnswerBodySchema,
  practiceAnswerSchema,
  practiceCheckBodySchema,
  practiceStateSchema,
  practiceVerdictSchema,
  takenPracticeBodySchema,
  takenPracticeSchema,
  taskAnswerBodySchema,
  taskAnswerSchema,
  thesisCheckBodySchema,
  todaysPracticeSchema,
} from '#domain/study/practice/practice-wire.ts'
import {
  correctedSchema,
  correctionBodySchema,
  draftBodySchema,
  essayPageSchema,
  essaySchema,
  progressSchema,
  readingBodySchema,
  readingSchema,
  removalQuerySchema,
  versionSchema,
} from '#domain/writing/essay-wire.ts'
import {
  assessmentBodySchema,
  examCorrectedSchema,
  examCorrectionBodySchema,
  examEssaySchema,
  examVersionSchema,
} from '#domain/writing/exam-essay-wire.ts'
import { firstMarksSchema, firstTextSchema } from '#domain/writing/first-marks-wire.ts'
import { givenSheetQuerySchema, givingStateSchema } from '#domain/writing/given-sheets-wire.ts'
import {
  photographQuerySchema,
  sheetPhotographSchema,
  sheetPhotographsSchema,
} from '#domain/writing/sheet-photograph-wire.ts'
import { todaySchema } from '#domain/writing/today-wire.ts'
import { seenSchema } from '#server/account/badges/routes.ts'
import { claimSchema } from '#server/account/referrals/routes.ts'
import { completionSchema } from '#server/study/mini-course/schema.ts'
import { studyPlanSchema } from '#server/study/study-plans/schema.ts'
import type { Calls } from '../call.ts'

const essayId = { id: z.uuid() }
const planAnswer = z.object({ plan: studyPlanSchema.nullable(), savedAt: z.string().nullable() })

export const studyCalls: Calls = {
  'GET /api/today': {
    does: 'What is begun, due and new, for the page “Hoje”',
    by: 'student',
    answers: { 200: todaySchema },
  },
  'GET /api/study-plan': {
    does: 'The plan that is kept in the profile',
    by: 'student',
    answers: { 200: planAnswer },
  },
  'PUT /api/study-plan': {
    does: 'Keeps a plan in the profile',
    by: 'student',
    body: studyPlanSchema,
    answers: { 200: planAnswer },
  },
  'DELETE /api/study-plan': { does: 'Forgets the plan', by: 'student', answers: { 204: null } },
  'POST /api/course/levels/{level}/completions': {
    does: 'Finishes a level of the mini-course',
    by: 'student',
    path: { level: z.int().min(1).max(99) },
    body: completionSchema,
    answers: { 200: 'application/json' },
  },
  'GET /api/practice': {
    does: 'Today’s exercises, and how each class of errors stands',
    by: 'student',
    answers: { 200: practiceStateSchema },
  },
  'GET /api/practice/today': {
    does: 'How many exercises wait today, and how long they take',
    by: 'student',
    answers: { 200: todaysPracticeSchema },
  },
  'POST /api/practice/answers': {
    does: 'Answers an exercise of today, or asks for its answer',
    by: 'student',
    body: practiceAnswerBodySchema,
    answers: { 200: practiceAnswerSchema },
  },
  'POST /api/practice/visits': {
    does: 'Takes in what was practised without an account, within bounds and without points',
    by: 'student',
    body: takenPracticeBodySchema,
    answers: { 200: takenPracticeSchema },
  },
  'POST /api/practice/tasks/{id}/answers': {
    does: 'Answers a written task of the mini-course',
    by: 'student',
    path: { id: z.string() },
    body: taskAnswerBodySchema,
    answers: { 200: taskAnswerSchema },
  },
  'POST /api/practice/checks': {
    does: 'Judges a visitor’s answer and forgets it',
    by: 'anybody',
    body: practiceCheckBodySchema,
    answers: { 200: practiceVerdictSchema },
  },
  'POST /api/practice/theses': {
    does: 'Judges the thesis of a plan and forgets it',
    by: 'anybody',
    body: thesisCheckBodySchema,
    answers: { 200: practiceVerdictSchema },
  },
  'POST /api/badges/seen': {
    does: 'Says that the browser has announced these badges',
    by: 'student',
    body: seenSchema,
    answers: { 204: null },
  },
  'GET /api/deeds': {
    does: 'The own numbers for the profile',
    by: 'student',
    answers: { 200: 'application/json' },
  },
  'GET /api/referral': {
    does: 'The own invitation link, and how many came by it',
    by: 'student',
    answers: { 200: z.object({ code: z.string(), url: z.string(), confirmed: z.int() }) },
  },
  'POST /api/referral/claim': {
    does: 'Says by whose link a new account came',
    by: 'student',
    body: claimSchema,
    answers: { 204: null },
  },
  'POST /api/corrections': {
    does: 'Grades an essay; a visitor’s is not kept',
    by: 'author',
    body: correctionBodySchema,
    answers: { 200: correctedSchema },
  },
  'POST /api/exam-corrections': {
    does: 'Reads a text for another exam than the ENEM: marks and counts, no grade; a visitor’s is not kept',
    by: 'author',
    body: examCorrectionBodySchema,
    answers: { 200: examCorrectedSchema },
  },
  'GET /api/exam-essays/{id}': {
    does: 'An own essay for another exam than the ENEM',
    by: 'student',
    path: essayId,
    answers: { 200: examEssaySchema },
  },
  'GET /api/exam-essays/{id}/versions/{number}': {
    does: 'A version of it, with marks, counts and the own points by the board’s criteria',
    by: 'student',
    path: { ...essayId, number: z.int().min(1) },
    answers: { 200: examVersionSchema },
  },
  'PUT /api/exam-essays/{id}/versions/{number}/assessment': {
    does: 'Keeps the own points by the board’s criteria, in the place of those before',
    by: 'student',
    path: { ...essayId, number: z.int().min(1) },
    body: assessmentBodySchema,
    answers: { 204: null },
  },
  'POST /api/first-marks': {
    does: 'Marks a paragraph, without a grade; nothing of it is kept',
    by: 'anybody',
    body: firstTextSchema,
    answers: { 200: firstMarksSchema },
  },
  'GET /api/essays': {
    does: 'The own essays, the last touched first',
    by: 'student',
    query: z.object({ after: z.string().optional() }),
    answers: { 200: essayPageSchema },
  },
  'GET /api/essays/progress': {
    does: 'The grades of the own essays in their order',
    by: 'student',
    answers: { 200: progressSchema },
  },
  'GET /api/essays/{id}': {
    does: 'An own essay',
    by: 'student',
    path: essayId,
    answers: { 200: essaySchema },
  },
  'PUT /api/essays/{id}': {
    does: 'Keeps the draft of an essay',
    by: 'student',
    path: essayId,
    body: draftBodySchema,
    answers: { 200: 'application/json' },
  },
  'POST /api/essays/{id}/readings': {
    does: 'Reads a rewriting that goes on: what is marked in it, and points for what it mends',
    by: 'student',
    path: essayId,
    body: readingBodySchema,
    answers: { 200: readingSchema },
  },
  'DELETE /api/essays/{id}': {
    does: 'Removes an essay with its versions; of one that lies with the teacher, once the caller says so',
    by: 'student',
    path: essayId,
    query: removalQuerySchema,
    answers: { 204: null },
  },
  'GET /api/essays/{id}/versions/{number}': {
    does: 'A corrected version of an essay',
    by: 'student',
    path: { ...essayId, number: z.int().min(1) },
    answers: { 200: versionSchema },
  },
  'GET /api/given-sheets': {
    does: 'Whether photographs are collected for measuring, and those that this account has given',
    by: 'student',
    answers: { 200: givingStateSchema },
  },
  'POST /api/given-sheets': {
    does: 'Gives a photograph of a sheet for measuring, with its consent and how it fared',
    by: 'student',
    query: givenSheetQuerySchema,
    body: 'image/jpeg',
    answers: { 204: null },
  },
  'DELETE /api/given-sheets': {
    does: 'Takes back all photographs that this account has given',
    by: 'student',
    answers: { 204: null },
  },
  'DELETE /api/given-sheets/{id}': {
    does: 'Takes back one photograph that this account has given',
    by: 'student',
    path: essayId,
    answers: { 204: null },
  },
  'GET /api/sheet-photographs': {
    does: 'The photographs that are kept with an own essay, with addresses good for some minutes',
    by: 'student',
    query: photographQuerySchema.pick({ essay: true }),
    answers: { 200: sheetPhotographsSchema },
  },
  'POST /api/sheet-photographs': {
    does: 'Keeps a straightened photograph with an own essay, in the place of that page’s',
    by: 'student',
    query: photographQuerySchema,
    body: 'image/jpeg',
    answers: { 201: sheetPhotographSchema },
  },
  'DELETE /api/sheet-photographs/{id}': {
    does: 'Removes an own photograph',
    by: 'student',
    path: essayId,
    answers: { 204: null },
  },
  'GET /api/sheet-photographs/files/{name}': {
    does: 'A photograph, for whoever holds its signed address',
    by: 'anybody',
    query: z.object({ token: z.string() }),
    answers: { 200: 'image/jpeg' },
  },
}
