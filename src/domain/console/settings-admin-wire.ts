/** The shapes of `/api/console/settings`: what holds, what would hold without the console, and who says it. */
import { z } from 'zod'
import {
  PAYMENT_PROVIDERS,
  SETTING_GROUPS,
  SETTING_SOURCES,
  type SettingGroup,
  settingGroups,
} from '../site/site-settings.ts'

const source = z.enum(SETTING_SOURCES)

function ofEachGroup<Value>(make: (group: SettingGroup) => Value): Record<SettingGroup, Value> {
  // The keys are exactly the groups.
  return Object.fromEntries(settingGroups().map((group) => [group, make(group)])) as Record<
    SettingGroup,
    Value
  >
}

const settingsSchema = z.object(SETTING_GROUPS)

export const settingsAdminSchema = z.object({
  settings: settingsSchema,
  /** From the environment, or ours: what "Voltar ao padrão" brings back. */
  defaults: settingsSchema,
  sources: z.object(ofEachGroup(() => z.record(z.string(), source))),
  /** Who can take money here, by the server's keys. */
  paymentProviders: z.array(z.enum(PAYMENT_PROVIDERS)),
  /** The service outside that the server names for comments on essays; null without one. */
  reviewerRecipient: z.string().nullable(),
})
export type SettingsAdmin = z.output<typeof settingsAdminSchema>

/** The body of `PUT /api/console/settings/{group}`: the fields that are to change. */
export function settingChangeSchema(group: SettingGroup) {
  return SETTING_GROUPS[group].partial()
}
