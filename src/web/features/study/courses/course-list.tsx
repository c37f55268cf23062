import { href } from 'react-router'
import type { CourseCard } from '#domain/study/courses/course-outline.ts'
import type { OwnProgress } from '#domain/study/courses/course-wire.ts'
import { courseTexts as texts } from '#texts/study/courses.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchOwnCourses } from './course-calls.ts'
import { CourseProgress } from './course-progress.tsx'

type CourseListProps = { courses: readonly CourseCard[]; points: readonly string[] }

/** Every course, with how far one came; below them what is still to come. */
export function CourseList({ courses, points }: CourseListProps) {
  const session = useSession()
  const asked = useAsked(session.status === 'signed-in' ? 'courses' : null, fetchOwnCourses)
  const own = session.status === 'signed-in' ? (asked.value?.courses ?? []) : []
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note} />
      <ul className="grid gap-6 md:grid-cols-2">
        {courses.map((course) => (
          <li key={course.slug}>
            <CourseOfList course={course} progress={own.find((one) => one.course === course.slug) ?? null} />
          </li>
        ))}
      </ul>
      {points.length > 0 ? (
        <section aria-labelledby="em-preparacao" className="mt-12">
          <h2 id="em-preparacao" className="text-2xl">
            {texts.coming}
          </h2>
          <ul className="document__list mt-3">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  )
}

function CourseOfList({ course, progress }: { course: CourseCard; progress: OwnProgress | null }) {
  const { slug, title, summary, access } = course
  return (
    <Card className="flex h-full flex-col items-start">
      <p className="text-sm font-semibold text-ink-soft">
        {texts.access[access]} · {texts.length(course)}
      </p>
      <h2 className="mt-1 text-2xl wrap-anywhere">{title}</h2>
      <p className="mt-2 mb-4 wrap-anywhere">{summary}</p>
      {progress?.hasBegun ? <CourseProgress progress={progress} className="mb-4 w-full" /> : null}
      <LinkButton
        to={href('/cursos/:curso', { curso: slug })}
        className="mt-auto"
        aria-label={`${texts.open}: ${title}`}
      >
        {texts.open}
      </LinkButton>
    </Card>
  )
}
