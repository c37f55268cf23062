import { href } from 'react-router'
import { EXAMS } from '#content/writing/exams/all-exams.ts'
import { otherExamTexts as texts } from '#texts/writing/other-exams.ts'
import { ExamList, type ListedExam } from '#web/features/writing/other-exams/exam-list.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/outras-provas.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/outras-provas'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader(): readonly ListedExam[] {
  return EXAMS.map(({ id, name, kind, task, lines }) => ({ id, name, kind, task, lines }))
}

export default function OutrasProvas({ loaderData }: Route.ComponentProps) {
  return <ExamList exams={loaderData} />
}
