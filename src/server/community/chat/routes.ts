/** `/api/chat`: read, write, edit, delete, the typing signal, and who one is there (docs/wire.md §6). */
import { type Context, Hono } from 'hono'
import { type ChatChannel, isChatChannel } from '#domain/community/chat-message.ts'
import { changedMessageSchema, newMessageSchema } from '#domain/community/chat-wire.ts'
import type { AppContext } from '#server/context.ts'
import { type Author, findAuthor, requireAuthor } from '#server/identity/authors/author.ts'
import { consumeAsAuthor } from '#server/identity/authors/author-limits.ts'
import { recordAccess } from '#server/identity/record-access.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { chatTopic } from '#server/platform/realtime/topics.ts'
import { readPage, readSince } from './history.ts'
import { heldJson, messageJson } from './presenter.ts'
import { chatError } from './refusals.ts'
import { findChannel } from './repository.ts'
import { deleteMessage, editMessage, postingRefusal, writeMessage } from './service.ts'
import { viewerJson } from './viewer.ts'

const COUNT = /^\d{1,9}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Mount at /api/chat. */
export function chatRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/me', async (c) => c.json(await viewerJson(context, await findAuthor(context, c))))

  routes.get('/:channel/messages', async (c) => {
    const channel = channelOf(c)
    const since = countOf(c, 'since')
    const before = countOf(c, 'before')
    const first = countOf(c, 'first')
    return c.json(
      since === null
        ? await readPage(context, channel, before)
        : await readSince(context, channel, since, first),
    )
  })

  routes.post('/:channel/messages', async (c) => {
    const channel = channelOf(c)
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'chatMessage')
    const written = await writeMessage(context, author, channel, await readJson(c, newMessageSchema))
    if (!written.ok) throw chatError(written)
    await recordAccess(context, c, author.userId)
    const { message, held, isNew, newBadges } = written.value
    const answer = { message: message && messageJson(message), held: held && heldJson(held), newBadges }
    return c.json(answer, isNew ? 201 : 200)
  })

  routes.patch('/:channel/messages/:id', async (c) => {
    const channel = channelOf(c)
    const author = await requireKnownAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'chatMessage')
    const { text } = await readJson(c, changedMessageSchema)
    const edited = await editMessage(context, author, channel, idOf(c), text)
    if (!edited.ok) throw chatError(edited)
    await recordAccess(context, c, author.userId)
    return c.json(messageJson(edited.value))
  })

  routes.delete('/:channel/messages/:id', async (c) => {
    const channel = channelOf(c)
    const author = await requireKnownAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'chatMessage')
    const deleted = await deleteMessage(context, author, channel, idOf(c))
    if (!deleted.ok) throw chatError(deleted)
    return c.body(null, 204)
  })

  routes.post('/:channel/typing', async (c) => {
    const channel = channelOf(c)
    const author = await requireKnownAuthor(context, c)
    await context.limits.consume('chatTypingByAuthor', author.key)
    const refusal = await postingRefusal(
      context.db,
      await findChannel(context.db, channel),
      author,
      context.now(),
    )
    if (refusal) throw chatError({ ok: false, code: refusal })
    // Who is typing is said by the server: a client's own claim could name anybody.
    await publish(context.db, {
      topic: chatTopic(channel),
      event: 'typing',
      payload: { authorKey: author.key, name: author.name },
    })
    return c.body(null, 204)
  })
  return routes
}

/** Somebody who has written before: no cookie is made for less. */
async function requireKnownAuthor(context: AppContext, c: Context): Promise<Author> {
  if (!(await findAuthor(context, c))) {
    throw new HttpError(401, 'no_authorization', 'Nobody is signed in, and this browser has written nothing')
  }
  return requireAuthor(context, c)
}

function channelOf(c: Context): ChatChannel {
  const channel = c.req.param('channel') ?? ''
  if (!isChatChannel(channel)) throw new HttpError(404, 'channel_not_found', 'There is no such channel')
  return channel
}

function idOf(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!UUID.test(id)) throw new HttpError(404, 'message_not_found', 'There is no such message')
  return id.toLowerCase()
}

/** @returns null when not given */
function countOf(c: Context, name: string): number | null {
  const text = c.req.query(name)
  if (text === undefined) return null
  if (!COUNT.test(text)) throw new HttpError(400, 'invalid_input', `${name}: must be a whole number`)
  return Number(text)
}
