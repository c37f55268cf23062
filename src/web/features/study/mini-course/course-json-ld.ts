/** The mini-course in schema.org's words, for search engines (JSON-LD). */
import { href } from 'react-router'
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'

export function courseJsonLd(
  siteUrl: string,
  levels: readonly CourseLevelWithLesson[],
): Record<string, unknown> {
  const url = new URL(href('/minicurso'), siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: miniCourseTexts.title,
    description: miniCourseTexts.description,
    url,
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: commonTexts.siteName, url: siteUrl },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'BRL' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT1H' },
    syllabusSections: levels.map(({ title, lesson }) => ({
      '@type': 'Syllabus',
      name: title,
      description: lesson.intro,
    })),
  }
}
