import { useRef, useState } from 'react'
import { COURSE_LIMITS, type LessonDraft, type OpenedCourse } from '#domain/console/courses-admin-wire.ts'
import type { CourseRelease } from '#domain/study/courses/course.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { ProductDescription } from '#web/shared/product-description/product-description.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchPreview } from './courses-calls.ts'
import { ExerciseEditor, NEW_EXERCISE, NumberField } from './exercise-editor.tsx'
import { LessonFiles } from './lesson-files.tsx'
import { LessonPictures } from './lesson-pictures.tsx'
import { LessonVideoFields } from './lesson-video-fields.tsx'
import { ListTools, moved, replaced, without } from './list-tools.tsx'
import type { FaultOf } from './use-course-form.ts'

const texts = coursesAdminTexts.editor

type LessonEditorProps = {
  course: string
  lesson: LessonDraft
  place: string
  release: CourseRelease
  previewUrls: OpenedCourse['previewUrls']
  faultOf: FaultOf
  onChange: (lesson: LessonDraft) => void
}

/** One lesson: its text with the way it will look, and its exercises. */
export function LessonEditor(props: LessonEditorProps) {
  const { course, lesson, place, release, previewUrls, faultOf, onChange } = props
  const { title, minutes, afterDays, text, exercises } = lesson
  // Where she wrote last; the button that takes a picture has the focus by then.
  const caret = useRef<number>(null)
  const set = (change: Partial<LessonDraft>) => onChange({ ...lesson, ...change })
  return (
    <div className="grid gap-4 pt-3">
      <TextField
        label={texts.lessonTitle}
        name={`${place}.title`}
        value={title}
        maxLength={80}
        error={faultOf(`${place}.title`)}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={texts.minutes}
          value={minutes}
          range={[1, 240]}
          onChange={(value) => set({ minutes: value })}
        />
        {release === 'days' ? (
          <NumberField
            label={texts.afterDays}
            value={afterDays}
            range={[0, 365]}
            onChange={(value) => set({ afterDays: value })}
          />
        ) : null}
      </div>
      <TextAreaField
        label={texts.text}
        hint={texts.textHint}
        name={`${place}.text`}
        value={text}
        maxLength={COURSE_LIMITS.text}
        rows={12}
        error={faultOf(`${place}.text`)}
        onSelect={(event) => {
          caret.current = event.currentTarget.selectionEnd
        }}
        onChange={(event) => set({ text: event.target.value })}
      />
      <LessonPictures
        course={course}
        lesson={lesson}
        place={place}
        faultOf={faultOf}
        urls={previewUrls}
        caret={() => caret.current ?? text.length}
        onChange={set}
      />
      <Preview course={course} lesson={lesson} />
      <LessonVideoFields
        course={course}
        video={lesson.video}
        place={`${place}.video`}
        faultOf={faultOf}
        urls={previewUrls}
        onChange={(video) => set({ video })}
      />
      <LessonFiles
        course={course}
        attachments={lesson.attachments ?? []}
        place={place}
        faultOf={faultOf}
        onChange={(attachments) => set({ attachments })}
      />
      <ol className="grid gap-4">
        {exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new exercise has no name yet
          <li key={index} className="rounded-sheet border border-line p-4">
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
              <h4 className="text-base font-semibold">{texts.exercise({ number: index + 1 })}</h4>
              <ListTools
                name={texts.exercise({ number: index + 1 })}
                index={index}
                count={exercises.length}
                onMove={(to) => set({ exercises: moved(exercises, index, to) })}
                onRemove={() => set({ exercises: without(exercises, index) })}
              />
            </div>
            <ExerciseEditor
              exercise={exercise}
              place={`${place}.exercises.${index}`}
              faultOf={faultOf}
              onChange={(next) => set({ exercises: replaced(exercises, index, next) })}
            />
          </li>
        ))}
      </ol>
      {exercises.length < COURSE_LIMITS.exercises ? (
        <Button
          size="small"
          look="secondary"
          className="justify-self-start"
          onClick={() => set({ exercises: [...exercises, NEW_EXERCISE] })}
        >
          {texts.addExercise}
        </Button>
      ) : null}
    </div>
  )
}

function Preview({ course, lesson }: Pick<LessonEditorProps, 'course' | 'lesson'>) {
  const [html, setHtml] = useState<string | null>(null)

  async function handleShow(): Promise<void> {
    const answer = await fetchPreview(course, { text: lesson.text, pictures: lesson.pictures ?? [] })
    if (answer.ok) setHtml(answer.value.html)
    else showToast({ variant: 'destructive', title: texts.previewFailed })
  }

  return (
    <div>
      <Button size="small" look="secondary" onClick={() => void handleShow()}>
        {texts.preview}
      </Button>
      {html === null ? null : (
        <section aria-label={texts.previewHeading} className="sheet mt-3 p-4">
          <ProductDescription sanitizedHtml={html} />
        </section>
      )}
    </div>
  )
}
