/** `/api/class-tasks`: tasks of a teacher's classes, and of a student's. To others a task is not there. */
import { type Context, Hono } from 'hono'
import type { Ok } from '#domain/shared/result.ts'
import { handingBodySchema, taskBodySchema } from '#domain/writing/class-tasks/class-task-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { authenticateTeacher } from '#server/study/classes/authenticate-teacher.ts'
import { type HandInRefusal, handIn, readOwnTasks, takeBack } from './hand-in.ts'
import { readDevelopment } from './read-development.ts'
import {
  changeTask,
  deleteTask,
  makeTask,
  readHanded,
  readTask,
  readTasks,
  type TeachTaskRefusal,
} from './teach-tasks.ts'

const WORDINGS: Record<(HandInRefusal | TeachTaskRefusal)['code'], readonly [number, string]> = {
  not_a_teacher: [404, 'There is no such class'],
  class_not_found: [404, 'There is no such class'],
  task_not_found: [404, 'There is no such task'],
  essay_not_found: [404, 'There is no corrected essay of this id'],
  too_many_tasks: [409, 'There are as many tasks as a class may have'],
  theme_unknown: [400, 'themeId: no bank has this theme'],
  day_passed: [400, 'dueOn: this day has passed'],
  age_unknown: [403, 'The age is not known'],
  guardian_needed: [403, 'Below sixteen a guardian has to agree'],
}

/** Mount at /api/class-tasks. */
export function classTaskRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const studentOf = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId
  const teacherOf = (c: Context) => authenticateTeacher(context, c)
  const classOf = (c: Context) => readId(c, 'class_not_found')
  const taskOf = (c: Context) => readId(c, 'task_not_found')

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => c.json(await readOwnTasks(context, await studentOf(c))))
  routes.put('/:id/handing', async (c) => {
    const userId = await studentOf(c)
    const { essayId } = await readJson(c, handingBodySchema)
    settledValue(await handIn(context, userId, taskOf(c), essayId))
    return c.body(null, 204)
  })
  routes.delete('/:id/handing', async (c) => {
    await takeBack(context, await studentOf(c), taskOf(c))
    return c.body(null, 204)
  })

  routes.get('/taught/:id', async (c) =>
    c.json(settledValue(await readTasks(context, await teacherOf(c), classOf(c)))),
  )
  routes.get('/taught/:id/development', async (c) =>
    c.json(settledValue(await readDevelopment(context, await teacherOf(c), classOf(c)))),
  )
  routes.post('/taught/:id', async (c) => {
    const teacherId = await teacherOf(c)
    const body = await readJson(c, taskBodySchema)
    return c.json(settledValue(await makeTask(context, teacherId, classOf(c), body)), 201)
  })
  routes.get('/:id', async (c) =>
    c.json(settledValue(await readTask(context, await teacherOf(c), taskOf(c)))),
  )
  routes.put('/:id', async (c) => {
    const teacherId = await teacherOf(c)
    settledValue(await changeTask(context, teacherId, taskOf(c), await readJson(c, taskBodySchema)))
    return c.body(null, 204)
  })
  routes.delete('/:id', async (c) => {
    settledValue(await deleteTask(context, await teacherOf(c), taskOf(c)))
    return c.body(null, 204)
  })
  routes.get('/:id/handings/:seat', async (c) => {
    const teacherId = await teacherOf(c)
    const seat = readId(c, 'task_not_found', 'seat')
    return c.json(settledValue(await readHanded(context, teacherId, taskOf(c), seat)))
  })
  return routes
}

function settledValue<T>(result: Ok<T> | HandInRefusal | TeachTaskRefusal): T {
  if (result.ok) return result.value
  const [status, message] = WORDINGS[result.code]
  throw new HttpError(status, result.code, message)
}
