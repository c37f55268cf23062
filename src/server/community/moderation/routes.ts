/**
 * `/api/reports` and `/api/blocks` for everybody; `/api/moderation` for the owner: the queue, decisions, appeals,
 * words, channels and the log (docs/wire.md §6).
 */
import { type Context, Hono } from 'hono'
import { isChatChannel } from '#domain/community/chat-message.ts'
import { SUBJECT_KINDS, type SubjectKind } from '#domain/community/moderation.ts'
import {
  appealDecisionSchema,
  appealSchema,
  blockSchema,
  channelSettingsSchema,
  decisionSchema,
  refusedWordSchema,
  removalSchema,
  reportSchema,
} from '#domain/community/moderation-wire.ts'
import type { AppContext } from '#server/context.ts'
import { requireOwner, type Viewer } from '#server/identity/authenticate.ts'
import { findAuthor, requireAuthor } from '#server/identity/authors/author.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { deleteBlock, insertBlock, listBlocks } from './block-repository.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationStatusJson } from './own-cases.ts'
import { logJson } from './presenter.ts'
import { listLog } from './repository.ts'
import {
  appealCase,
  decideAppeal,
  decideCase,
  type ModerationRefusal,
  removeText,
  reportText,
} from './service.ts'
import {
  addWord,
  changeChannel,
  listChannels,
  listWords,
  removeWord,
  setGuardianPermission,
} from './settings.ts'
import { readWaitingCases } from './waiting-cases.ts'

const PAGE_SIZE = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Mount at /api. */
export function moderationRoutes(context: AppContext, kinds: ModeratedKinds): Hono {
  const routes = new Hono()
  routes.use('/reports', noStore)
  routes.use('/blocks/*', noStore)
  routes.use('/moderation/*', noStore)
  routes.use('/standing', noStore)

  routes.post('/reports', async (c) => {
    const reporter = await requireAuthor(context, c)
    await context.limits.consume('reportByAuthor', reporter.key)
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('reportByAddress', addressKey(ip))
    settled(await reportText(context, kinds, reporter, await readJson(c, reportSchema)))
    // The same answer whatever came of it: nobody probes how many reports there are.
    return c.json({ received: true }, 202)
  })

  routes.get('/blocks', async (c) => {
    const author = await findAuthor(context, c)
    return c.json({ blocked: author ? await listBlocks(context.db, author.key) : [] })
  })
  routes.post('/blocks', async (c) => {
    const author = await requireAuthor(context, c)
    await context.limits.consume('blockByAuthor', author.key)
    const { authorKey, name } = await readJson(c, blockSchema)
    if (authorKey === author.key) throw new HttpError(400, 'own_text', 'Nobody blocks themselves')
    await insertBlock(context.db, {
      blocker_key: author.key,
      blocked_key: authorKey,
      blocked_name: name,
      created_at: context.now(),
    })
    return c.json({ blocked: await listBlocks(context.db, author.key) }, 201)
  })
  routes.delete('/blocks/:key', async (c) => {
    const author = await requireAuthor(context, c)
    await deleteBlock(context.db, author.key, c.req.param('key'))
    return c.json({ blocked: await listBlocks(context.db, author.key) })
  })

  routes.get('/standing', async (c) =>
    c.json(await moderationStatusJson(context, await findAuthor(context, c))),
  )

  routes.get('/moderation/cases', async (c) => {
    await requireModerator(context, c)
    return c.json({ cases: await readWaitingCases(context, kinds, PAGE_SIZE) })
  })
  routes.get('/moderation/cases/:kind/:id/context', async (c) => {
    await requireModerator(context, c)
    const { kind, id } = subjectOf(c)
    return c.json({ lines: (await kinds[kind].around?.(context.db, id)) ?? [] })
  })
  routes.post('/moderation/cases/:kind/:id/decision', async (c) => {
    const { userId } = await requireModerator(context, c)
    settled(await decideCase(context, kinds, userId, subjectOf(c), await readJson(c, decisionSchema)))
    return c.body(null, 204)
  })
  routes.post('/moderation/cases/:kind/:id/removal', async (c) => {
    const { userId } = await requireModerator(context, c)
    const subject = subjectOf(c)
    const removal = await readJson(c, removalSchema)
    settled(await removeText(context, kinds, await requireAuthor(context, c), userId, subject, removal))
    return c.body(null, 204)
  })
  routes.post('/moderation/cases/:kind/:id/appeal', async (c) => {
    const author = await requireAuthor(context, c)
    await context.limits.consume('appealByAuthor', author.key)
    const { text } = await readJson(c, appealSchema)
    settled(await appealCase(context, author, subjectOf(c), text))
    return c.body(null, 204)
  })
  routes.post('/moderation/cases/:kind/:id/appeal-decision', async (c) => {
    const { userId } = await requireModerator(context, c)
    settled(await decideAppeal(context, kinds, userId, subjectOf(c), await readJson(c, appealDecisionSchema)))
    return c.body(null, 204)
  })
  routes.get('/moderation/log', async (c) => {
    await requireModerator(context, c)
    const before = c.req.query('before') ?? null
    if (before !== null && !/^\d{1,18}$/.test(before)) {
      throw new HttpError(400, 'invalid_input', 'before: must be the id of an entry')
    }
    return c.json({ entries: (await listLog(context.db, before, PAGE_SIZE)).map(logJson) })
  })

  routes.get('/moderation/words', async (c) => {
    await requireModerator(context, c)
    return c.json({ words: await listWords(context) })
  })
  routes.post('/moderation/words', async (c) => {
    const { userId } = await requireModerator(context, c)
    await addWord(context, userId, (await readJson(c, refusedWordSchema)).word)
    return c.json({ words: await listWords(context) }, 201)
  })
  routes.delete('/moderation/words/:word', async (c) => {
    const { userId } = await requireModerator(context, c)
    await removeWord(context, userId, c.req.param('word'))
    return c.json({ words: await listWords(context) })
  })
  routes.get('/moderation/channels', async (c) => {
    await requireModerator(context, c)
    return c.json({ channels: await listChannels(context) })
  })
  routes.patch('/moderation/channels/:channel', async (c) => {
    const { userId } = await requireModerator(context, c)
    const channel = c.req.param('channel')
    if (!isChatChannel(channel)) throw new HttpError(404, 'channel_not_found', 'There is no such channel')
    await changeChannel(context, userId, channel, await readJson(c, channelSettingsSchema))
    return c.body(null, 204)
  })
  routes.on(['PUT', 'DELETE'], '/moderation/guardian-permissions/:id', async (c) => {
    const { userId } = await requireModerator(context, c)
    const id = c.req.param('id')
    const isSet = UUID.test(id) && (await setGuardianPermission(context, userId, id, c.req.method === 'PUT'))
    if (!isSet) throw new HttpError(404, 'user_not_found', 'There is no such account')
    return c.body(null, 204)
  })
  return routes
}

async function noStore(c: Context, next: () => Promise<void>): Promise<void> {
  c.header('cache-control', 'no-store')
  await next()
}

function requireModerator(context: AppContext, c: Context): Promise<Viewer> {
  return requireOwner(context, c.req.header('authorization'))
}

function subjectOf(c: Context): { kind: SubjectKind; id: string } {
  const kind = SUBJECT_KINDS.find((one) => one === c.req.param('kind'))
  const id = c.req.param('id') ?? ''
  if (!kind || !UUID.test(id)) throw refusalError('case_not_found')
  return { kind, id }
}

const WORDINGS: Record<ModerationRefusal['code'], { status: number; message: string }> = {
  subject_not_found: { status: 404, message: 'There is no such text' },
  own_text: { status: 409, message: 'This text is your own' },
  case_not_found: { status: 404, message: 'There is no such case' },
  already_decided: { status: 409, message: 'This case is decided' },
  text_changed: { status: 409, message: 'The text was changed meanwhile: read it as it is now' },
  not_appealable: { status: 409, message: 'Only what was removed can be appealed, and once' },
  no_appeal: { status: 409, message: 'No appeal waits here' },
}

function settled(result: { ok: true } | ModerationRefusal): void {
  if (!result.ok) throw refusalError(result.code)
}

function refusalError(code: ModerationRefusal['code']): HttpError {
  const { status, message } = WORDINGS[code]
  return new HttpError(status, code, message)
}
