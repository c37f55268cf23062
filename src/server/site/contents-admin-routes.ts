/** `/api/console/contents`: the admin page /painel/conteudos. */
import { type Context, Hono } from 'hono'
import { consentSchema } from '#domain/community/story-consent.ts'
import { contentChangeSchema, contentResetSchema } from '#domain/console/contents-admin-wire.ts'
import { type ContentKind, isContentKind } from '#domain/site/site-contents.ts'
import type { AppContext } from '../context.ts'
import type { OwnerEnv } from '../identity/owners-only.ts'
import { readJson } from '../platform/http/body.ts'
import { HttpError } from '../platform/http/errors.ts'
import { type ContentsRefusal, changeContents, readContentsAdmin } from './change-contents.ts'
import { type ConsentRefusal, keepConsent, takeConsentBack } from './story-consents.ts'

const WORDINGS = {
  changed_meanwhile: [409, 'The list was changed meanwhile: read it again'],
  no_story: [404, 'There is no such story'],
  no_consent: [404, 'There is no consent for this story'],
  given_in_the_future: [400, 'givenOn: lies in the future'],
} as const satisfies Record<(ContentsRefusal | ConsentRefusal)['code'], readonly [number, string]>

/** Mount at /api/console/contents. Each answer is the whole admin page, as it holds after the call. */
export function contentsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  const answer = async (c: Context) => c.json(await readContentsAdmin(context))

  routes.get('/', answer)

  routes.put('/:kind', async (c) => {
    const kind = readKind(c.req.param('kind'))
    const { entries, version } = await readJson(c, contentChangeSchema(kind))
    settled(await changeContents(context, c.get('owner').userId, { kind, entries, version }))
    return answer(c)
  })

  routes.delete('/:kind', async (c) => {
    const kind = readKind(c.req.param('kind'))
    const { version } = await readJson(c, contentResetSchema)
    settled(await changeContents(context, c.get('owner').userId, { kind, entries: null, version }))
    return answer(c)
  })

  routes.put('/stories/:id/consent', async (c) => {
    const consent = await readJson(c, consentSchema)
    settled(await keepConsent(context, c.get('owner').userId, c.req.param('id'), consent))
    return answer(c)
  })

  routes.delete('/stories/:id/consent', async (c) => {
    settled(await takeConsentBack(context, c.get('owner').userId, c.req.param('id')))
    return answer(c)
  })
  return routes
}

function readKind(name: string): ContentKind {
  if (!isContentKind(name)) throw new HttpError(404, 'not_found', 'There is no such list')
  return name
}

function settled(result: { ok: true } | ContentsRefusal | ConsentRefusal): void {
  if (result.ok) return
  const [status, message] = WORDINGS[result.code]
  const fields = result.code === 'given_in_the_future' ? { fields: { givenOn: 'in-the-future' } } : {}
  throw new HttpError(status, result.code, message, fields)
}
