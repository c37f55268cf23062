import { lazy } from 'react'

const SettingsDesk = lazy(async () => ({
  default: (await import('#web/features/console/settings/settings-admin.tsx')).SettingsDesk,
}))

export default function SettingsRoute() {
  return <SettingsDesk />
}
