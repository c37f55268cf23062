import { type ReactNode, useEffect, useState } from 'react'
import {
  COURSE_LIMITS,
  type CourseDraft,
  type LessonDraft,
  type OpenedCourse,
} from '#domain/console/courses-admin-wire.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { LessonEditor } from './lesson-editor.tsx'
import { ListTools, moved, replaced, without } from './list-tools.tsx'
import type { FaultOf, HasFaultIn } from './use-course-form.ts'

const texts = coursesAdminTexts.editor

type Modules = CourseDraft['modules']
type Module = Modules[number]

const NEW_MODULE: Module = { title: '', lessons: [] }
const NEW_LESSON: LessonDraft = { slug: '', title: '', minutes: 10, afterDays: 0, text: '', exercises: [] }

type ModuleListProps = {
  form: CourseDraft
  previewUrls: OpenedCourse['previewUrls']
  faultOf: FaultOf
  hasFaultIn: HasFaultIn
  onChange: (modules: Modules) => void
}

/** Modules in their order, each with its lessons; a lesson opens where it stands. */
export function ModuleList({ form, previewUrls, faultOf, hasFaultIn, onChange }: ModuleListProps) {
  const { modules } = form
  return (
    <section aria-labelledby="modulos" className="grid gap-4">
      <h2 id="modulos" className="text-xl">
        {texts.modules}
      </h2>
      <Fault text={faultOf('modules')} />
      {modules.map((module, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a module has no name of its own
        <div key={index} className="sheet grid gap-4 p-4 sm:p-6">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h3 className="text-lg">{texts.module({ number: index + 1 })}</h3>
            <ListTools
              name={texts.module({ number: index + 1 })}
              index={index}
              count={modules.length}
              onMove={(to) => onChange(moved(modules, index, to))}
              onRemove={() => onChange(without(modules, index))}
            />
          </div>
          <ModuleFields
            course={form.slug}
            module={module}
            place={`modules.${index}`}
            release={form.release}
            previewUrls={previewUrls}
            faultOf={faultOf}
            hasFaultIn={hasFaultIn}
            onChange={(next) => onChange(replaced(modules, index, next))}
          />
        </div>
      ))}
      {modules.length < COURSE_LIMITS.modules ? (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => onChange([...modules, NEW_MODULE])}
        >
          {texts.addModule}
        </Button>
      ) : null}
    </section>
  )
}

function Fault({ text }: { text: string | undefined }) {
  return text ? <p className="text-sm font-semibold text-red">{text}</p> : null
}

type ModuleFieldsProps = {
  course: string
  module: Module
  place: string
  release: CourseDraft['release']
  previewUrls: OpenedCourse['previewUrls']
  faultOf: FaultOf
  hasFaultIn: HasFaultIn
  onChange: (module: Module) => void
}

function ModuleFields(props: ModuleFieldsProps) {
  const { course, module, place, release, previewUrls, faultOf, hasFaultIn, onChange } = props
  const { title, lessons } = module
  const setLessons = (next: LessonDraft[]) => onChange({ ...module, lessons: next })
  return (
    <>
      <TextField
        label={texts.moduleTitle}
        name={`${place}.title`}
        value={title}
        maxLength={120}
        error={faultOf(`${place}.title`)}
        onChange={(event) => onChange({ ...module, title: event.target.value })}
      />
      <Fault text={faultOf(`${place}.lessons`)} />
      <ol className="grid gap-3">
        {lessons.map((lesson, index) => {
          const name = texts.lesson({ number: index + 1, title: lesson.title })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new lesson has no address yet
            <li key={index} className="rounded-sheet border border-line p-3">
              <ListTools
                name={name}
                index={index}
                count={lessons.length}
                onMove={(to) => setLessons(moved(lessons, index, to))}
                onRemove={() => setLessons(without(lessons, index))}
              />
              <LessonFold
                name={name}
                isNew={lesson.slug === ''}
                isFaulty={hasFaultIn(`${place}.lessons.${index}`)}
              >
                <LessonEditor
                  course={course}
                  lesson={lesson}
                  place={`${place}.lessons.${index}`}
                  release={release}
                  previewUrls={previewUrls}
                  faultOf={faultOf}
                  onChange={(next) => setLessons(replaced(lessons, index, next))}
                />
              </LessonFold>
            </li>
          )
        })}
      </ol>
      {lessons.length < COURSE_LIMITS.lessons ? (
        <Button
          size="small"
          look="secondary"
          className="justify-self-start"
          onClick={() => setLessons([...lessons, NEW_LESSON])}
        >
          {texts.addLesson}
        </Button>
      ) : null}
    </>
  )
}

type LessonFoldProps = { name: string; isNew: boolean; isFaulty: boolean; children: ReactNode }

/** A lesson stays open while it is written, also once it is saved, and opens where something is missing in it. */
function LessonFold({ name, isNew, isFaulty, children }: LessonFoldProps) {
  const [isOpen, setOpen] = useState(isNew)
  useEffect(() => {
    if (isFaulty) setOpen(true)
  }, [isFaulty])
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-semibold wrap-anywhere">{name}</summary>
      {children}
    </details>
  )
}
