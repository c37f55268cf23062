/** The rows of `site_settings`: one for each field that the owner has changed in the console. */
import { sql } from 'kysely'
import {
  isSettingGroup,
  SETTING_GROUPS,
  type SettingGroup,
  type SettingLayer,
} from '#domain/site/site-settings.ts'
import type { DbOrTx, Tx } from '../platform/db/client.ts'
import type { Logger } from '../platform/logger.ts'

/** What the console says. A value that an older or newer version wrote and this one does not know is as none. */
export async function readSettingLayer(db: DbOrTx, logger: Logger): Promise<SettingLayer> {
  const rows = await db.selectFrom('site_settings').select(['group_name', 'field', 'value']).execute()
  const layer: Record<string, Record<string, unknown>> = {}
  for (const { group_name: group, field, value } of rows) {
    const schema = isSettingGroup(group) ? schemaOf(group, field) : undefined
    const read = schema?.safeParse(value)
    if (read?.success) layer[group] = { ...layer[group], [field]: read.data }
    else logger.warn({ group, field }, 'a setting in the database is not understood')
  }
  // Every value has passed the schema of its own field.
  return layer as SettingLayer
}

function schemaOf(group: SettingGroup, field: string) {
  return new Map(Object.entries(SETTING_GROUPS[group].shape)).get(field)
}

/** Changes are made one after the other, so that each knows what was there before it. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table site_settings in share row exclusive mode`.execute(tx)
}

export async function putSetting(
  tx: Tx,
  { group, field, value, at }: { group: SettingGroup; field: string; value: unknown; at: Date },
): Promise<void> {
  const row = { value: JSON.stringify(value), changed_at: at }
  await tx
    .insertInto('site_settings')
    .values({ group_name: group, field, ...row })
    .onConflict((conflict) => conflict.columns(['group_name', 'field']).doUpdateSet(row))
    .execute()
}

export async function deleteSettings(tx: Tx, group: SettingGroup, fields: readonly string[]): Promise<void> {
  await tx.deleteFrom('site_settings').where('group_name', '=', group).where('field', 'in', fields).execute()
}
