import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { COURSE_LIMITS, type CourseDraft, type OpenedCourse } from '#domain/console/courses-admin-wire.ts'
import { COURSE_ACCESS, COURSE_RELEASES } from '#domain/study/courses/course.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deleteCourse, fetchCourse, refusalNotice } from './courses-calls.ts'
import { ModuleList } from './module-list.tsx'
import { type FaultOf, useCourseForm } from './use-course-form.ts'

const texts = coursesAdminTexts.editor

/** /painel/cursos/:slug: one course of the owner's. */
export function CourseEditor({ slug }: { slug: string }) {
  const asked = useAsked(slug, (signal) => fetchCourse(slug, signal))
  return (
    <Loaded asked={asked} failed={texts.failed} loading={coursesAdminTexts.loading}>
      {(opened) => <CourseForm key={slug} first={opened} />}
    </Loaded>
  )
}

function CourseForm({ first }: { first: OpenedCourse }) {
  const { opened, form, faults, faultOf, hasFaultIn, isSaving, change, ...acts } = useCourseForm(first)
  const { save, publish, unpublish, sellBy } = acts
  const { draft, published, changed } = coursesAdminTexts.states
  return (
    <form
      noValidate
      data-unguarded
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <div>
        <Link to={href('/painel/cursos')} className="text-link inline-block py-2">
          {texts.back}
        </Link>
        <PageHead
          title={opened.course.title}
          lead={opened.isPublished ? (opened.hasChanges ? changed : published) : draft}
        />
      </div>
      {faults.length > 0 ? (
        <Notice tone="error" title={texts.faultsTitle({ count: faults.length })}>
          <ul className="list-disc pl-5">
            {faults.map(({ field, code }) => (
              <li key={field}>
                {fieldName(field)}: {coursesAdminTexts.faults[code]}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Basics form={form} faultOf={faultOf} onChange={change} />
      <SelectField
        label={texts.product}
        hint={texts.productHint}
        value={opened.productId ?? ''}
        aria-disabled={isSaving}
        onChange={(event) => {
          if (!isSaving) void sellBy(event.target.value || null)
        }}
      >
        <option value="">{texts.noProduct}</option>
        {opened.products.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <ModuleList
        form={form}
        previewUrls={opened.previewUrls}
        faultOf={faultOf}
        hasFaultIn={hasFaultIn}
        onChange={(modules) => change({ modules })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" isBusy={isSaving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button aria-disabled={isSaving} onClick={() => void publish()}>
          {texts.publish}
        </Button>
        {opened.isPublished ? (
          <Button look="quiet" aria-disabled={isSaving} onClick={() => void unpublish()}>
            {texts.unpublish}
          </Button>
        ) : (
          <DeleteCourse slug={opened.course.slug} />
        )}
      </div>
    </form>
  )
}

/** "modules.0.lessons.1.text" as the form calls it. */
function fieldName(field: string): string {
  const [module, lesson, exercise] = ['modules', 'lessons', 'exercises'].map((list) => {
    const at = new RegExp(`${list}\\.(\\d+)`).exec(field)?.[1]
    return at === undefined ? null : Number(at) + 1
  })
  const places = [
    module ? texts.module({ number: module }) : null,
    lesson ? `${texts.lessonTitle.split(' ').at(-1)} ${lesson}` : null,
    exercise ? texts.exercise({ number: exercise }) : null,
  ].filter((place) => place !== null)
  const names: Readonly<Record<string, string>> = {
    title: field.includes('.attachments.')
      ? texts.files.title
      : exercise
        ? texts.prompt
        : lesson
          ? texts.lessonTitle
          : module
            ? texts.moduleTitle
            : texts.courseTitle,
    summary: texts.summary,
    text: texts.text,
    address: texts.videos.address,
    file: texts.videos.file,
    captions: texts.videos.captionsFile,
    transcript: texts.videos.transcript,
    alt: texts.pictures.section,
    prompt: texts.prompt,
    given: texts.given,
    theme: texts.theme,
    classes: texts.classes,
    elements: texts.elements,
    model: texts.model,
    modules: texts.modules,
    lessons: texts.addLesson,
  }
  const last = field.split('.').at(-1) ?? ''
  return [...places, names[last] ?? texts.goals].join(', ')
}

type BasicsProps = { form: CourseDraft; faultOf: FaultOf; onChange: (change: Partial<CourseDraft>) => void }

function Basics({ form, faultOf, onChange }: BasicsProps) {
  return (
    <section aria-labelledby="o-curso" className="sheet grid gap-5 p-4 sm:p-6">
      <h2 id="o-curso" className="text-xl">
        {texts.basics}
      </h2>
      <TextField
        label={texts.courseTitle}
        name="title"
        value={form.title}
        maxLength={80}
        error={faultOf('title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextAreaField
        label={texts.summary}
        hint={texts.summaryHint}
        name="summary"
        value={form.summary}
        maxLength={170}
        rows={2}
        error={faultOf('summary')}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
      <TextAreaField
        label={texts.goals}
        hint={texts.goalsHint}
        name="goals"
        value={form.goals.join('\n')}
        rows={4}
        error={faultOf('goals.0')}
        onChange={(event) => {
          const goals = event.target.value.split('\n').slice(0, COURSE_LIMITS.goals)
          onChange({ goals: event.target.value === '' ? [] : goals })
        }}
      />
      <SelectField
        label={texts.access}
        value={form.access}
        onChange={(event) => {
          const access = COURSE_ACCESS.find((one) => one === event.target.value)
          if (access) onChange({ access })
        }}
      >
        {COURSE_ACCESS.map((access) => (
          <option key={access} value={access}>
            {texts.accessOptions[access]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.release}
        value={form.release}
        onChange={(event) => {
          const release = COURSE_RELEASES.find((one) => one === event.target.value)
          if (release) onChange({ release })
        }}
      >
        {COURSE_RELEASES.map((release) => (
          <option key={release} value={release}>
            {texts.releaseOptions[release]}
          </option>
        ))}
      </SelectField>
    </section>
  )
}

function DeleteCourse({ slug }: { slug: string }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function handleDelete(): Promise<void> {
    const answer = await deleteCourse(slug)
    if (!answer.ok) return showToast(refusalNotice(answer))
    showToast(coursesAdminTexts.deleted)
    await navigate(href('/painel/cursos'))
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleDelete()}
        title={texts.deleteTitle}
        cancelLabel={texts.keep}
        confirmLabel={texts.delete}
        closeLabel={texts.keep}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
