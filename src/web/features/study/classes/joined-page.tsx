import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { Classes, ClassPreview } from '#domain/study/class-wire.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { joinedClassTexts } from '#texts/study/joined-class.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { AskedAct } from '#web/shared/asked/asked-act.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { SeatNote } from '#web/shared/classes/seat-note.tsx'
import { GUARDIAN_PLACE } from '#web/shared/session/guardian-place.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchClasses, sendCode, sendJoining, sendLeaving } from './class-calls.ts'

const texts = joinedClassTexts

/** The tasks of a class, of the part that knows essays. */
type DrawTasks = (classId: string) => ReactNode

/** A student's way into a class, with what its teacher will see, and out of it. */
export function JoinedPage({ drawTasks }: { drawTasks: DrawTasks }) {
  const asked = useAsked('own classes', fetchClasses)
  const onChanged = () => void asked.reload()
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <div className="grid gap-10">
        <CodeForm onJoined={onChanged} />
        <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
          {({ joined }) => <JoinedList joined={joined} drawTasks={drawTasks} onChanged={onChanged} />}
        </Loaded>
      </div>
    </Page>
  )
}

function CodeForm({ onJoined }: { onJoined: () => void }) {
  const [code, setCode] = useState('')
  const [found, setFound] = useState<ClassPreview | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { errors, show, clear } = useFieldErrors<'code'>()

  function refuseWith(form: HTMLFormElement, reason: string): void {
    setFound(null)
    setRefusal(reason)
    show(form, { code: texts.refusal(reason) })
  }

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const seen = await sendCode(code)
    if (!seen.ok) return refuseWith(form, seen.code)
    show(form, {})
    setFound(seen.value)
  }

  async function handleJoin(form: HTMLFormElement): Promise<void> {
    if (found === null) return
    const joined = await sendJoining(code)
    if (!joined.ok) return refuseWith(form, joined.code)
    showToast(texts.done(found))
    setFound(null)
    setCode('')
    onJoined()
  }

  const canJoin = found !== null && !found.isJoined
  const help = refusal === null || errors.code === undefined ? undefined : HELP[refusal]
  return (
    <section className="sheet p-5">
      <Form onSubmit={canJoin ? handleJoin : handleSubmit} className="grid gap-4">
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={errors.code}
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-sm"
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setFound(null)
            clear('code')
          }}
        />
        {help ? (
          <Link to={help.to} className="text-link justify-self-start py-1">
            {help.label}
          </Link>
        ) : null}
        <div aria-live="polite">{found ? <Found found={found} /> : null}</div>
        <div className="flex flex-wrap gap-3">
          {/* One button in both steps: it keeps the focus. */}
          <Button type="submit" busyLabel={canJoin ? texts.joining : texts.looking}>
            {canJoin ? texts.join : texts.look}
          </Button>
          {canJoin ? (
            <Button look="secondary" onClick={() => setFound(null)}>
              {classesTexts.cancel}
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  )
}

/** Where the refusal is mended. */
const HELP: Readonly<Record<string, { to: string; label: string }>> = {
  name_missing: { to: href('/perfil'), label: classesTexts.toProfile },
  age_unknown: { to: href('/perfil'), label: classesTexts.toProfile },
  guardian_needed: { to: GUARDIAN_PLACE, label: texts.toGuardians },
}

function Found({ found: { name, year, teacher, isJoined, shown } }: { found: ClassPreview }) {
  return (
    <>
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <p className="wrap-anywhere text-ink-soft">
        {[texts.of({ teacher }), classesTexts.year({ year })].join(' · ')}
      </p>
      {isJoined ? (
        <p className="mt-3 font-semibold">{texts.already}</p>
      ) : (
        <>
          <h3 className="mt-4 text-lg">{texts.shownHeading}</h3>
          <dl className="mt-1">
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{texts.shownName}:</dt>
              <dd className="font-semibold wrap-anywhere">{shown.name}</dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{texts.shownDay}:</dt>
              <dd className="font-semibold">{texts.today}</dd>
            </div>
          </dl>
          <p className="mt-2 max-w-measure">{texts.hidden}</p>
        </>
      )}
    </>
  )
}

type JoinedListProps = { joined: Classes['joined']; drawTasks: DrawTasks; onChanged: () => void }

function JoinedList({ joined, drawTasks, onChanged }: JoinedListProps) {
  return (
    <section aria-labelledby="turmas">
      <h2 id="turmas" className="mb-3 text-xl">
        {texts.list}
      </h2>
      {joined.length === 0 ? <p className="text-ink-soft">{texts.none}</p> : null}
      {joined.length > 0 ? (
        <ul className="sheet divide-y divide-rule">
          {joined.map(({ id, name, year, teacher, shown, seat }) => (
            <li key={id} className="p-4 sm:px-5">
              <h3 className="text-lg wrap-anywhere">{name}</h3>
              <p className="wrap-anywhere text-ink-soft">
                {[texts.of({ teacher }), classesTexts.year({ year })].join(' · ')}
              </p>
              <p className="mb-3 wrap-anywhere">
                {texts.seen({ name: shown.name, day: formatDay(shown.joinedAt) })}
              </p>
              {seat ? <SeatNote seat={seat} /> : null}
              {drawTasks(id)}
              <AskedAct
                failure={classesTexts.failure}
                label={texts.leave}
                ariaLabel={texts.leaveOf({ name })}
                title={texts.leaveTitle({ name })}
                lead={texts.leaveLead}
                confirm={texts.leave}
                done={texts.left}
                send={() => sendLeaving(id)}
                onDone={onChanged}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
