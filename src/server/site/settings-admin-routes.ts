/** `/api/console/settings`: the admin page /painel/ajustes. */
import { Hono } from 'hono'
import { settingChangeSchema } from '#domain/console/settings-admin-wire.ts'
import { isSettingGroup, type SettingGroup } from '#domain/site/site-settings.ts'
import type { AppContext } from '../context.ts'
import type { OwnerEnv } from '../identity/owners-only.ts'
import { readJson } from '../platform/http/body.ts'
import { HttpError } from '../platform/http/errors.ts'
import { changeSettings, readSettingsAdmin, resetSettings } from './change-settings.ts'

/** Mount at /api/console/settings. Each answer is the whole admin page, as it holds after the call. */
export function settingsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', (c) => c.json(readSettingsAdmin(context)))

  routes.put('/:group', async (c) => {
    const group = readGroup(c.req.param('group'))
    const wanted = await readJson(c, settingChangeSchema(group))
    await changeSettings(context, c.get('owner').userId, group, wanted)
    return c.json(readSettingsAdmin(context))
  })

  routes.delete('/:group', async (c) => {
    const group = readGroup(c.req.param('group'))
    await resetSettings(context, c.get('owner').userId, group)
    return c.json(readSettingsAdmin(context))
  })
  return routes
}

function readGroup(name: string): SettingGroup {
  if (!isSettingGroup(name)) throw new HttpError(404, 'not_found', 'There is no such group of settings')
  return name
}
