import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { CoursesAdmin as AdminPage } from '#domain/console/courses-admin-wire.ts'
import { coursesAdminTexts as texts } from '#texts/console/courses.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchCourses, refusalNotice, sendCourse, sendListing } from './courses-calls.ts'

type Listed = AdminPage['courses'][number]

/** /painel/cursos: every course, hers and ours. */
export function CoursesAdmin() {
  const asked = useAsked('courses', fetchCourses)

  async function handleListing({ slug, isHidden }: Listed): Promise<void> {
    const answer = await sendListing(slug, isHidden)
    if (answer.ok) asked.put(answer.value)
    else showToast(refusalNotice(answer))
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <NewCourse />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ courses }) => (
          <ul aria-label={texts.list} className="sheet mt-6 divide-y divide-rule">
            {courses.map((course) => (
              <li key={course.slug} className="p-4 sm:px-5">
                <CourseRow course={course} onListing={() => void handleListing(course)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}

function NewCourse() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')

  async function handleSubmit(): Promise<void> {
    const answer = await sendCourse(title)
    if (!answer.ok) return showToast(refusalNotice(answer))
    settleTyped()
    await navigate(href('/painel/cursos/:slug', { slug: answer.value.slug }))
  }

  return (
    <Form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={texts.newTitle}
        value={title}
        maxLength={80}
        onChange={(event) => setTitle(event.target.value)}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit">{texts.create}</Button>
    </Form>
  )
}

function stateOf({ isPublished, isHidden, hasChanges }: Listed): string {
  const { draft, published, changed, hidden } = texts.states
  if (isHidden) return hidden
  if (!isPublished) return draft
  return hasChanges ? changed : published
}

function CourseRow({ course, onListing }: { course: Listed; onListing: () => void }) {
  const { slug, title, isOurs, isPublished, isHidden } = course
  return (
    <article className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="text-ink-soft">
          {isOurs ? `${texts.ours} · ` : null}
          {stateOf(course)} · {texts.counts(course)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOurs ? (
          <Button size="small" look="secondary" onClick={onListing}>
            {isHidden ? texts.show : texts.hide}
          </Button>
        ) : (
          <LinkButton size="small" look="secondary" to={href('/painel/cursos/:slug', { slug })}>
            {texts.edit}
          </LinkButton>
        )}
        {isPublished ? (
          <LinkButton size="small" look="quiet" to={href('/cursos/:curso', { curso: slug })}>
            {texts.see}
          </LinkButton>
        ) : null}
      </div>
    </article>
  )
}
