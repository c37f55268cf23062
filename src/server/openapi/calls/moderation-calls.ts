/** What the owner decides about the community: moderation, and the jury of the challenge. */
import { z } from 'zod'
import { gradeBodySchema, roundChangeSchema, themeBodySchema } from '#domain/community/challenge-wire.ts'
import { CHAT_CHANNELS } from '#domain/community/chat-message.ts'
import { SUBJECT_KINDS } from '#domain/community/moderation.ts'
import {
  appealDecisionSchema,
  caseContextSchema,
  channelListSchema,
  channelSettingsSchema,
  decisionSchema,
  moderationQueueSchema,
  refusedWordSchema,
  removalSchema,
} from '#domain/community/moderation-wire.ts'
import {
  challengeAdminSchema,
  juryEssayPageSchema,
  roundChangedSchema,
  waitingEssaysSchema,
} from '#domain/console/challenge-admin-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()
const month = z.string().regex(/^\d{4}-\d{2}$/)
const before = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})
const after = z.object({ after: z.string().optional() })
const subject = { kind: z.enum(SUBJECT_KINDS), id }
const words = z.object({ words: z.array(z.unknown()) })

export const moderationCalls: Calls = {
  'GET /api/moderation/cases': {
    does: 'What waits for a decision',
    by: 'owner',
    answers: { 200: moderationQueueSchema },
  },
  'GET /api/moderation/cases/{kind}/{id}/context': {
    does: 'What stands around a reported text',
    by: 'owner',
    path: subject,
    answers: { 200: caseContextSchema },
  },
  'POST /api/moderation/cases/{kind}/{id}/decision': {
    does: 'Keeps a reported text or removes it',
    by: 'owner',
    path: subject,
    body: decisionSchema,
    answers: { 204: null },
  },
  'POST /api/moderation/cases/{kind}/{id}/removal': {
    does: 'Removes a text that nobody has reported',
    by: 'owner',
    path: subject,
    body: removalSchema,
    answers: { 204: null },
  },
  'POST /api/moderation/cases/{kind}/{id}/appeal-decision': {
    does: 'Answers an appeal',
    by: 'owner',
    path: subject,
    body: appealDecisionSchema,
    answers: { 204: null },
  },
  'GET /api/moderation/log': {
    does: 'What was decided, the newest first',
    by: 'owner',
    query: before,
    answers: { 200: 'application/json' },
  },
  'GET /api/moderation/words': { does: 'The refused words', by: 'owner', answers: { 200: words } },
  'POST /api/moderation/words': {
    does: 'Refuses one more word',
    by: 'owner',
    body: refusedWordSchema,
    answers: { 201: words },
  },
  'DELETE /api/moderation/words/{word}': {
    does: 'Accepts a word again',
    by: 'owner',
    answers: { 200: words },
  },
  'GET /api/moderation/channels': {
    does: 'How the channels are set',
    by: 'owner',
    answers: { 200: channelListSchema },
  },
  'PATCH /api/moderation/channels/{channel}': {
    does: 'Sets a channel',
    by: 'owner',
    path: { channel: z.enum(CHAT_CHANNELS) },
    body: channelSettingsSchema,
    answers: { 204: null },
  },
  'PUT /api/moderation/guardian-permissions/{id}': {
    does: 'Notes that a guardian agrees',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'DELETE /api/moderation/guardian-permissions/{id}': {
    does: 'Takes that note away',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'GET /api/challenge/admin': {
    does: 'The challenge as its jury sees it',
    by: 'owner',
    answers: { 200: challengeAdminSchema },
  },
  'GET /api/challenge/rounds/{month}/essays': {
    does: 'The essays of a month, for their grades',
    by: 'owner',
    path: { month },
    query: after,
    answers: { 200: juryEssayPageSchema },
  },
  'PUT /api/challenge/themes/{month}': {
    does: 'Sets the theme of a month',
    by: 'owner',
    path: { month },
    body: themeBodySchema,
    answers: { 204: null },
  },
  'POST /api/challenge/rounds/{month}/change': {
    does: 'Changes a month that has begun, and tells who has entered',
    by: 'owner',
    path: { month },
    body: roundChangeSchema,
    answers: { 200: roundChangedSchema },
  },
  'GET /api/challenge/waiting': {
    does: 'Essays that wait to be looked at',
    by: 'owner',
    answers: { 200: waitingEssaysSchema },
  },
  'PUT /api/challenge/essays/{id}/listing': {
    does: 'Lets an essay be read by everybody',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'PUT /api/challenge/essays/{id}/grade': {
    does: 'Grades an essay',
    by: 'owner',
    path: { id },
    body: gradeBodySchema,
    answers: { 200: 'application/json' },
  },
  'POST /api/challenge/rounds/{month}/verdict': {
    does: 'Proclaims the best graded essay of a month',
    by: 'owner',
    path: { month },
    answers: { 200: 'application/json' },
  },
}
