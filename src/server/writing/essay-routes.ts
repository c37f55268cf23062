/**
 * `/api/corrections`, `/api/first-marks` and `/api/essays`: the writing room (decisions 0046, 0047). Essays are their author's
 * alone: an id of somebody else's is an id of nothing.
 */
import { Hono } from 'hono'
import {
  correctionBodySchema,
  draftBodySchema,
  readingBodySchema,
  removalQuerySchema,
} from '#domain/writing/essay-wire.ts'
import { assessmentBodySchema, examCorrectionBodySchema } from '#domain/writing/exam-essay-wire.ts'
import { firstTextSchema } from '#domain/writing/first-marks-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { requireAuthor } from '#server/identity/authors/author.ts'
import { consumeAsAuthor } from '#server/identity/authors/author-limits.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { createPlaces } from '#server/platform/http/places.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { readVersionNumber } from './essays/call.ts'
import { correctForExam } from './essays/correct-for-exam.ts'
import { correctForGuest } from './essays/correct-for-guest.ts'
import { correctForStudent } from './essays/correct-for-student.ts'
import { markFirstText } from './essays/mark-first-text.ts'
import { versionJson } from './essays/presenter.ts'
import { assessVersion, readExamEssay, readExamVersion } from './essays/read-exam-essay.ts'
import { readRewriting } from './essays/read-rewriting.ts'
import { essayError } from './essays/refusals.ts'
import { removeEssay } from './essays/remove-essay.ts'
import { roomGate } from './essays/room-gate.ts'
import { readEssay, readEssays, readVersion, saveDraft } from './essays/service.ts'
import { listProgress } from './essays/version-repository.ts'
import { readReviewState } from './external-review/review.ts'
import { listTeacherGrades } from './teacher-correction/teacher-progress.ts'

/** A class on one network writes its first sentences: each is read in some hundredths of a second. */
const FIRST_MARKS_PLACES = { all: 6, ofOneKey: 4 }

/** Mount at /api. */
export function essayRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const { reads } = context
  const firstMarksPlaces = createPlaces(FIRST_MARKS_PLACES)

  for (const path of [
    '/corrections',
    '/exam-corrections',
    '/exam-essays/*',
    '/first-marks',
    '/essays',
    '/essays/*',
  ]) {
    routes.use(path, roomGate(context))
  }

  routes.post('/corrections', async (c) => {
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'correction')
    const request = await readJson(c, correctionBodySchema)
    const corrected = author.userId
      ? await correctForStudent(context, { userId: author.userId, isPremium: author.isPremium }, request)
      : await correctForGuest(context, author.key, request)
    if (!corrected.ok) throw essayError(corrected)
    return c.json(corrected.value)
  })

  routes.post('/exam-corrections', async (c) => {
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'correction')
    const corrected = await correctForExam(context, author, await readJson(c, examCorrectionBodySchema))
    if (!corrected.ok) throw essayError(corrected)
    return c.json(corrected.value)
  })

  routes.get('/exam-essays/:id', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const id = readId(c, 'essay_not_found')
    const found = await reads.history(userId, (db) => readExamEssay({ db }, userId, id))
    if (!found.ok) throw essayError(found)
    return c.json(found.value)
  })

  routes.get('/exam-essays/:id/versions/:number', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const key = { userId, essayId: readId(c, 'essay_not_found'), number: readVersionNumber(c) }
    const found = await reads.history(userId, (db) => readExamVersion({ db }, key))
    if (!found.ok) throw essayError(found)
    return c.json(found.value)
  })

  routes.put('/exam-essays/:id/versions/:number/assessment', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('essayDraftByAccount', userId)
    const key = { userId, essayId: readId(c, 'essay_not_found'), number: readVersionNumber(c) }
    const { points } = await readJson(c, assessmentBodySchema)
    const assessed = await assessVersion(context, key, points)
    if (!assessed.ok) throw essayError(assessed)
    return c.body(null, 204)
  })

  routes.post('/first-marks', async (c) => {
    const address = addressKey(clientOf(c, context.config.http.trustedProxies).ip)
    await context.limits.consume('firstMarksByAddress', address)
    const { text } = await readJson(c, firstTextSchema)
    return c.json({ marks: await firstMarksPlaces.run(address, () => markFirstText(context, text)) })
  })

  routes.get('/essays', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const after = readAfter(c)
    return c.json(await reads.history(userId, (db) => readEssays({ db }, userId, after)))
  })

  routes.get('/essays/progress', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const [points, teacher] = await reads.history(userId, (db) =>
      Promise.all([listProgress(db, userId), listTeacherGrades(db, userId)]),
    )
    return c.json({ points, teacher })
  })

  routes.get('/essays/:id', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const id = readId(c, 'essay_not_found')
    const found = await reads.history(userId, (db) => readEssay({ db }, userId, id))
    if (!found.ok) throw essayError(found)
    return c.json(found.value)
  })

  routes.put('/essays/:id', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('essayDraftByAccount', userId)
    const id = readId(c, 'essay_not_found')
    const saved = await saveDraft(context, userId, id, await readJson(c, draftBodySchema))
    if (!saved.ok) throw essayError(saved)
    return c.json(saved.value)
  })

  routes.post('/essays/:id/readings', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('essayReadingByAccount', userId)
    const id = readId(c, 'essay_not_found')
    const read = await readRewriting(context, userId, id, await readJson(c, readingBodySchema))
    if (!read.ok) throw essayError(read)
    return c.json(read.value)
  })

  routes.delete('/essays/:id', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const told = removalQuerySchema.catch({}).parse(c.req.query())
    const removed = await removeEssay(context, userId, readId(c, 'essay_not_found'), told.onDesk ?? null)
    if (!removed.ok) throw essayError(removed)
    return c.body(null, 204)
  })

  routes.get('/essays/:id/versions/:number', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const key = { userId, essayId: readId(c, 'essay_not_found'), number: readVersionNumber(c) }
    const found = await reads.history(userId, (db) => readVersion({ db }, userId, key.essayId, key.number))
    if (!found.ok) throw essayError(found)
    return c.json(versionJson(found.value, await readReviewState(context, key)))
  })

  return routes
}
