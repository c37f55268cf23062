/** `/api/console/students`: the list, one account, and what the owner decides about it. */
import { Hono } from 'hono'
import {
  banBodySchema,
  erasureRequestSchema,
  grantBodySchema,
  profileMendingSchema,
  STUDENT_SEARCH_MAX,
} from '#domain/console/students-admin-wire.ts'
import type { Ok } from '#domain/shared/result.ts'
import { readAuditEntries } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import {
  banStudent,
  grantPremium,
  grantTeacher,
  type SupervisionRefusal,
  unbanStudent,
  withdrawPremium,
  withdrawTeacher,
} from './decide-account.ts'
import { eraseOnRequest } from './erase-on-request.ts'
import { mendProfile } from './mend-profile.ts'
import { readStudentFile } from './student-file.ts'
import { listStudents } from './student-list.ts'

const WORDINGS = {
  student_not_found: [404, 'There is no such account'],
  other_email: [409, 'This is not the address of the account'],
  is_owner: [409, 'An owner’s account is not decided about here'],
} as const satisfies Record<SupervisionRefusal['code'], readonly [number, string]>

export function studentsAdminRoutes(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => {
    const search = (c.req.query('search') ?? '').trim()
    if (search.length > STUDENT_SEARCH_MAX) {
      throw new HttpError(400, 'invalid_input', `search: has more than ${STUDENT_SEARCH_MAX} characters`)
    }
    const { rows, next } = await listStudents(context.db, { search, after: readAfter(c) }, context.now())
    return c.json({ students: rows, next })
  })

  routes.get('/:id', async (c) => {
    const file = await readStudentFile(context.db, readId(c, 'student_not_found'), context.now())
    if (!file) throw refusalError('student_not_found')
    return c.json(file)
  })

  routes.get('/:id/audit-log', async (c) => {
    const of = { subjectKind: 'student', subject: readId(c, 'student_not_found') } as const
    const { rows, next } = await readAuditEntries(context.db, { before: null, of })
    return c.json({ entries: rows, next })
  })

  routes.put('/:id/ban', async (c) => {
    const ban = await readJson(c, banBodySchema)
    settled(await banStudent(context, c.get('owner').userId, readId(c, 'student_not_found'), ban))
    return c.body(null, 204)
  })
  routes.delete('/:id/ban', async (c) => {
    settled(await unbanStudent(context, c.get('owner').userId, readId(c, 'student_not_found')))
    return c.body(null, 204)
  })

  routes.put('/:id/profile', async (c) => {
    const mending = await readJson(c, profileMendingSchema)
    settled(await mendProfile(context, c.get('owner').userId, readId(c, 'student_not_found'), mending))
    return c.body(null, 204)
  })
  routes.post('/:id/erasure', async (c) => {
    const request = await readJson(c, erasureRequestSchema)
    settled(await eraseOnRequest(context, c.get('owner').userId, readId(c, 'student_not_found'), request))
    return c.body(null, 204)
  })

  routes.put('/:id/premium', async (c) => {
    const { reason } = await readJson(c, grantBodySchema)
    settled(await grantPremium(context, c.get('owner').userId, readId(c, 'student_not_found'), reason))
    return c.body(null, 204)
  })
  routes.delete('/:id/premium', async (c) => {
    settled(await withdrawPremium(context, c.get('owner').userId, readId(c, 'student_not_found')))
    return c.body(null, 204)
  })

  routes.put('/:id/teacher', async (c) => {
    settled(await grantTeacher(context, c.get('owner').userId, readId(c, 'student_not_found')))
    return c.body(null, 204)
  })
  routes.delete('/:id/teacher', async (c) => {
    settled(await withdrawTeacher(context, c.get('owner').userId, readId(c, 'student_not_found')))
    return c.body(null, 204)
  })

  return routes
}

function settled(result: Ok<null> | SupervisionRefusal): void {
  if (!result.ok) throw refusalError(result.code)
}

function refusalError(code: SupervisionRefusal['code']): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}
