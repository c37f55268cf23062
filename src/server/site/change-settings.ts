/**
 * What the owner does with the settings: change some fields of a group, or give a group back to its defaults. Each
 * change is in the audit log with what was there before; a change to what holds already is none.
 */
import { isDeepStrictEqual } from 'node:util'
import type { SettingsAdmin } from '#domain/console/settings-admin-wire.ts'
import { overlay, SETTING_GROUPS, type SettingGroup } from '#domain/site/site-settings.ts'
import { recordAuditEntry } from '../console/audit-log.ts'
import type { AppContext } from '../context.ts'
import { refreshSite } from './refresh-site.ts'
import { deleteSettings, lockSettings, putSetting, readSettingLayer } from './settings-repository.ts'

/** What was there, and what is there now, field by field. */
type Changes = Record<string, { from: unknown; to: unknown }>

export function readSettingsAdmin({
  site,
  config,
  payments,
}: Pick<AppContext, 'config' | 'payments' | 'site'>): SettingsAdmin {
  const { settings, defaults, sources } = site
  return {
    settings,
    defaults,
    sources,
    paymentProviders: [...payments.choices],
    reviewerRecipient: config.reviewer?.recipient ?? null,
  }
}

/** @param wanted as the schema of the group gives it; fields that are not given stay as they are */
export async function changeSettings(
  context: AppContext,
  ownerId: string,
  group: SettingGroup,
  wanted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const at = context.now()
  await context.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const console = await readSettingLayer(tx, context.logger)
    const changes = differences(overlay(context.site.defaults, [console])[group], wanted)
    for (const [field, { to }] of Object.entries(changes)) {
      await putSetting(tx, { group, field, value: to, at })
    }
    if (Object.keys(changes).length === 0) return
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'setting.change',
      subjectKind: 'setting',
      subject: group,
      details: changes,
      at,
    })
  })
  await refreshSite(context)
}

/** Takes back what the console says of a group. */
export async function resetSettings(
  context: AppContext,
  ownerId: string,
  group: SettingGroup,
): Promise<void> {
  const at = context.now()
  await context.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const console = await readSettingLayer(tx, context.logger)
    const held = overlay(context.site.defaults, [console])[group]
    await deleteSettings(tx, group, Object.keys(SETTING_GROUPS[group].shape))
    if (Object.keys(console[group] ?? {}).length === 0) return
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'setting.reset',
      subjectKind: 'setting',
      subject: group,
      details: differences(held, context.site.defaults[group]),
      at,
    })
  })
  await refreshSite(context)
}

function differences(before: object, after: object): Changes {
  const held = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(held.get(field), value))
      .map(([field, to]) => [field, { from: held.get(field), to }]),
  )
}
