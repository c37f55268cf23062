import { href } from 'react-router'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { courseJsonLd } from '#web/features/study/mini-course/course-json-ld.ts'
import { MiniCourse } from '#web/features/study/mini-course/mini-course.tsx'
import { OneLesson, useAskedLevel } from '#web/features/study/mini-course/one-lesson.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/minicurso.ts'

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  return [
    ...pageMeta({
      title: miniCourseTexts.title,
      description: miniCourseTexts.description,
      path: href('/minicurso'),
      siteUrl,
    }),
    { 'script:ld+json': courseJsonLd(siteUrl) },
  ]
}

export const headers = keptHeaders

/**
 * The same start screen for everybody (decision 0082); how far somebody has come is known in the browser alone. An
 * address that ends in a level shows its lesson.
 */
export default function Minicurso() {
  const level = useAskedLevel()
  return level ? <OneLesson level={level} /> : <MiniCourse />
}
