import { lazy } from 'react'

const QuestionsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/lesson-questions/questions-admin.tsx')).QuestionsAdmin,
}))

export default function QuestionsRoute() {
  return <QuestionsAdmin />
}
