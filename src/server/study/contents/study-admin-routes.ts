/** `/api/console/study`: the admin page /painel/estudo. */
import { Hono } from 'hono'
import {
  createStudyItemSchema,
  importStudySchema,
  listStudyItemSchema,
  publishStudyItemSchema,
  restoreStudyItemSchema,
  saveStudyItemSchema,
} from '#domain/console/study-admin-wire.ts'
import { isStudyKind } from '#domain/study/contents/study-contents.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import {
  createItem,
  listItem,
  publishItem,
  removeItem,
  restoreItem,
  type StudyRefusal,
  saveItem,
} from './change-items.ts'
import { estimateItem, openItem, readStudyAdmin } from './read-items.ts'
import { exportItems, type ImportRefusal, importItems } from './table-of-items.ts'

const WORDINGS = {
  item_not_found: [404, 'There is no such entry'],
  changed_meanwhile: [409, 'The entry was changed in another window'],
  item_is_published: [409, 'An entry that was published is hidden, not deleted'],
  too_many_items: [422, 'There are too many entries of this kind'],
  invalid_row: [422, 'A field stands against it'],
  not_a_table: [422, 'The file is no table'],
  unknown_column: [422, 'The table has a column that this kind does not know'],
  missing_column: [422, 'The table lacks the column that names its entries'],
  too_many_rows: [422, 'The table has too many rows'],
  invalid_table: [422, 'A row of the table is refused'],
} as const satisfies Record<(StudyRefusal | ImportRefusal)['code'], readonly [number, string]>

/** Mount at /api/console/study. */
export function studyAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  async function opened(kind: StudyKind, slug: string) {
    const item = await openItem(context, kind, slug)
    if (!item) throw studyError({ ok: false, code: 'item_not_found' })
    return item
  }

  routes.get('/:kind', async (c) => c.json(await readStudyAdmin(context, readKind(c.req.param('kind')))))

  routes.post('/:kind', async (c) => {
    const kind = readKind(c.req.param('kind'))
    const { title } = await readJson(c, createStudyItemSchema)
    return c.json(settle(await createItem(context, { actorId: c.get('owner').userId, kind }, title)), 201)
  })

  routes.get('/:kind/table', async (c) => {
    const kind = readKind(c.req.param('kind'))
    return c.body(await exportItems(context, kind), 200, { 'content-type': 'text/csv; charset=utf-8' })
  })

  routes.put('/:kind/table', async (c) => {
    const kind = readKind(c.req.param('kind'))
    const sent = await readJson(c, importStudySchema)
    return c.json(settle(await importItems(context, { actorId: c.get('owner').userId, kind }, sent)))
  })

  routes.get('/:kind/items/:slug', async (c) =>
    c.json(await opened(readKind(c.req.param('kind')), c.req.param('slug'))),
  )

  routes.put('/:kind/items/:slug', async (c) => {
    const on = {
      actorId: c.get('owner').userId,
      kind: readKind(c.req.param('kind')),
      slug: c.req.param('slug'),
    }
    settle(await saveItem(context, on, await readJson(c, saveStudyItemSchema)))
    return c.json(await opened(on.kind, on.slug))
  })

  routes.delete('/:kind/items/:slug', async (c) => {
    const kind = readKind(c.req.param('kind'))
    settle(await removeItem(context, { actorId: c.get('owner').userId, kind, slug: c.req.param('slug') }))
    return c.json(await readStudyAdmin(context, kind))
  })

  routes.post('/:kind/items/:slug/publication', async (c) => {
    const on = {
      actorId: c.get('owner').userId,
      kind: readKind(c.req.param('kind')),
      slug: c.req.param('slug'),
    }
    settle(await publishItem(context, on, await readJson(c, publishStudyItemSchema)))
    return c.json(await opened(on.kind, on.slug))
  })

  routes.post('/:kind/items/:slug/restoration', async (c) => {
    const on = {
      actorId: c.get('owner').userId,
      kind: readKind(c.req.param('kind')),
      slug: c.req.param('slug'),
    }
    settle(await restoreItem(context, on, await readJson(c, restoreStudyItemSchema)))
    return c.json(await opened(on.kind, on.slug))
  })

  routes.put('/:kind/items/:slug/listing', async (c) => {
    const kind = readKind(c.req.param('kind'))
    const { isListed } = await readJson(c, listStudyItemSchema)
    const on = { actorId: c.get('owner').userId, kind, slug: c.req.param('slug') }
    settle(await listItem(context, on, isListed))
    return c.json(await readStudyAdmin(context, kind))
  })

  routes.get('/:kind/items/:slug/estimate', async (c) => {
    const made = await estimateItem(context, readKind(c.req.param('kind')), c.req.param('slug'))
    if (!made) throw studyError({ ok: false, code: 'item_not_found' })
    return c.json(made)
  })

  return routes
}

function readKind(name: string): StudyKind {
  if (!isStudyKind(name)) throw new HttpError(404, 'not_found', 'There is no such kind')
  return name
}

function settle<Value>(
  done: { readonly ok: true; readonly value: Value } | StudyRefusal | ImportRefusal,
): Value {
  if (!done.ok) throw studyError(done)
  return done.value
}

function studyError(refused: StudyRefusal | ImportRefusal): HttpError {
  const [status, message] = WORDINGS[refused.code]
  const { ok: _, code, ...facts } = refused
  return new HttpError(status, code, message, facts)
}
