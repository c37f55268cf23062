/** `/api/console/products/files`: the files that buyers receive, and their versions. */
import { type Context, Hono } from 'hono'
import {
  materialNamesSchema,
  newMaterialSchema,
  newVersionSchema,
} from '#domain/console/products-admin-wire.ts'
import type { Ok } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listAdminMaterials } from './list-materials.ts'
import { notifyOfNewestVersion } from './notify-buyers.ts'
import { createMaterial, publishVersion, type VersionRefusal } from './publish-material.ts'
import { type RenameRefusal, renameMaterial } from './rename-material.ts'

const WORDINGS = {
  'file-empty': [422, 'The file is empty'],
  'file-too-large': [413, 'The file is larger than it may be'],
  'not-a-pdf': [422, 'The file is no PDF'],
  'pdf-protected': [422, 'The PDF is protected by a password'],
  'pdf-damaged': [422, 'The PDF cannot be opened and stamped'],
  'upload-incomplete': [409, 'Parts of the file have not arrived'],
  material_not_found: [404, 'There is no such file'],
  changed_meanwhile: [409, 'Another version was published meanwhile'],
  'pages-not-there': [422, 'The file has fewer pages'],
  'pages-all': [422, 'The whole file would be shown'],
} as const satisfies Record<(VersionRefusal | RenameRefusal)['code'], readonly [number, string]>

export function materialsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json({ materials: await listAdminMaterials(context.db) }))
  routes.post('/', async (c) => {
    const made = settled(
      await createMaterial(context, c.get('owner').userId, await readJson(c, newMaterialSchema)),
    )
    return c.json(await answer(context, made.id, 0), 201)
  })
  routes.put('/:id', async (c) => {
    const names = await readJson(c, materialNamesSchema)
    settled(await renameMaterial(context, c.get('owner').userId, readId(c), names))
    return c.json(await answer(context, readId(c), 0))
  })
  routes.post('/:id/versions', async (c) => {
    const body = await readJson(c, newVersionSchema)
    const { notifiedCount } = settled(await publishVersion(context, c.get('owner').userId, readId(c), body))
    return c.json(await answer(context, readId(c), notifiedCount), 201)
  })
  routes.post('/:id/notices', async (c) => {
    const { notifiedCount } = settled(await notifyOfNewestVersion(context, c.get('owner').userId, readId(c)))
    return c.json(await answer(context, readId(c), notifiedCount))
  })
  return routes
}

async function answer(context: Pick<Platform, 'db'>, id: string, notifiedCount: number) {
  const [material] = await listAdminMaterials(context.db, id)
  return { material, notifiedCount }
}

function readId(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw new HttpError(404, 'not_found', 'There is no such address')
  return id
}

function settled<Value>(result: Ok<Value> | VersionRefusal | RenameRefusal): Value {
  if (result.ok) return result.value
  const { ok: _, code, ...facts } = result
  const [status, message] = WORDINGS[code]
  throw new HttpError(status, code, message, facts)
}
