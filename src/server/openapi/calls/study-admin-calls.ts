/** What the owner writes to be studied. */
import { z } from 'zod'
import {
  createStudyItemSchema,
  importedStudySchema,
  importStudySchema,
  listStudyItemSchema,
  openedStudyItemSchema,
  publishStudyItemSchema,
  restoreStudyItemSchema,
  saveStudyItemSchema,
  studyAdminSchema,
  studyEstimateSchema,
  studyItemCreatedSchema,
  studyKindSchema,
  studyPictureAnswerSchema,
} from '#domain/console/study-admin-wire.ts'
import type { Calls } from '../call.ts'

const ofKind = z.object({ kind: studyKindSchema })
const one = ofKind.extend({ slug: z.string() })

export const studyAdminCalls: Calls = {
  'GET /api/console/study/{kind}': {
    does: 'Every entry of a kind, hers and ours',
    by: 'owner',
    path: ofKind.shape,
    answers: { 200: studyAdminSchema },
  },
  'POST /api/console/study/{kind}': {
    does: 'Begins an entry, as a draft',
    by: 'owner',
    path: ofKind.shape,
    body: createStudyItemSchema,
    answers: { 201: studyItemCreatedSchema },
  },
  'POST /api/console/study/pictures': {
    does: 'Takes a picture of a motivating text, which keeps it once a saved draft names it',
    by: 'owner',
    body: '*/*',
    answers: { 201: studyPictureAnswerSchema },
  },
  'GET /study-pictures/{file}': {
    does: 'A picture of a motivating text',
    by: 'anybody',
    answers: { 200: 'image/*' },
  },
  'GET /api/console/study/{kind}/table': {
    does: 'The owner’s entries of a kind as a table',
    by: 'owner',
    path: ofKind.shape,
    answers: { 200: 'text/csv' },
  },
  'PUT /api/console/study/{kind}/table': {
    does: 'Takes a table in, all of it or nothing; each fault names its row and field',
    by: 'owner',
    path: ofKind.shape,
    body: importStudySchema,
    answers: { 200: importedStudySchema },
  },
  'GET /api/console/study/{kind}/items/{slug}': {
    does: 'One entry as it is edited, with what it was before',
    by: 'owner',
    path: one.shape,
    answers: { 200: openedStudyItemSchema },
  },
  'PUT /api/console/study/{kind}/items/{slug}': {
    does: 'Keeps a draft, which may be unfinished',
    by: 'owner',
    path: one.shape,
    body: saveStudyItemSchema,
    answers: { 200: openedStudyItemSchema },
  },
  'DELETE /api/console/study/{kind}/items/{slug}': {
    does: 'Deletes a draft that was never published',
    by: 'owner',
    path: one.shape,
    answers: { 200: studyAdminSchema },
  },
  'POST /api/console/study/{kind}/items/{slug}/publication': {
    does: 'Publishes the draft, at once or from a day on, or names each field that stands against it',
    by: 'owner',
    path: one.shape,
    body: publishStudyItemSchema,
    answers: { 200: openedStudyItemSchema },
  },
  'POST /api/console/study/{kind}/items/{slug}/restoration': {
    does: 'Makes a version of before the draft',
    by: 'owner',
    path: one.shape,
    body: restoreStudyItemSchema,
    answers: { 200: openedStudyItemSchema },
  },
  'PUT /api/console/study/{kind}/items/{slug}/listing': {
    does: 'Keeps an entry, ours or hers, out of the lists, or puts it back',
    by: 'owner',
    path: one.shape,
    body: listStudyItemSchema,
    answers: { 200: studyAdminSchema },
  },
  'GET /api/console/study/{kind}/items/{slug}/estimate': {
    does: 'What our engine gives the draft of a model essay',
    by: 'owner',
    path: one.shape,
    answers: { 200: studyEstimateSchema },
  },
}
