import { useEffect, useState } from 'react'
import { ENEM } from '#domain/writing/exam-reading.ts'
import type { ExamRules } from '#domain/writing/exam-rules.ts'

/** Fetched by who writes for another exam than the ENEM: most do not. */
const exams = () => import('#content/writing/exams/all-exams.ts')

/** The rules of an exam; null for the ENEM, for what no exam has, and undefined while they are being fetched. */
export function useExam(id: string | null): ExamRules | null | undefined {
  const [found, setFound] = useState<{ id: string; exam: ExamRules | null } | null>(null)
  useEffect(() => {
    if (id === null || id === ENEM) return
    let isCurrent = true
    void exams()
      .then(({ findExam }) => findExam(id))
      .catch(() => null)
      .then((exam) => {
        if (isCurrent) setFound({ id, exam })
      })
    return () => {
      isCurrent = false
    }
  }, [id])
  if (id === null || id === ENEM) return null
  return found?.id === id ? found.exam : undefined
}
