import { lazy } from 'react'

const SettingsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/settings/settings-admin.tsx')).SettingsAdmin,
}))

export default function SettingsRoute() {
  return <SettingsAdmin />
}
