/** `/api/classes`: a teacher's classes, and a student's. To who does not teach a class of somebody else is not there. */
import { type Context, Hono } from 'hono'
import type { Ok } from '#domain/shared/result.ts'
import { classBodySchema, classCodeBodySchema, classNameBodySchema } from '#domain/study/class-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { type AttendRefusal, joinClass, leaveClass, previewClass, readClasses } from './attend.ts'
import { authenticateTeacher } from './authenticate-teacher.ts'
import { readLicence } from './licence/read-licence.ts'
import {
  deleteClass,
  makeClass,
  readTaught,
  removeStudent,
  renameClass,
  renewCode,
  type TeachRefusal,
} from './teach.ts'

const WORDINGS: Record<(AttendRefusal | TeachRefusal)['code'], { status: number; message: string }> = {
  not_a_teacher: { status: 404, message: 'There is no such class' },
  class_not_found: { status: 404, message: 'There is no such class' },
  wrong_school_year: { status: 400, message: 'year: is neither this year nor the next' },
  too_many_classes: { status: 409, message: 'There are as many classes as a teacher may have' },
  code_not_found: { status: 404, message: 'No class has this code' },
  own_class: { status: 409, message: 'A teacher does not join her own class' },
  name_missing: { status: 409, message: 'The profile has no name yet' },
  class_full: { status: 409, message: 'The class is full' },
  age_unknown: { status: 403, message: 'The age is not known' },
  guardian_needed: { status: 403, message: 'Below sixteen a guardian has to agree' },
}

/** Mount at /api/classes. */
export function classRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = (c: Context) => authenticate(context, c.req.header('authorization'))
  const teacherOf = (c: Context) => authenticateTeacher(context, c)
  const classOf = (c: Context) => readId(c, 'class_not_found')

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => c.json(await readClasses(context, (await viewerOf(c)).userId)))

  routes.post('/', async (c) => {
    const teacherId = await teacherOf(c)
    return c.json(settledValue(await makeClass(context, teacherId, await readJson(c, classBodySchema))), 201)
  })
  routes.post('/preview', async (c) => {
    const { userId } = await viewerOf(c)
    await context.limits.consume('classCodeByUser', userId)
    const { code } = await readJson(c, classCodeBodySchema)
    return c.json(settledValue(await previewClass(context, userId, code)))
  })
  routes.post('/joining', async (c) => {
    const { userId } = await viewerOf(c)
    await context.limits.consume('classCodeByUser', userId)
    const { code } = await readJson(c, classCodeBodySchema)
    return c.json(settledValue(await joinClass(context, userId, code)))
  })
  routes.get('/licence', async (c) => c.json(await readLicence(context, await teacherOf(c))))
  routes.get('/:id', async (c) =>
    c.json(settledValue(await readTaught(context, await teacherOf(c), classOf(c)))),
  )
  routes.put('/:id/name', async (c) => {
    const teacherId = await teacherOf(c)
    return c.json(
      settledValue(await renameClass(context, teacherId, classOf(c), await readJson(c, classNameBodySchema))),
    )
  })
  routes.delete('/:id', async (c) => {
    settledValue(await deleteClass(context, await teacherOf(c), classOf(c)))
    return c.body(null, 204)
  })
  routes.post('/:id/code', async (c) =>
    c.json(settledValue(await renewCode(context, await teacherOf(c), classOf(c)))),
  )
  routes.delete('/:id/students/:seat', async (c) => {
    const seat = readId(c, 'class_not_found', 'seat')
    settledValue(await removeStudent(context, await teacherOf(c), classOf(c), seat))
    return c.body(null, 204)
  })
  routes.delete('/:id/membership', async (c) => {
    await leaveClass(context, (await viewerOf(c)).userId, classOf(c))
    return c.body(null, 204)
  })

  return routes
}

function settledValue<T>(result: Ok<T> | AttendRefusal | TeachRefusal): T {
  if (result.ok) return result.value
  const { status, message } = WORDINGS[result.code]
  throw new HttpError(status, result.code, message)
}
