import { ArrowLeft, ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { CourseOutline } from '#domain/study/courses/course-outline.ts'
import type { OpenedLesson, ShownLesson } from '#domain/study/courses/course-wire.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { ProductDescription } from '#web/shared/product-description/product-description.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ClosedCourse, type CourseOffer } from './closed-course.tsx'
import { type LessonAddress, sendVisit } from './course-calls.ts'
import { FinishLesson } from './finish-lesson.tsx'
import { LessonAttachments } from './lesson-attachments.tsx'
import { LessonExercise } from './lesson-exercise.tsx'
import { LessonVideo } from './lesson-video.tsx'

/** Visitors see none. */
const LessonQuestions = fetchedPart(async () => {
  const questions = await import('./lesson-questions.tsx')
  return questions.LessonQuestions
})

const texts = courseTexts.lessonPage

type LessonPageProps = {
  course: CourseOutline
  lessonSlug: string
  /** Null where the server asks who reads. */
  first: ShownLesson | null
  offer: CourseOffer
}

/** One lesson: its text, its exercises, and the way on. */
export function LessonPage({ course, lessonSlug, first, offer }: LessonPageProps) {
  const session = useSession()
  const isMember = session.status === 'signed-in'
  const address = { course: course.slug, lesson: lessonSlug }
  const asked = useAsked(isMember ? `${course.slug}/${lessonSlug}` : null, (signal) =>
    sendVisit(address, signal),
  )
  const lines = course.modules.flatMap(({ lessons }) => lessons)
  const at = lines.findIndex(({ slug }) => slug === lessonSlug)
  const line = lines[at]
  if (!line) return null
  const opened = isMember ? asked.value : null
  const lesson = opened?.lesson ?? first
  return (
    <Page>
      <Link
        to={href('/cursos/:curso', { curso: course.slug })}
        className="text-link mb-4 inline-flex items-center gap-2 py-1"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {course.title}
      </Link>
      <header className="border-b border-ink pb-5">
        <p className="eyebrow">
          {texts.eyebrow({ number: at + 1, of: lines.length, minutes: line.minutes })}
        </p>
        <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{line.title}</h1>
      </header>
      <div className="mx-auto mt-8 max-w-[46rem]">
        {lesson ? (
          <LessonBody
            key={lesson.slug}
            lesson={lesson}
            opened={opened}
            address={address}
            isMember={isMember}
          />
        ) : isMember ? (
          <Loaded
            asked={asked}
            failed={texts.failed}
            loading={texts.loading}
            refused={(code) => refusedAs(code, course, offer)}
          >
            {() => null}
          </Loaded>
        ) : (
          <ClosedToVisitors course={course} offer={offer} isKnown={session.status !== 'loading'} />
        )}
        {lesson && session.status === 'anonymous' ? <GuestNotice /> : null}
        <Neighbours course={course} before={lines[at - 1]?.slug ?? null} next={lines[at + 1]?.slug ?? null} />
      </div>
    </Page>
  )
}

type LessonBodyProps = {
  lesson: ShownLesson
  opened: OpenedLesson | null
  address: LessonAddress
  isMember: boolean
}

function LessonBody({ lesson, opened, address, isMember }: LessonBodyProps) {
  return (
    <>
      {lesson.video ? <LessonVideo video={lesson.video} lessonTitle={lesson.title} /> : null}
      <article className="sheet p-5 sm:p-8">
        <ProductDescription sanitizedHtml={lesson.html} />
      </article>
      {lesson.attachments.length > 0 ? <LessonAttachments attachments={lesson.attachments} /> : null}
      {lesson.exercises.length > 0 ? (
        <section aria-labelledby="exercicios" className="mt-10">
          <h2 id="exercicios" className="text-2xl">
            {texts.exercises}
          </h2>
          <noscript>
            <p className="mt-2">{texts.noScript}</p>
          </noscript>
          <div className="mt-4 grid gap-5">
            {lesson.exercises.map((exercise, index) => (
              <LessonExercise
                key={exercise.id}
                number={index + 1}
                exercise={exercise}
                address={address}
                isMember={isMember}
                kept={opened?.answers.find((answer) => answer.exercise === exercise.id) ?? null}
              />
            ))}
          </div>
        </section>
      ) : null}
      {opened ? <FinishLesson address={address} progress={opened.progress} /> : null}
      {opened ? <LessonQuestions address={address} /> : null}
    </>
  )
}

function refusedAs(code: string, course: CourseOutline, offer: CourseOffer) {
  const { locked, missing } = courseTexts.closed
  if (code === 'premium_only') return <ClosedCourse entry="premium" offer={offer} />
  if (code === 'course_not_bought') return <ClosedCourse entry="buy" offer={offer} />
  if (code === 'lesson_locked')
    return (
      <Notice
        title={locked.title}
        actions={<LinkButton to={href('/cursos/:curso', { curso: course.slug })}>{locked.action}</LinkButton>}
      >
        {locked.text}
      </Notice>
    )
  if (code === 'lesson_not_found' || code === 'course_not_found')
    return <Notice title={missing.title}>{missing.text}</Notice>
  return undefined
}

type ClosedToVisitorsProps = { course: CourseOutline; offer: CourseOffer; isKnown: boolean }

function ClosedToVisitors({ course, offer, isKnown }: ClosedToVisitorsProps) {
  const { guestClosed, login, signUp } = courseTexts.coursePage
  return (
    <div className={isKnown ? undefined : 'opacity-0'}>
      {course.access === 'free' ? null : (
        <ClosedCourse entry={course.access === 'sold' ? 'buy' : 'premium'} offer={offer} />
      )}
      <p className="mt-5">{guestClosed}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to={href('/login')}>{login}</LinkButton>
        <LinkButton to={href('/cadastro')} look="secondary">
          {signUp}
        </LinkButton>
      </div>
    </div>
  )
}

function GuestNotice() {
  const { login, signUp } = courseTexts.coursePage
  return (
    <Notice
      title={texts.guest.title}
      className="mt-8"
      actions={
        <>
          <LinkButton to={href('/cadastro')} size="small">
            {signUp}
          </LinkButton>
          <LinkButton to={href('/login')} look="secondary" size="small">
            {login}
          </LinkButton>
        </>
      }
    >
      {texts.guest.text}
    </Notice>
  )
}

type NeighboursProps = { course: CourseOutline; before: string | null; next: string | null }

function Neighbours({ course, before, next }: NeighboursProps) {
  const to = (aula: string) => href('/cursos/:curso/:aula', { curso: course.slug, aula })
  return (
    <nav
      aria-label={texts.nav}
      className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-5"
    >
      {before ? (
        <Link to={to(before)} className="text-link inline-flex items-center gap-2 py-1">
          <ArrowLeft aria-hidden="true" size={18} />
          {texts.before}
        </Link>
      ) : null}
      {next ? (
        <Link to={to(next)} className="text-link ml-auto inline-flex items-center gap-2 py-1">
          {texts.next}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      ) : null}
    </nav>
  )
}
