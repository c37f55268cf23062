import { useState } from 'react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import type { OwnTasks as Tasks } from '#domain/writing/class-tasks/class-task-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { classCorrectionTexts } from '#texts/writing/class-correction.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { ownTasksTexts as texts } from '#texts/writing/own-class-tasks.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { AskedAct } from '#web/shared/asked/asked-act.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { RoomState } from '../writing-room/use-room-request.ts'
import { fetchOwnTasks, sendHanding, sendTakingBack } from './class-task-calls.ts'

/** The tasks of a class that the student is in: what is asked, until when, and what was handed in. */
export function OwnTasks({ classId }: { classId: string }) {
  const asked = useAsked('own class tasks', fetchOwnTasks)
  return (
    <div className="mt-4 mb-4 border-t border-rule pt-3">
      <h4 className="font-semibold">{texts.heading}</h4>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ tasks, essays }) => {
          const own = tasks.filter((task) => task.classId === classId)
          if (own.length === 0) return <p className="text-ink-soft">{texts.none}</p>
          return (
            <>
              <p className="max-w-measure text-ink-soft">{texts.lead}</p>
              <ul className="mt-2 grid gap-4">
                {own.map((task) => (
                  <OwnTask key={task.id} task={task} essays={essays} onChanged={() => void asked.reload()} />
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

type OwnTaskProps = {
  task: Tasks['tasks'][number]
  essays: Tasks['essays']
  onChanged: () => void
}

function OwnTask({ task: { id, title, themeId, note, dueOn, handed }, essays, onChanged }: OwnTaskProps) {
  return (
    <li className="grid gap-2 rounded-sheet border border-line p-4">
      <p className="font-semibold wrap-anywhere">{title}</p>
      {note ? <p className="max-w-measure wrap-anywhere whitespace-pre-line">{note}</p> : null}
      <p className="text-sm text-ink-soft">{classTasksTexts.until({ day: writeDay(dueOn) })}</p>
      {handed ? (
        <p className="wrap-anywhere">
          {texts.handed({ ...handed, day: formatDay(handed.at) })}
          {handed.isLate ? `, ${classTasksTexts.late}` : ''}
          {handed.isOnTheme ? '' : `, ${classTasksTexts.otherTheme}`}.
        </p>
      ) : null}
      {handed?.correction ? (
        <p>
          {classCorrectionTexts.student.lead}{' '}
          <Link
            to={href('/corretor-de-redacao/professora/:id', { id: handed.correction.id })}
            aria-label={classCorrectionTexts.student.readOf({ title })}
            className="text-link inline-block py-1"
          >
            {handed.correction.isOfThisVersion
              ? classCorrectionTexts.student.read
              : classCorrectionTexts.student.readBefore}
          </Link>
        </p>
      ) : null}
      {essays.length === 0 ? <p className="text-ink-soft">{texts.noEssays}</p> : null}
      {essays.length > 0 ? (
        <HandIn
          key={handed?.essayId ?? ''}
          task={id}
          essays={essays}
          isAgain={handed !== null}
          onDone={onChanged}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={`${href('/corretor-de-redacao')}?prova=${ENEM}${themeId ? `&tema=${encodeURIComponent(themeId)}` : ''}`}
          state={themeId ? null : ({ ownTheme: title } satisfies RoomState)}
          look="secondary"
          size="small"
        >
          {texts.write}
        </LinkButton>
        {handed ? (
          <AskedAct
            size="small"
            label={texts.takeBack}
            ariaLabel={texts.takeBackOf({ title })}
            title={texts.takeBackTitle}
            lead={texts.takeBackLead}
            confirm={texts.takeBack}
            done={texts.takenBack}
            failure={classTasksTexts.failure}
            send={() => sendTakingBack(id)}
            onDone={onChanged}
          />
        ) : null}
      </div>
    </li>
  )
}

type HandInProps = { task: string; essays: Tasks['essays']; isAgain: boolean; onDone: () => void }

function HandIn({ task, essays, isAgain, onDone }: HandInProps) {
  const [essayId, setEssayId] = useState('')
  const { errors, show, clear } = useFieldErrors<'essay'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (show(form, essayId === '' ? { essay: texts.chooseMissing } : {})) return
    const sent = await sendHanding(task, essayId)
    showToast(sent.ok ? texts.done : classTasksTexts.failure(sent.code))
    if (sent.ok) onDone()
  }

  return (
    <Form onSubmit={handleSubmit} className="grid max-w-measure gap-3">
      <SelectField
        label={texts.choose}
        error={errors.essay}
        name="essay"
        value={essayId}
        onChange={(event) => {
          setEssayId(event.currentTarget.value)
          clear('essay')
        }}
      >
        <option value="">{texts.chooseOption}</option>
        {essays.map(({ id, correctedAt, ...essay }) => (
          <option key={id} value={id}>
            {texts.essay({ ...essay, day: formatDay(correctedAt) })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" className="justify-self-start" busyLabel={texts.handing}>
        {isAgain ? texts.handAgain : texts.hand}
      </Button>
    </Form>
  )
}
