/**
 * What was written long ago costs nobody time: every statement behind a page reads a bounded number of rows by an
 * index, however many there are (decision 0086). The statements are the ones that the use cases send.
 */

import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { listWaitingEssays } from '#server/community/challenge/jury.ts'
import { readChallenge, readEssays, submitEssay } from '#server/community/challenge/service.ts'
import { deleteOldMessages } from '#server/community/chat/delete-old-messages.ts'
import { readPage, readSince } from '#server/community/chat/history.ts'
import { writeMessage } from '#server/community/chat/service.ts'
import { viewerJson } from '#server/community/chat/viewer.ts'
import { readComments } from '#server/community/feedback/comments.ts'
import { readWall } from '#server/community/feedback/service.ts'
import { listLog, listWaitingCases } from '#server/community/moderation/repository.ts'
import { reportText } from '#server/community/moderation/service.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { MODERATED_KINDS } from '#server/moderated-kinds.ts'
import { FULL_MONTH, fillWithOldRows } from '#tests/support/old-rows.ts'
import { watchStatements } from '#tests/support/rows-looked-at.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const MESSAGES = 120_000
const OTHERS = 20_000
/** A page of the history of what changed, each with its writer's profile, and some to spare. */
const MOST_ROWS = 1_500

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
await fillWithOldRows(app.context.pool, { messages: MESSAGES, others: OTHERS })

const { context, mostRowsOf } = watchStatements({
  ...app.context,
  now: () => new Date(`${FULL_MONTH}-21T12:00:00Z`),
})

const author: Author = {
  // One of those who wrote the old ones.
  key: 'c4ca4238a0b923820dcc509a6f75849b',
  userId: null,
  name: 'Visitante',
  fullName: null,
  avatarUrl: null,
  isPremium: false,
  isTeacher: false,
  isProven: false,
  networkKey: 'n',
  browserAccounts: [],
}

async function oneOf(table: string): Promise<string> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select id from ${table} order by created_at limit 1`,
  )
  return rows[0]!.id
}

test.each<[string, () => Promise<unknown>]>([
  ['the newest page of the chat', () => readPage(context, 'global', null)],
  ['a page in the middle of the chat', () => readPage(context, 'global', MESSAGES / 2)],
  ['what has changed in the chat', () => readSince(context, 'global', MESSAGES - 400, MESSAGES / 2)],
  ['somebody who was away for long', () => readSince(context, 'global', 10, 1)],
  ['who one is in the chat', () => viewerJson(context, author)],
  [
    'writing a message',
    () => writeMessage(context, author, 'global', { id: randomUUID(), text: 'Bom dia!' }),
  ],
  ['the first page of the wall', () => readWall(context, author.key, null)],
  [
    'a page far down the wall',
    async () => readWall(context, author.key, { at: new Date(0), id: await oneOf('feedbacks') }),
  ],
  ['the month of the challenge', () => readChallenge(context, author.key)],
  ['the first page of the challenge', () => readEssays(context, author.key, null)],
  [
    'a page far down the challenge',
    async () =>
      readEssays(context, author.key, { likes: 25, at: new Date(0), id: await oneOf('challenge_essays') }),
  ],
  [
    'sending an essay',
    () => submitEssay(context, author, 'Um texto de mais de cinquenta letras para o tema deste mês.'),
  ],
  ['the essays that wait', () => listWaitingEssays(context)],
  ['the queue of moderation', () => listWaitingCases(context.db, 50)],
  ['the log of moderation', () => listLog(context.db, null, 50)],
  [
    'reporting a message',
    async () =>
      reportText(
        context,
        MODERATED_KINDS,
        { ...author, key: 'other' },
        {
          kind: 'chat_message',
          id: await oneOf('chat_messages'),
          reason: 'spam',
          note: '',
        },
      ),
  ],
])('%s looks at a page’s rows, not at all', async (_what, use) => {
  const { rows, sql } = await mostRowsOf(use)
  expect(rows, sql).toBeLessThanOrEqual(MOST_ROWS)
})

test('the answers to a feedback that many have answered are read page by page', async () => {
  const { rows: newest } = await app.context.pool.query<{ id: string }>(
    'select id from feedbacks order by created_at desc limit 1',
  )
  const { rows, sql } = await mostRowsOf(() => readComments(context, author.key, newest[0]!.id, null))
  expect(rows, sql).toBeLessThanOrEqual(MOST_ROWS)
})

test('the deleting job takes a bounded number at a time, so that nobody waits for it', async () => {
  const before = Number((await app.context.pool.query('select count(*) from chat_messages')).rows[0].count)
  const { rows, sql } = await mostRowsOf(() => deleteOldMessages({ ...context, now: () => new Date() }))
  // Two thousand are found by their age, then in the index of ids, then in the table.
  expect(rows, sql).toBeLessThanOrEqual(6_000)
  expect(rows).toBeGreaterThanOrEqual(2_000)
  const after = Number((await app.context.pool.query('select count(*) from chat_messages')).rows[0].count)
  expect(before - after).toBe(100_000)
})
