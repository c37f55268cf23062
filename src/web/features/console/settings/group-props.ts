import type { SettingsDesk } from '#domain/console/settings-admin-wire.ts'

/** What each group of the desk is given. */
export type GroupProps = { desk: SettingsDesk; onSaved: (desk: SettingsDesk) => void }
