import { lazy } from 'react'

const GivenSheetsPage = lazy(async () => ({
  default: (await import('#web/features/console/given-sheets/given-sheets-page.tsx')).GivenSheetsPage,
}))

export default function GivenSheetsRoute() {
  return <GivenSheetsPage />
}
