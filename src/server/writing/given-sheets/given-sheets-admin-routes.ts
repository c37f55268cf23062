/** `/api/console/given-sheets`: the admin page /painel/fotos. Who gave a photograph is not told, not even to the owner. */
import { Hono } from 'hono'
import { badLinesSchema } from '#domain/writing/given-sheets-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { sendBytes } from '../teacher-correction/send-private-file.ts'
import { judgeLines, openPicture, readGivenSheets, removeGiven } from './owner-looks.ts'

/** Mount at /api/console/given-sheets. */
export function givenSheetsAdmin(
  context: Pick<AppContext, 'db' | 'files' | 'jobs' | 'now' | 'site'>,
): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readGivenSheets(context)))

  routes.get('/:id/picture', async (c) => {
    const bytes = await openPicture(context, readId(c, 'given_sheet_not_found'))
    if (!bytes) throw notFound()
    return sendBytes(c, { bytes, type: 'image/jpeg' })
  })

  routes.put('/:id/bad-lines', async (c) => {
    const id = readId(c, 'given_sheet_not_found')
    const { badLines } = await readJson(c, badLinesSchema)
    if (!(await judgeLines(context, c.get('owner').userId, id, badLines))) throw notFound()
    return c.body(null, 204)
  })

  routes.delete('/:id', async (c) => {
    if (!(await removeGiven(context, c.get('owner').userId, readId(c, 'given_sheet_not_found'))))
      throw notFound()
    return c.body(null, 204)
  })

  return routes
}

function notFound(): HttpError {
  return new HttpError(404, 'given_sheet_not_found', 'There is no such photograph (any more)')
}
