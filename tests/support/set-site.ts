import { refreshSite } from '#server/site/refresh-site.ts'
import type { TestApp } from './test-app.ts'

/** What the owner sets in the console, past its forms: the fields of a group, in use at once. */
export async function setSite(
  { context }: TestApp,
  group: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = Object.entries(fields).map(([field, value]) => ({
    group_name: group,
    field,
    value: JSON.stringify(value),
    changed_at: context.now(),
  }))
  await context.db
    .insertInto('site_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['group_name', 'field'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), changed_at: ref('excluded.changed_at') })),
    )
    .execute()
  await refreshSite(context)
}
