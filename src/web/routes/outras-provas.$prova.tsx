import { data, href } from 'react-router'
import { findExamLesson } from '#content/writing/exam-lessons/find-exam-lesson.ts'
import { findExamModels } from '#content/writing/exam-models/find-exam-models.ts'
import { findExam } from '#content/writing/exams/all-exams.ts'
import { otherExamTexts as texts } from '#texts/writing/other-exams.ts'
import { ExamPage } from '#web/features/writing/other-exams/exam-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { missingPageMeta, pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/outras-provas.$prova.ts'

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const path = href('/outras-provas/:prova', { prova: params.prova })
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  if (!loaderData) return missingPageMeta(path, siteUrl)
  const { name } = loaderData.exam
  return pageMeta({
    title: texts.pageTitle({ name }),
    description: texts.pageDescription({ name }),
    path,
    siteUrl,
    imagePath: '/images/social/pages/outras-provas.jpg',
  })
}

export const headers = keptHeaders

export function loader({ params }: Route.LoaderArgs) {
  const exam = findExam(params.prova)
  if (!exam) throw data(null, { status: 404 })
  return { exam, lesson: findExamLesson(exam.id), models: findExamModels(exam.id) }
}

export default function OutrasProvasProva({ loaderData }: Route.ComponentProps) {
  return <ExamPage {...loaderData} />
}
