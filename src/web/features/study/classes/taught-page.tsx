import { type ReactNode, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { CLASS_NAME_MAX } from '#domain/study/class-rules.ts'
import type { ClassOfTeacher } from '#domain/study/class-wire.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { taughtClassTexts } from '#texts/study/taught-class.ts'
import { COPY_CONFIRMATION_MS, copyText } from '#web/browser/clipboard.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { useTemporaryHighlight } from '#web/hooks/use-temporary-highlight.ts'
import { AskedAct } from '#web/shared/asked/asked-act.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { SecondFactorNotice } from '#web/shared/classes/second-factor-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Form } from '#web/ui/form.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchTaught, sendClassEnd, sendName, sendNewCode, sendSeatEnd } from './class-calls.ts'

const texts = taughtClassTexts

type PartProps = { taught: ClassOfTeacher; onChanged: () => void }

/** One class of the teacher: its code, its tasks (which the route hands in), who is in it, its name and its end. */
export function TaughtPage({ id, tasks }: { id: string; tasks: ReactNode }) {
  const asked = useAsked(`class ${id}`, (signal) => fetchTaught(id, signal))
  const onChanged = () => void asked.reload()
  return (
    <Page>
      <p className="mb-3">
        <Link to={href('/turmas')} className="text-link inline-block py-1">
          {texts.back}
        </Link>
      </p>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading} refused={whyClosed}>
        {(taught) => (
          <>
            <PageHead
              title={<span className="wrap-anywhere">{taught.name}</span>}
              lead={classesTexts.year(taught)}
            />
            <div className="grid gap-8">
              <Code taught={taught} onChanged={onChanged} />
              {tasks}
              <Students taught={taught} onChanged={onChanged} />
              <Name key={taught.name} taught={taught} onChanged={onChanged} />
              <End taught={taught} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function whyClosed(code: string) {
  if (code === 'second_factor_required') return <SecondFactorNotice />
  if (code !== 'class_not_found' && code !== 'not_a_teacher') return undefined
  return <EmptyState title={texts.missing}>{texts.missingLead}</EmptyState>
}

function Code({ taught: { id, code }, onChanged }: PartProps) {
  const { markedKey, setMarked } = useTemporaryHighlight(COPY_CONFIRMATION_MS)

  async function handleCopy(): Promise<void> {
    if (await copyText(code)) setMarked(code)
    else showToast(texts.code.copyFailed)
  }

  return (
    <section aria-labelledby="codigo" className="sheet p-5">
      <h2 id="codigo" className="text-xl">
        {texts.code.heading}
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">{texts.code.lead}</p>
      <p className="my-4 font-mono text-3xl wrap-anywhere select-all">{code}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void handleCopy()}>
          <span aria-live="polite">{markedKey === code ? texts.code.copied : texts.code.copy}</span>
        </Button>
        <AskedAct
          failure={classesTexts.failure}
          label={texts.code.renew}
          title={texts.code.renewTitle}
          lead={texts.code.renewLead}
          confirm={texts.code.renew}
          confirmLook="primary"
          done={texts.code.renewed}
          send={() => sendNewCode(id)}
          onDone={onChanged}
        />
      </div>
    </section>
  )
}

function Students({ taught: { id, students }, onChanged }: PartProps) {
  return (
    <section aria-labelledby="estudantes">
      <h2 id="estudantes" className="mb-3 text-xl">
        {texts.students.heading({ count: students.length })}
      </h2>
      {students.length === 0 ? <p className="text-ink-soft">{texts.students.empty}</p> : null}
      {students.length > 0 ? (
        <ul className="sheet divide-y divide-rule">
          {students.map(({ id: seat, name: told, joinedAt }) => {
            const name = told || texts.students.unnamed
            return (
              <li
                key={seat}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-5"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-sm text-ink-soft">
                    {texts.students.since({ day: formatDay(joinedAt) })}
                  </p>
                </div>
                <AskedAct
                  failure={classesTexts.failure}
                  size="small"
                  label={texts.students.remove}
                  ariaLabel={texts.students.removeOf({ name })}
                  title={texts.students.removeTitle({ name })}
                  lead={texts.students.removeLead}
                  confirm={texts.students.remove}
                  done={texts.students.removed}
                  send={() => sendSeatEnd(id, seat)}
                  onDone={onChanged}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}

function Name({ taught, onChanged }: PartProps) {
  const [name, setName] = useState(taught.name)
  const { errors, show, clear } = useFieldErrors<'name'>()
  const { make } = classesTexts.teacher

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (show(form, name.trim() === '' ? { name: make.nameMissing } : {})) return
    const sent = await sendName(taught.id, name)
    showToast(sent.ok ? texts.rename.done : classesTexts.failure(sent.code))
    if (sent.ok) onChanged()
  }

  return (
    <section aria-labelledby="nome" className="sheet p-5">
      <h2 id="nome" className="mb-3 text-xl">
        {texts.rename.heading}
      </h2>
      <Form onSubmit={handleSubmit} className="grid max-w-measure gap-4">
        <TextField
          label={make.name}
          error={errors.name}
          name="name"
          required
          maxLength={CLASS_NAME_MAX}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            clear('name')
          }}
        />
        <Button type="submit" look="secondary" className="justify-self-start" busyLabel={classesTexts.saving}>
          {texts.rename.submit}
        </Button>
      </Form>
    </section>
  )
}

function End({ taught: { id, name } }: { taught: ClassOfTeacher }) {
  const navigate = useNavigate()
  return (
    <section aria-labelledby="excluir" className="sheet p-5">
      <h2 id="excluir" className="text-xl">
        {texts.remove.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.remove.lead}</p>
      <AskedAct
        failure={classesTexts.failure}
        label={texts.remove.submit}
        title={texts.remove.title({ name })}
        lead={texts.remove.lead}
        confirm={texts.remove.confirm}
        done={texts.remove.done}
        send={() => sendClassEnd(id)}
        onDone={() => void navigate(href('/turmas'))}
      />
    </section>
  )
}
