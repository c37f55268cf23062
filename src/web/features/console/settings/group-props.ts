import type { SettingsAdmin } from '#domain/console/settings-admin-wire.ts'

/** What each group of the admin page is given. */
export type GroupProps = { admin: SettingsAdmin; onSaved: (admin: SettingsAdmin) => void }
