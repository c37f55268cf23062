/** The accounts, the profile and the pictures: docs/wire.md §2–§4, and `/api/account`. */
import { z } from 'zod'
import { proofSchema, registrationSchema } from '#server/account/own-account/routes.ts'
import { erasureSchema } from '#server/account/personal-data/routes.ts'
import { listSchema } from '#server/account/pictures/list-routes.ts'
import { BUCKETS } from '#server/account/pictures/object-address.ts'
import { removalSchema } from '#server/account/pictures/routes.ts'
import { profileChangeSchema } from '#server/account/profiles/profile-fields.ts'
import { challengeSchema } from '#server/account/social/routes.ts'
import {
  codeExchangeSchema,
  credentialsSchema,
  enrolSchema,
  recoverSchema,
  recoveryCodeSchema,
  refreshSchema,
  resendSchema,
  signOutScopeSchema,
  timeCodeSchema,
  userUpdateSchema,
  verifySchema,
} from '#server/account/wire/schemas.ts'
import type { Calls } from '../call.ts'

const JSON_OF_THE_WIRE = 'application/json'
const bucket = z.enum(BUCKETS)
const providerAnswer = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  iss: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
const row = z.object({
  id: z.string().describe('eq.{uuid}'),
  select: z.string().optional(),
  limit: z.string().optional(),
  offset: z.string().optional(),
})

export const accountCalls: Calls = {
  'GET /auth/v1/.well-known/jwks.json': {
    does: 'The public keys that access tokens are signed with',
    by: 'anybody',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'GET /auth/v1/settings': {
    does: 'Which ways to sign in there are',
    by: 'anybody',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/signup': {
    does: 'Opens an account: a session, or the user alone where the e-mail must be proven first',
    by: 'anybody',
    body: credentialsSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/token': {
    does: 'Signs in, renews a session, or takes the code of a sign-in at a provider',
    by: 'anybody',
    query: z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce']) }),
    body: z.union([credentialsSchema.omit({ data: true }), refreshSchema, codeExchangeSchema]),
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/logout': {
    does: 'Ends this session, the others, or all',
    by: 'student',
    query: z.object({ scope: signOutScopeSchema }),
    answers: { 204: null },
  },
  'GET /auth/v1/user': { does: 'Who I am', by: 'student', answers: { 200: JSON_OF_THE_WIRE } },
  'PUT /auth/v1/user': {
    does: 'Changes e-mail, password or data of the own account',
    by: 'student',
    body: userUpdateSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/factors': {
    does: 'Begins a second factor: the secret, as text and as QR code, this once',
    by: 'student',
    body: enrolSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/factors/{id}/challenge': {
    does: 'Asks to show the second factor',
    by: 'student',
    path: { id: z.uuid() },
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/factors/{id}/verify': {
    does: 'Shows the second factor by a code of the app: the session at aal2',
    by: 'student',
    path: { id: z.uuid() },
    body: timeCodeSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'DELETE /auth/v1/factors/{id}': {
    does: 'Removes the second factor; the other sessions end',
    by: 'student',
    path: { id: z.uuid() },
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'GET /auth/v1/factors/recovery-codes': {
    does: 'How many recovery codes are left',
    by: 'student',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/factors/recovery-codes': {
    does: 'Ten recovery codes, this once, in the place of any before',
    by: 'student',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/factors/recovery-codes/regenerate': {
    does: 'The same, as the client asks for it the second time',
    by: 'student',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/factors/recovery-codes/verify': {
    does: 'Shows the second factor by a recovery code: the session at aal2',
    by: 'student',
    body: recoveryCodeSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/recover': {
    does: 'Sends the link for a new password; the same answer whether there is such an account or not',
    by: 'anybody',
    body: recoverSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /auth/v1/resend': {
    does: 'Sends the link of a confirmation again',
    by: 'anybody',
    body: resendSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'GET /auth/v1/verify': {
    does: 'Leads from the link of a mail to our page, and spends nothing',
    by: 'anybody',
    query: z.object({
      type: z.string().optional(),
      token_hash: z.string().optional(),
      token: z.string().optional(),
    }),
    answers: { 303: null },
  },
  'POST /auth/v1/verify': {
    does: 'Uses up the link of a mail: a session, or the news that the other mailbox must confirm too',
    by: 'anybody',
    body: verifySchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'GET /auth/v1/authorize': {
    does: 'Leads to a provider to sign in there',
    by: 'anybody',
    query: challengeSchema.extend({ provider: z.string(), redirect_to: z.string().optional() }),
    answers: { 302: null, 303: null },
  },
  'GET /auth/v1/callback': {
    does: 'Where a provider sends back to, by address',
    by: 'anybody',
    query: providerAnswer,
    answers: { 303: null },
  },
  'POST /auth/v1/callback': {
    does: 'Where a provider sends back to, by form',
    by: 'anybody',
    body: 'application/x-www-form-urlencoded',
    answers: { 303: null },
  },
  'GET /rest/v1/profiles': {
    does: 'The own profile; as an object with Accept: application/vnd.pgrst.object+json',
    by: 'student',
    query: row,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'PATCH /rest/v1/profiles': {
    does: 'Changes the own profile; the row comes back with Prefer: return=representation',
    by: 'student',
    query: row,
    body: profileChangeSchema,
    answers: { 200: JSON_OF_THE_WIRE, 204: null },
  },
  'POST /storage/v1/object/{bucket}/{path}': {
    does: 'Puts an own picture where none stands; over it with x-upsert: true',
    by: 'student',
    path: { bucket },
    body: '*/*',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'PUT /storage/v1/object/{bucket}/{path}': {
    does: 'Puts an own picture, over the one that stands there',
    by: 'student',
    path: { bucket },
    body: '*/*',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'DELETE /storage/v1/object/{bucket}': {
    does: 'Removes own pictures by their names',
    by: 'student',
    path: { bucket },
    body: removalSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /storage/v1/object/list/{bucket}': {
    does: 'Own pictures, by their folder and names',
    by: 'anybody',
    path: { bucket },
    body: listSchema,
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'GET /storage/v1/object/{bucket}/{path}': {
    does: 'A picture by its name; by HEAD, whether it is there',
    by: 'anybody',
    path: { bucket },
    answers: { 200: 'image/webp', 304: null },
  },
  'GET /storage/v1/object/info/{bucket}/{path}': {
    does: 'What a picture is: its size, kind and age',
    by: 'anybody',
    path: { bucket },
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'GET /storage/v1/object/public/{bucket}/{path}': {
    does: 'A picture of a profile',
    by: 'anybody',
    path: { bucket },
    answers: { 200: 'image/webp', 304: null },
  },
  'GET /api/avatars/{file}': {
    does: 'A drawn face: {words-and-digits}.svg',
    by: 'anybody',
    answers: { 200: 'image/svg+xml' },
  },
  'POST /api/account/proof': {
    does: 'Says the password once more, before a second factor comes or goes',
    by: 'student',
    body: proofSchema,
    answers: { 204: null },
  },
  'POST /api/account/registration': {
    does: 'Says age and consent where the account has not said them yet',
    by: 'student',
    body: registrationSchema,
    answers: { 204: null },
  },
  'GET /api/account/sessions': {
    does: 'Where the account is signed in',
    by: 'student',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'DELETE /api/account/sessions/{id}': {
    does: 'Ends one of the own sessions',
    by: 'student',
    path: { id: z.uuid() },
    answers: { 204: null },
  },
  'GET /api/account/export': {
    does: 'Everything that is kept about the person',
    by: 'student',
    answers: { 200: 'application/zip' },
  },
  'POST /api/account/minors/{tie}/erasure': {
    does: 'A guardian asks for the end of a minor’s account, seven days later; asked again the first day counts',
    by: 'student',
    path: { tie: z.uuid() },
    body: erasureSchema,
    answers: { 204: null },
  },
  'DELETE /api/account/minors/{tie}/erasure': {
    does: 'The guardian wants it no more',
    by: 'student',
    path: { tie: z.uuid() },
    answers: { 204: null },
  },
  'GET /api/account/minors/{tie}/export': {
    does: 'What a guardian may have of a tied minor; the minor is told',
    by: 'student',
    answers: { 200: 'application/zip' },
  },
  'GET /api/account/erasure': {
    does: 'What must be given to end the account',
    by: 'student',
    answers: { 200: JSON_OF_THE_WIRE },
  },
  'POST /api/account/erasure': {
    does: 'Ends the account',
    by: 'student',
    body: erasureSchema,
    answers: { 204: null },
  },
}
