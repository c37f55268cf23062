/** The calls of the admin page of settings; each answers the whole admin page, as it holds then. */

import { settingsAdminSchema } from '#domain/console/settings-admin-wire.ts'
import type { SettingGroup } from '#domain/site/site-settings.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const shape = Promise.resolve(settingsAdminSchema)

export function fetchSettings(signal?: AbortSignal) {
  return callChecked(shape, 'console/settings', { signal })
}

export function sendSettings(group: SettingGroup, change: object) {
  return callChecked(shape, `console/settings/${group}`, { method: 'PUT', body: change })
}

export function sendReset(group: SettingGroup) {
  return callChecked(shape, `console/settings/${group}`, { method: 'DELETE' })
}
