import { href } from 'react-router'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { courseJsonLd } from '#web/features/study/mini-course/course-json-ld.ts'
import { loadLevels } from '#web/features/study/mini-course/load-levels.ts'
import { MiniCourse } from '#web/features/study/mini-course/mini-course.tsx'
import { OneLesson, useAskedLevel } from '#web/features/study/mini-course/one-lesson.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/minicurso.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  return [
    ...pageMeta({
      title: miniCourseTexts.title,
      description: miniCourseTexts.description,
      path: href('/minicurso'),
      siteUrl,
    }),
    ...(loaderData ? [{ 'script:ld+json': courseJsonLd(siteUrl, loaderData.levels) }] : []),
  ]
}

export const headers = keptHeaders

export function loader() {
  return loadLevels()
}

export function clientLoader() {
  return loadLevels()
}

/**
 * The same start screen for everybody (decision 0082); how far somebody has come is known in the browser alone. An
 * address that ends in a level shows its lesson.
 */
export default function Minicurso({ loaderData: { levels } }: Route.ComponentProps) {
  const level = useAskedLevel(levels)
  return level ? <OneLesson levels={levels} level={level} /> : <MiniCourse levels={levels} />
}
