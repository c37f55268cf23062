/** The console's admin pages besides the shop's (shop-admin-calls.ts): audit log, overview, settings, contents, messages, students. */
import { z } from 'zod'
import { consentSchema } from '#domain/community/story-consent.ts'
import { AUDIT_SEARCH_MAX, auditEntryPageSchema } from '#domain/console/audit-entry-wire.ts'
import {
  contentChangeSchema,
  contentResetSchema,
  contentsAdminSchema,
} from '#domain/console/contents-admin-wire.ts'
import {
  letterSchema,
  MESSAGE_FILTERS,
  MESSAGE_SEARCH_MAX,
  messageDetailSchema,
  messageListSchema,
  replySchema,
} from '#domain/console/messages-admin-wire.ts'
import {
  announcementSchema,
  forgetRefusalSchema,
  noticesAdminSchema,
} from '#domain/console/notices-admin-wire.ts'
import { backupTicketSchema, healthSchema, openingSchema } from '#domain/console/opening-wire.ts'
import { OVERVIEW_DAYS, overviewSchema } from '#domain/console/overview-wire.ts'
import { settingChangeSchema, settingsAdminSchema } from '#domain/console/settings-admin-wire.ts'
import {
  banBodySchema,
  erasureRequestSchema,
  grantBodySchema,
  profileMendingSchema,
  STUDENT_SEARCH_MAX,
  studentFileSchema,
  studentPageSchema,
} from '#domain/console/students-admin-wire.ts'
import { CONTENT_KINDS } from '#domain/site/site-contents.ts'
import { settingGroups } from '#domain/site/site-settings.ts'
import { badLinesSchema, givenSheetsAdminSchema } from '#domain/writing/given-sheets-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()
const after = z.object({ after: z.string().optional() })
const before = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})
const kind = z.enum(CONTENT_KINDS)
const group = z.enum(settingGroups())

export const consoleCalls: Calls = {
  'GET /api/console/openapi.json': {
    does: 'This document, the owner’s calls included',
    by: 'owner',
    answers: { 200: 'application/json' },
  },
  'GET /api/console/audit-log': {
    does: 'What the owner did, the newest first; `q` finds parts of it',
    by: 'owner',
    query: before.extend({ q: z.string().max(AUDIT_SEARCH_MAX).optional() }),
    answers: { 200: auditEntryPageSchema },
  },
  'GET /api/console/given-sheets': {
    does: 'Photographs of sheets that were given for measuring, and how they fared; nobody is named',
    by: 'owner',
    answers: { 200: givenSheetsAdminSchema },
  },
  'GET /api/console/given-sheets/{id}/picture': {
    does: 'One of these photographs',
    by: 'owner',
    path: { id: z.uuid() },
    answers: { 200: 'image/jpeg' },
  },
  'PUT /api/console/given-sheets/{id}/bad-lines': {
    does: 'Notes how many lines of a photograph were cut wrongly',
    by: 'owner',
    path: { id: z.uuid() },
    body: badLinesSchema,
    answers: { 204: null },
  },
  'DELETE /api/console/given-sheets/{id}': {
    does: 'Removes one of these photographs',
    by: 'owner',
    path: { id: z.uuid() },
    answers: { 204: null },
  },
  'GET /api/console/opening': {
    does: 'What is missing before the shop opens',
    by: 'owner',
    answers: { 200: openingSchema },
  },
  'POST /api/console/backup': {
    does: 'Begins a backup, one at a time',
    by: 'owner',
    answers: { 202: null },
  },
  'POST /api/console/backup/ticket': {
    does: 'An address at which the newest whole backup is fetched once, within a minute',
    by: 'owner',
    answers: { 200: backupTicketSchema },
  },
  'GET /api/console/health': {
    does: 'Backup, mail, payments, jobs and disk, as they stand',
    by: 'owner',
    answers: { 200: healthSchema },
  },
  'GET /api/console/overview': {
    does: 'Numbers of the last days',
    by: 'owner',
    query: z.object({ days: z.literal(OVERVIEW_DAYS.map(String)).optional() }),
    answers: { 200: overviewSchema },
  },
  'GET /api/console/notices': {
    does: 'Who waits for what by Me avise!',
    by: 'owner',
    answers: { 200: noticesAdminSchema },
  },
  'POST /api/console/notices/refused-addresses/forget': {
    does: 'Takes the mark from an address that took no mail',
    by: 'owner',
    body: forgetRefusalSchema,
    answers: { 200: noticesAdminSchema },
  },
  'POST /api/console/notices/given-up/retry': {
    does: 'Sends again what was given up',
    by: 'owner',
    answers: { 200: noticesAdminSchema },
  },
  'POST /api/console/notices/announcements': {
    does: 'Says that what a page announces has come: who waits for it is told',
    by: 'owner',
    body: announcementSchema,
    answers: { 200: noticesAdminSchema },
  },
  'GET /api/console/settings': {
    does: 'What the site is set to',
    by: 'owner',
    answers: { 200: settingsAdminSchema },
  },
  'PUT /api/console/settings/{group}': {
    does: 'Changes the named fields of a group',
    by: 'owner',
    path: { group },
    body: z.union(settingGroups().map(settingChangeSchema)),
    answers: { 200: settingsAdminSchema },
  },
  'DELETE /api/console/settings/{group}': {
    does: 'Goes back to what holds without the console',
    by: 'owner',
    path: { group },
    answers: { 200: settingsAdminSchema },
  },
  'GET /api/console/contents': {
    does: 'The owner’s lists',
    by: 'owner',
    answers: { 200: contentsAdminSchema },
  },
  'PUT /api/console/contents/{kind}': {
    does: 'Writes a list over, whole',
    by: 'owner',
    path: { kind },
    body: z.union(CONTENT_KINDS.map((one) => contentChangeSchema(one))),
    answers: { 200: contentsAdminSchema },
  },
  'DELETE /api/console/contents/{kind}': {
    does: 'Goes back to our own list',
    by: 'owner',
    path: { kind },
    body: contentResetSchema,
    answers: { 200: contentsAdminSchema },
  },
  'PUT /api/console/contents/stories/{id}/consent': {
    does: 'Keeps who agreed that a story is shown',
    by: 'owner',
    body: consentSchema,
    answers: { 200: contentsAdminSchema },
  },
  'DELETE /api/console/contents/stories/{id}/consent': {
    does: 'Takes a consent back, and the story from the page',
    by: 'owner',
    answers: { 200: contentsAdminSchema },
  },
  'GET /api/console/messages': {
    does: 'What people wrote to the owner',
    by: 'owner',
    query: z.object({
      filter: z.enum(MESSAGE_FILTERS).optional(),
      q: z.string().max(MESSAGE_SEARCH_MAX).optional(),
      after: z.string().optional(),
    }),
    answers: { 200: messageListSchema },
  },
  'GET /api/console/messages/{id}': {
    does: 'One message',
    by: 'owner',
    path: { id },
    answers: { 200: messageDetailSchema },
  },
  'POST /api/console/messages/{id}/letters': {
    does: 'Writes down what came or went by mail, and sends nothing',
    by: 'owner',
    path: { id },
    body: letterSchema,
    answers: { 204: null },
  },
  'POST /api/console/messages/{id}/replies': {
    does: 'Answers a message by mail',
    by: 'owner',
    path: { id },
    body: replySchema,
    answers: { 204: null },
  },
  'GET /api/console/students': {
    does: 'Accounts, the newest first',
    by: 'owner',
    query: after.extend({ search: z.string().max(STUDENT_SEARCH_MAX).optional() }),
    answers: { 200: studentPageSchema },
  },
  'GET /api/console/students/{id}': {
    does: 'One account',
    by: 'owner',
    path: { id },
    answers: { 200: studentFileSchema },
  },
  'GET /api/console/students/{id}/audit-log': {
    does: 'What was decided about an account',
    by: 'owner',
    path: { id },
    answers: { 200: auditEntryPageSchema },
  },
  'PUT /api/console/students/{id}/ban': {
    does: 'Shuts an account for a while',
    by: 'owner',
    path: { id },
    body: banBodySchema,
    answers: { 204: null },
  },
  'DELETE /api/console/students/{id}/ban': {
    does: 'Opens it again',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
  'PUT /api/console/students/{id}/profile': {
    does: 'Mends city, state, phone and band of age',
    by: 'owner',
    path: { id },
    body: profileMendingSchema,
    answers: { 204: null },
  },
  'POST /api/console/students/{id}/erasure': {
    does: 'Ends an account that a person asked by letter to be ended',
    by: 'owner',
    path: { id },
    body: erasureRequestSchema,
    answers: { 204: null },
  },
  'PUT /api/console/students/{id}/premium': {
    does: 'Gives access without a purchase',
    by: 'owner',
    path: { id },
    body: grantBodySchema,
    answers: { 204: null },
  },
  'DELETE /api/console/students/{id}/premium': {
    does: 'Takes a given access back',
    by: 'owner',
    path: { id },
    answers: { 204: null },
  },
}
