import { lazy } from 'react'

const CorrectionQueuePage = lazy(async () => ({
  default: (await import('#web/features/console/teacher-corrections/queue-page.tsx')).CorrectionQueuePage,
}))

export default function CorrectionsRoute() {
  return <CorrectionQueuePage />
}
