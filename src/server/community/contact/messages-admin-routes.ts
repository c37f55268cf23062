/** `/api/console/messages`: what people wrote by the page Contato, and the owner's answers. */
import { Hono } from 'hono'
import { z } from 'zod'
import {
  letterSchema,
  MESSAGE_FILTERS,
  MESSAGE_SEARCH_MAX,
  replySchema,
} from '#domain/console/messages-admin-wire.ts'
import { readMomentKey } from '#domain/shared/keyset.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { answerMessage, listMessages, readMessage } from './messages-admin.ts'
import { recordLetter } from './record-letter.ts'

/** Mount at /api/console/messages. */
export function messagesAdmin(context: Pick<Platform, 'db' | 'jobs' | 'now'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => {
    const filter = MESSAGE_FILTERS.find((one) => one === (c.req.query('filter') ?? 'open'))
    const after = c.req.query('after')
    const search = (c.req.query('q') ?? '').trim()
    const key = after === undefined ? null : readMomentKey(after)
    if (!filter) throw new HttpError(400, 'invalid_input', 'filter: is open, answered or all')
    if (search.length > MESSAGE_SEARCH_MAX) throw new HttpError(400, 'invalid_input', 'q: is too long')
    if (after !== undefined && key === null) throw new HttpError(400, 'invalid_input', 'after: is not a page')
    const { rows, next } = await listMessages(context, { filter, search, after: key })
    return c.json({ messages: rows, next })
  })

  routes.get('/:id', async (c) => {
    const message = await readMessage(context, readId(c.req.param('id')))
    if (!message) throw unknownMessage()
    return c.json(message)
  })

  routes.post('/:id/replies', async (c) => {
    const id = readId(c.req.param('id'))
    const reply = await readJson(c, replySchema)
    const answer = await answerMessage(context, c.get('owner').userId, id, reply)
    if (!answer.ok) throw unknownMessage()
    return c.body(null, 204)
  })

  routes.post('/:id/letters', async (c) => {
    const id = readId(c.req.param('id'))
    const letter = await readJson(c, letterSchema)
    const recorded = await recordLetter(context, c.get('owner').userId, id, letter)
    if (recorded.ok) return c.body(null, 204)
    if (recorded.code === 'unknown-message') throw unknownMessage()
    throw recorded.code === 'day-to-come'
      ? new HttpError(400, 'day_to_come', 'day: is still to come')
      : new HttpError(400, 'day_before_message', 'day: is before the message came')
  })

  return routes
}

function readId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw unknownMessage()
  return id
}

function unknownMessage(): HttpError {
  return new HttpError(404, 'unknown_message', 'There is no such message')
}
