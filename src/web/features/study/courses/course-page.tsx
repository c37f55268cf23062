import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { CourseOutline, LessonLine } from '#domain/study/courses/course-outline.ts'
import type { OwnProgress } from '#domain/study/courses/course-wire.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { ClosedCourse, type CourseOffer } from './closed-course.tsx'
import { fetchOwnCourses } from './course-calls.ts'
import { CourseProgress } from './course-progress.tsx'
import { OwnCertificate } from './own-certificate.tsx'

const texts = courseTexts.coursePage

type CoursePageProps = { course: CourseOutline; isForEverybody: boolean; offer: CourseOffer }

/** What a course teaches, its lessons in their order, and where to go on. */
export function CoursePage({ course, isForEverybody, offer }: CoursePageProps) {
  const session = useSession()
  const isMember = session.status === 'signed-in'
  const asked = useAsked(isMember ? 'courses' : null, fetchOwnCourses)
  const own = isMember ? (asked.value?.courses.find((one) => one.course === course.slug) ?? null) : null
  const release = texts.release[course.release]
  return (
    <Page>
      <Link to={href('/cursos')} className="text-link mb-4 inline-flex items-center gap-2 py-1">
        <ArrowLeft aria-hidden="true" size={18} />
        {texts.back}
      </Link>
      <header className="border-b border-ink pb-6">
        <p className="eyebrow">{`${texts.eyebrow} · ${courseTexts.access[course.access]}`}</p>
        <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{course.title}</h1>
        <p className="mt-3 max-w-measure text-lg wrap-anywhere text-ink-soft">{course.summary}</p>
        <p className="mt-2 text-sm">{courseTexts.length(course)}</p>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="aulas" className="min-w-0">
          <h2 id="aulas" className="text-2xl">
            {texts.outline}
          </h2>
          {release ? <p className="mt-1 text-ink-soft">{release}</p> : null}
          <Outline course={course} own={own} />
        </section>
        <aside className="grid content-start gap-8 max-lg:order-first">
          {isMember ? (
            <Loaded asked={asked} failed={texts.failed}>
              {() => (own ? <OwnState course={course} own={own} offer={offer} /> : null)}
            </Loaded>
          ) : (
            <Visitor course={course} isForEverybody={isForEverybody} offer={offer} />
          )}
          {course.goals.length > 0 ? (
            <section>
              <h2 className="text-xl">{texts.goals}</h2>
              <ul className="document__list mt-3 leading-snug">
                {course.goals.map((goal) => (
                  <li key={goal}>{goal}</li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
    </Page>
  )
}

function lessonLines({ modules }: CourseOutline): readonly LessonLine[] {
  return modules.flatMap(({ lessons }) => lessons)
}

function addressOf(course: CourseOutline, lesson: string): string {
  return href('/cursos/:curso/:aula', { curso: course.slug, aula: lesson })
}

function OwnState({ course, own, offer }: { course: CourseOutline; own: OwnProgress; offer: CourseOffer }) {
  if (own.entry !== 'open') return <ClosedCourse entry={own.entry} offer={offer} />
  const lines = lessonLines(course)
  const next = lines.find(({ slug }) => slug === own.next)
  const [first] = lines
  const isFinished = own.lessons.length > 0 && own.lessons.every(({ state }) => state === 'done')
  return (
    <div>
      {own.hasBegun ? <CourseProgress progress={own} className="mb-5" /> : null}
      {next ? (
        <LinkButton to={addressOf(course, next.slug)} size="large">
          {own.hasBegun ? texts.goOn({ title: next.title }) : texts.start}
        </LinkButton>
      ) : first && isFinished ? (
        <LinkButton to={addressOf(course, first.slug)} look="secondary">
          {texts.again}
        </LinkButton>
      ) : null}
      {isFinished ? <OwnCertificate course={course.slug} /> : null}
    </div>
  )
}

function Visitor({ course, isForEverybody, offer }: CoursePageProps) {
  const [first] = lessonLines(course)
  const isClosed = course.access !== 'free'
  return (
    <div>
      {isForEverybody && first ? (
        <LinkButton to={addressOf(course, first.slug)} size="large">
          {texts.start}
        </LinkButton>
      ) : null}
      {isClosed ? <ClosedCourse entry={course.access === 'sold' ? 'buy' : 'premium'} offer={offer} /> : null}
      <p className="mt-4 text-sm">{isForEverybody ? texts.guest : texts.guestClosed}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to={href('/login')} look="secondary" size="small">
          {texts.login}
        </LinkButton>
        <LinkButton to={href('/cadastro')} look="quiet" size="small">
          {texts.signUp}
        </LinkButton>
      </div>
    </div>
  )
}

function Outline({ course, own }: { course: CourseOutline; own: OwnProgress | null }) {
  const numbers = new Map(lessonLines(course).map(({ slug }, index) => [slug, index + 1]))
  return (
    <ol className="mt-5 grid gap-8">
      {course.modules.map(({ title, lessons }) => (
        <li key={lessons[0]?.slug ?? title}>
          <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
          <ol className="mt-2 grid gap-2">
            {lessons.map((line) => (
              <li key={line.slug} className="sheet flex flex-wrap items-baseline gap-x-4 gap-y-1 p-3">
                <span className="text-sm text-ink-soft">
                  {texts.lesson({ number: numbers.get(line.slug) ?? 0 })}
                </span>
                <Link
                  to={addressOf(course, line.slug)}
                  className="text-link min-w-0 flex-1 basis-56 wrap-anywhere"
                >
                  {line.title}
                </Link>
                <span className="text-sm text-ink-soft">{texts.line(line)}</span>
                <StateOf state={own?.lessons.find(({ slug }) => slug === line.slug)} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function StateOf({ state }: { state: OwnProgress['lessons'][number] | undefined }) {
  if (state?.state === 'done') return <strong className="text-sm text-green">{texts.done}</strong>
  if (state?.state !== 'locked') return null
  return (
    <span className="text-sm font-semibold">
      {state.opensOn ? texts.opensOn({ day: formatDay(`${state.opensOn}T12:00:00Z`) }) : texts.locked}
    </span>
  )
}
