/** The profiles wire under /rest/v1 (docs/wire.md §3): this one table of the PostgREST dialect. */
import { type Context, Hono } from 'hono'
import { type ZodError, z } from 'zod'
import type { AppContext } from '#server/context.ts'
import { readBearer } from '#server/identity/authenticate.ts'
import type { AccessClaims } from '#server/identity/tokens/access-token.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { profileJson } from './presenter.ts'
import { profileChangeSchema } from './profile-fields.ts'
import { changeOwnProfile, type ProfileWithPurchases, readOwnProfile } from './service.ts'
import { type ProfileQuery, readProfileQuery } from './wire-query.ts'

/** With one row at most an estimate is exact. */
const COUNTED = /\bcount=(exact|planned|estimated)\b/
const OBJECT_TYPE = 'application/vnd.pgrst.object+json'

export function profileRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/profiles', async (c) => {
    const viewer = await requireClaims(context, c)
    const query = readProfileQuery(c.req.url)
    if (!isOwnRow(viewer, query.ids)) return answer(context, c, null, query)
    const found = await readOwnProfile(context, viewer, query.columns)
    if (!found.ok) throw sessionEnded()
    return answer(context, c, found.value, query)
  })

  routes.patch('/profiles', async (c) => {
    const viewer = await requireClaims(context, c)
    const query = readProfileQuery(c.req.url)
    const { columns, ids } = query
    const change = profileChangeSchema.safeParse(await readJson(c, z.unknown()))
    if (!change.success) throw badChange(change.error)
    if (Object.keys(change.data).length === 0) throw new HttpError(400, 'PGRST102', 'Empty update')
    const wantsRow = /\breturn=representation\b/.test(c.req.header('prefer') ?? '')
    const done = (isThere: boolean) =>
      c.body(null, 204, countedRange(c, { from: 0, shown: 0, total: isThere ? 1 : 0 }))
    if (!isOwnRow(viewer, ids)) return wantsRow ? answer(context, c, null, query) : done(false)
    const origins = [context.config.siteUrl, new URL(c.req.url).origin]
    const changed = await changeOwnProfile(context, viewer, change.data, {
      columns: wantsRow ? columns : [],
      origins,
    })
    if (changed.ok) return wantsRow ? answer(context, c, changed.value, query) : done(true)
    if (changed.code === 'session_not_found') throw sessionEnded()
    if (changed.code === 'picture_refused') {
      throw new HttpError(400, '23514', `${changed.column}: must be the public address of an own picture`)
    }
    if (changed.code === 'name_refused') {
      throw new HttpError(422, changed.code, 'full_name: this is not the name of a person')
    }
    throw new HttpError(
      400,
      changed.code,
      'The generation counter only goes to its next value within the allowance',
    )
  })

  routes.all('/:table', (c) => {
    const table = c.req.param('table')
    if (table === 'profiles') throw new HttpError(405, 'PGRST117', `Unsupported HTTP method: ${c.req.method}`)
    throw new HttpError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`)
  })

  return routes
}

/** The signature alone: the query of the row asks for the session (profile-repository.ts). */
async function requireClaims(context: Pick<AppContext, 'keys' | 'now'>, c: Context): Promise<AccessClaims> {
  const header = c.req.header('authorization')
  // Without a session the client sends its public key as the bearer, which is no token.
  const isAnonymous = header === undefined || header.split('.').length !== 3
  if (isAnonymous) throw new HttpError(401, '42501', 'permission denied for table profiles')
  const claims = await readBearer(context, header)
  if (claims.ok) return claims.value
  if (claims.code === 'expired_jwt') throw new HttpError(401, 'PGRST303', 'JWT expired')
  throw new HttpError(401, 'PGRST301', 'JWT could not be verified')
}

/** What is shown of how many; the number is told to who asks for it (`Prefer: count=exact`). */
function countedRange(c: Context, { from, shown, total }: { from: number; shown: number; total: number }) {
  const rows = shown === 0 ? '*' : `${from}-${from + shown - 1}`
  return { 'content-range': `${rows}/${COUNTED.test(c.req.header('prefer') ?? '') ? total : '*'}` }
}

function beyond(offset: number, total: number): HttpError {
  const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
  return new HttpError(416, 'PGRST103', 'Requested range not satisfiable', { details })
}

function isOwnRow(viewer: AccessClaims, ids: readonly string[]): boolean {
  return ids.every((id) => id === viewer.userId)
}

function sessionEnded(): HttpError {
  return new HttpError(401, 'session_not_found', 'The session of this token has ended')
}

function badChange(error: ZodError): HttpError {
  const issue = error.issues[0]
  if (issue?.code === 'unrecognized_keys') {
    return new HttpError(400, 'PGRST204', `Could not write the '${issue.keys[0]}' column of 'profiles'`)
  }
  const column = issue?.path.join('.')
  if (!column) return new HttpError(400, 'PGRST102', 'The body must be an object of columns')
  const code = issue?.code === 'invalid_type' ? '22P02' : '23514'
  return new HttpError(400, code, `${column}: ${issue?.message ?? 'invalid value'}`)
}

function answer(
  context: Pick<Platform, 'config'>,
  c: Context,
  profile: ProfileWithPurchases | null,
  { columns, offset, limit }: ProfileQuery,
): Response {
  const total = profile ? 1 : 0
  const isCounted = COUNTED.test(c.req.header('prefer') ?? '')
  if (isCounted && offset > total) throw beyond(offset, total)
  const row =
    profile && offset === 0 && limit > 0 ? profileJson(profile, columns, context.config.siteUrl) : null
  const range = countedRange(c, { from: offset, shown: row ? 1 : 0, total })
  if (!(c.req.header('accept') ?? '').includes(OBJECT_TYPE)) {
    return c.json(row ? [row] : [], isCounted && !row && total > 0 ? 206 : 200, range)
  }
  if (!row) {
    const details = 'The result contains 0 rows'
    throw new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details })
  }
  return c.body(JSON.stringify(row), 200, {
    'content-type': `${OBJECT_TYPE}; charset=utf-8`,
    ...range,
  })
}
