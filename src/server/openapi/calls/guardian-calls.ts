/** Guardians: the code of a minor, the ties of an adult, and what is permitted by them. */
import { z } from 'zod'
import {
  guardianCodeBodySchema,
  guardianCodeSchema,
  ownGuardiansSchema,
  tieBodySchema,
  tiePreviewSchema,
  tiesSchema,
} from '#domain/account/guardian-wire.ts'
import {
  askedRequestsSchema,
  decisionSchema,
  ownRequestsSchema,
  paymentUrlSchema,
} from '#domain/shop/purchase-request-wire.ts'
import { ownShownSchema, readEssaySchema, shownEssaysSchema } from '#domain/writing/shown-essay-wire.ts'
import { requestPaymentSchema } from '#server/shop/request-payment/pay-request.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()

export const guardianCalls: Calls = {
  'GET /api/guardians/own': {
    does: 'The guardians of a minor, with what they see',
    by: 'student',
    answers: { 200: ownGuardiansSchema },
  },
  'POST /api/guardians/code': {
    does: 'A minor makes a code for a guardian, in place of the one before',
    by: 'student',
    answers: { 201: guardianCodeSchema },
  },
  'POST /api/guardians/preview': {
    does: 'Whose account a code leads to',
    by: 'student',
    body: guardianCodeBodySchema,
    answers: { 200: tiePreviewSchema },
  },
  'GET /api/guardians/ties': {
    does: 'The minors of a guardian, with what is seen of them',
    by: 'student',
    answers: { 200: tiesSchema },
  },
  'POST /api/guardians/ties': {
    does: 'Ties the account by a code to the minor’s; again it changes nothing',
    by: 'student',
    body: tieBodySchema,
    answers: { 200: tiePreviewSchema },
  },
  'PUT /api/guardians/ties/{id}/permission': {
    does: 'The guardian agrees that the minor writes where others read',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'DELETE /api/guardians/ties/{id}/permission': {
    does: 'The guardian agrees no more',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'PUT /api/guardians/ties/{id}/approval': {
    does: 'The guardian wants to be asked before the minor buys',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'DELETE /api/guardians/ties/{id}/approval': {
    does: 'The guardian wants to be asked no more',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'GET /api/shown-essays/own/{id}': {
    does: 'Which versions of an own essay the guardians read, and how many are tied',
    by: 'student',
    path: { id },
    answers: { 200: ownShownSchema },
  },
  'PUT /api/shown-essays/own/{id}/{number}': {
    does: 'A minor shows one corrected version to who is tied now; again it changes nothing',
    by: 'student',
    path: { id, number: z.int() },
    answers: { 204: null },
  },
  'DELETE /api/shown-essays/own/{id}/{number}': {
    does: 'The minor shows it no more, from now on',
    by: 'student',
    path: { id, number: z.int() },
    answers: { 204: null },
  },
  'GET /api/shown-essays': {
    does: 'What the minors of a guardian show',
    by: 'student',
    answers: { 200: shownEssaysSchema },
  },
  'GET /api/shown-essays/{tie}/{id}/{number}': {
    does: 'A version that is shown to this guardian',
    by: 'student',
    path: { tie: id, id, number: z.int() },
    answers: { 200: readEssaySchema },
  },
  'GET /api/purchase-requests/own': {
    does: 'What a minor has asked the guardians about, and whether a purchase asks first',
    by: 'student',
    answers: { 200: ownRequestsSchema },
  },
  'DELETE /api/purchase-requests/own/{id}': {
    does: 'The minor takes a request back; again it changes nothing',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
  'POST /api/purchase-requests/own/{id}/payment': {
    does: 'The minor pays what was approved, at no more than the approved price',
    by: 'student',
    path: { id },
    body: requestPaymentSchema,
    answers: { 200: paymentUrlSchema },
  },
  'GET /api/purchase-requests/asked': {
    does: 'What the minors of a guardian ask about',
    by: 'student',
    answers: { 200: askedRequestsSchema },
  },
  'PUT /api/purchase-requests/asked/{id}/decision': {
    does: 'A guardian approves or refuses; the first answer holds, and again it changes nothing',
    by: 'student',
    path: { id },
    body: decisionSchema,
    answers: { 204: null },
  },
  'DELETE /api/guardians/ties/{id}': {
    does: 'Ends a tie, by either side; again it changes nothing',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
}
