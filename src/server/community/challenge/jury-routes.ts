/** The owner's part of `/api/challenge`: themes, essays that wait to be looked at, grades, the result. */
import { type Context, Hono } from 'hono'
import { isMonth } from '#domain/community/challenge.ts'
import { gradeBodySchema, roundChangeSchema, themeBodySchema } from '#domain/community/challenge-wire.ts'
import type { Refusal } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { requireOwner, type Viewer } from '#server/identity/authenticate.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readAdmin, readJuryEssays } from './admin.ts'
import { changeRunningRound, type RoundChangeRefusal } from './change-round.ts'
import {
  gradeEssay,
  type JuryRefusal,
  listEssay,
  listWaitingEssays,
  proclaimWinner,
  setTheme,
} from './jury.ts'

type OwnersRefusal = JuryRefusal | RoundChangeRefusal | Refusal<'month_begun'>

const WORDINGS = {
  essay_not_found: [404, 'There is no such essay'],
  round_not_found: [404, 'Nobody took part in this month'],
  not_by_jury: [409, 'This month is decided by likes'],
  month_open: [409, 'This month is not over yet'],
  nothing_graded: [409, 'The jury has graded no essay of somebody with an account'],
  already_decided: [409, 'The result of this month is out'],
  month_begun: [409, 'Somebody has entered this month already'],
  month_closed: [409, 'This month is over'],
  nothing_changed: [409, 'Theme and prize are these already'],
} as const satisfies Record<OwnersRefusal['code'], readonly [number, string]>

/** Mount at /api/challenge. */
export function juryRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.get('/admin', async (c) => {
    await ownerOf(context, c)
    return c.json(await readAdmin(context))
  })

  routes.get('/rounds/:month/essays', async (c) => {
    const { userId } = await ownerOf(context, c)
    const { rows, next } = await readJuryEssays(context, userId, readMonth(c), readAfter(c))
    return c.json({ essays: rows, next })
  })

  routes.put('/themes/:month', async (c) => {
    const { userId } = await ownerOf(context, c)
    const month = readMonth(c)
    settled(await setTheme(context, userId, { month, ...(await readJson(c, themeBodySchema)) }))
    return c.body(null, 204)
  })

  routes.post('/rounds/:month/change', async (c) => {
    const { userId } = await ownerOf(context, c)
    const month = readMonth(c)
    return c.json(
      settled(await changeRunningRound(context, userId, month, await readJson(c, roundChangeSchema))),
    )
  })

  routes.get('/waiting', async (c) => {
    await ownerOf(context, c)
    const essays = await listWaitingEssays(context)
    return c.json({
      essays: essays.map(({ id, month, text, updatedAt }) => ({
        id,
        month,
        text,
        updatedAt: updatedAt.toISOString(),
      })),
    })
  })

  routes.put('/essays/:id/listing', async (c) => {
    const { userId } = await ownerOf(context, c)
    settled(await listEssay(context, userId, readId(c, 'essay_not_found')))
    return c.body(null, 204)
  })

  routes.put('/essays/:id/grade', async (c) => {
    const { userId } = await ownerOf(context, c)
    const { scores } = await readJson(c, gradeBodySchema)
    return c.json(settled(await gradeEssay(context, userId, readId(c, 'essay_not_found'), scores)))
  })

  routes.post('/rounds/:month/verdict', async (c) => {
    const { userId } = await ownerOf(context, c)
    return c.json(settled(await proclaimWinner(context, userId, readMonth(c))))
  })

  return routes
}

async function ownerOf(context: AppContext, c: Context): Promise<Viewer> {
  c.header('cache-control', 'no-store')
  return requireOwner(context, c.req.header('authorization'))
}

function readMonth(c: Context): string {
  const month = c.req.param('month') ?? ''
  if (!isMonth(month)) throw new HttpError(400, 'invalid_input', 'month: is written YYYY-MM')
  return month
}

function settled<Value>(result: { ok: true; value: Value } | OwnersRefusal): Value {
  if (result.ok) return result.value
  const [status, message] = WORDINGS[result.code]
  throw new HttpError(status, result.code, message)
}
