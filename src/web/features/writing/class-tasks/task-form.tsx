import { useState } from 'react'
import type { Ok } from '#domain/shared/result.ts'
import { TASK_NOTE_MAX, TASK_TITLE } from '#domain/writing/class-tasks/class-task-rules.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { TaskBody } from './class-task-calls.ts'
import { PickedTheme, ThemeSearch } from './theme-search.tsx'

const texts = classTasksTexts.form

type TaskFormProps = {
  first: TaskBody
  submit: string
  done: { title: string; description?: string }
  send: (body: TaskBody) => Promise<Ok<unknown> | ApiRefusal>
  onDone: () => void
}

/** A task that is set, or changed. */
export function TaskForm({ first, submit, done, send, onDone }: TaskFormProps) {
  const [body, setBody] = useState(first)
  const { errors, show, clear } = useFieldErrors<'title' | 'dueOn'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const faults = {
      ...(body.title.trim().length < TASK_TITLE.min ? { title: texts.titleMissing } : {}),
      ...(body.dueOn === '' ? { dueOn: texts.dueOnMissing } : {}),
    }
    if (show(form, faults)) return
    const sent = await send(body)
    if (sent.ok) {
      setBody(first)
      showToast(done)
      onDone()
    } else if (sent.code === 'day_passed') show(form, { dueOn: classTasksTexts.failures[sent.code] ?? '' })
    else showToast(classTasksTexts.failure(sent.code))
  }

  return (
    <Form onSubmit={handleSubmit} className="grid max-w-measure gap-4">
      {body.themeId === null ? (
        <>
          <TextField
            label={texts.title}
            hint={texts.titleHint}
            error={errors.title}
            name="title"
            required
            maxLength={TASK_TITLE.max}
            autoComplete="off"
            value={body.title}
            onChange={(event) => {
              setBody({ ...body, title: event.currentTarget.value })
              clear('title')
            }}
          />
          <ThemeSearch
            onPick={({ id, title }) => {
              setBody({ ...body, themeId: id, title })
              clear('title')
            }}
          />
        </>
      ) : (
        <PickedTheme
          title={body.title}
          isNew={body.themeId !== first.themeId}
          onOwn={() => setBody({ ...body, themeId: null })}
        />
      )}
      <TextAreaField
        label={texts.note}
        labelNote={texts.optional}
        name="note"
        rows={3}
        maxLength={TASK_NOTE_MAX}
        value={body.note}
        onChange={(event) => setBody({ ...body, note: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={texts.dueOn}
        error={errors.dueOn}
        name="dueOn"
        required
        className="max-w-56"
        value={body.dueOn}
        onChange={(event) => {
          setBody({ ...body, dueOn: event.currentTarget.value })
          clear('dueOn')
        }}
      />
      <Button type="submit" look="secondary" className="justify-self-start" busyLabel={texts.saving}>
        {submit}
      </Button>
    </Form>
  )
}
