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
  'DELETE /api/guardians/ties/{id}': {
    does: 'Ends a tie, by either side; again it changes nothing',
    by: 'student',
    path: { id },
    answers: { 204: null },
  },
}
