/**
 * `/api/mock-exam`: the dates for everybody; beginning, the sheet and the result for the account that sits (product §10
 * Mock exam). A sitting of somebody else's is one of nobody's.
 */
import { type Context, Hono } from 'hono'
import { isExamMonth } from '#domain/writing/mock-exam/mock-exam.ts'
import { beginBodySchema, examMailSchema, sheetBodySchema } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { roomGate } from '../essays/room-gate.ts'
import { beginSitting } from './begin-sitting.ts'
import { setWantsExamMail } from './exam-mail.ts'
import { gradeSitting } from './grade-sitting.ts'
import { handIn, saveSheet } from './keep-sheet.ts'
import { readMockExam, readOwnSittings, readSitting } from './read-sittings.ts'
import { mockExamError } from './refusals.ts'
import type { SittingKey } from './sitting-repository.ts'

/** Mount at /api/mock-exam. */
export function mockExamRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const student = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId

  routes.use('*', roomGate(context))

  routes.get('/', async (c) => c.json(await readMockExam(context)))

  routes.get('/sittings', async (c) => c.json(await readOwnSittings(context, await student(c))))

  routes.put('/mail', async (c) => {
    const userId = await student(c)
    await context.limits.consume('mockExamBeginByUser', userId)
    const { isWanted } = await readJson(c, examMailSchema)
    const set = await setWantsExamMail(context, userId, isWanted)
    if (!set.ok) throw mockExamError(set)
    return c.json(set.value)
  })

  routes.post('/sittings', async (c) => {
    const userId = await student(c)
    await context.limits.consume('mockExamBeginByUser', userId)
    const begun = await beginSitting(context, userId, await readJson(c, beginBodySchema))
    if (!begun.ok) throw mockExamError(begun)
    return c.json(begun.value)
  })

  routes.get('/sittings/:month', async (c) => {
    const { userId, month } = keyOf(await student(c), c)
    const found = await readSitting(context, userId, month)
    if (!found.ok) throw mockExamError(found)
    return c.json(found.value)
  })

  routes.put('/sittings/:month', async (c) => {
    const key = keyOf(await student(c), c)
    await context.limits.consume('mockExamSheetByUser', key.userId)
    const saved = await saveSheet(context, key, await readJson(c, sheetBodySchema))
    if (!saved.ok) throw mockExamError(saved)
    return c.json(saved.value)
  })

  routes.post('/sittings/:month/hand-in', async (c) => {
    const key = keyOf(await student(c), c)
    await context.limits.consume('mockExamSheetByUser', key.userId)
    const handed = await handIn(context, key, await readJson(c, sheetBodySchema))
    if (!handed.ok) throw mockExamError(handed)
    // Of many at once one is enough.
    if (handed.value.isFirst) await gradeSoon(context, key)
    return c.json(handed.value.saved)
  })

  return routes
}

/** At once where that works; the sheet is handed in whatever happens here, and the job grades what is left. */
async function gradeSoon(context: AppContext, key: SittingKey): Promise<void> {
  try {
    await gradeSitting(context, key)
  } catch (error) {
    context.logger.error({ err: error, month: key.month }, 'a sheet of the mock exam waits for its grade')
    context.jobs.wake('settle-mock-exams')
  }
}

function keyOf(userId: string, c: Context): SittingKey {
  const month = c.req.param('month') ?? ''
  if (!isExamMonth(month)) throw mockExamError({ code: 'sitting_not_found' })
  return { userId, month }
}
