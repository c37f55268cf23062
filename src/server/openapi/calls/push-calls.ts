/** Notices by push: what is asked for, and which browsers get them. */
import { pushChoiceSchema, pushStateSchema, pushSubscriptionSchema } from '#domain/account/push-wire.ts'
import type { Calls } from '../call.ts'

const state = { 200: pushStateSchema }

export const pushCalls: Calls = {
  'GET /api/push': {
    does: 'What the account is told about, whether by this browser, and the key to subscribe with',
    by: 'student',
    answers: state,
  },
  'PUT /api/push/choices': {
    does: 'Turns a kind of notice on or off, or moves the hour of the practice',
    by: 'student',
    body: pushChoiceSchema,
    answers: state,
  },
  'PUT /api/push/subscription': {
    does: 'Lets the browser of this session get the notices',
    by: 'student',
    body: pushSubscriptionSchema,
    answers: state,
  },
  'DELETE /api/push/subscription': {
    does: 'This browser gets none any more',
    by: 'student',
    answers: state,
  },
  'POST /api/push/test': {
    does: 'One notice to this browser, at once',
    by: 'student',
    answers: { 204: null },
  },
}
