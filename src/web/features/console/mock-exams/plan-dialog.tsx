import { type FormEvent, useId, useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { MockExamPlan, MockExamsAdmin, PlannedExam } from '#domain/console/mock-exams-admin-wire.ts'
import { momentFromBrasilia, momentInBrasilia } from '#domain/shop/sale.ts'
import { SITTING_MINUTES } from '#domain/writing/mock-exam/mock-exam.ts'
import { MOTIVATING_MAX_CHARACTERS, THEME_LENGTH } from '#domain/writing/writing-room.ts'
import { mockExamsAdminTexts as texts } from '#texts/console/mock-exams.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refusalWords, sendPlan } from './mock-exams-calls.ts'

const words = texts.form
const DRAWN = 'sorteado'
const OWN = 'meu'

type PlanDialogProps = {
  exam: PlannedExam
  themes: MockExamsAdmin['themes']
  onClose: () => void
  onSaved: (saved: MockExamsAdmin) => void
}

/** Window, length and theme of a month. */
export function PlanDialog({ exam, themes, onClose, onSaved }: PlanDialogProps) {
  const { theme } = exam
  const [kind, setKind] = useState(theme === null ? DRAWN : (theme.id ?? OWN))
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const formId = useId()

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const field = (name: string) => String(data.get(name) ?? '')
    setSending(true)
    setRefusal(null)
    const saved = await sendPlan(exam.month, {
      opensAt: momentFromBrasilia(field('opensAt')) ?? '',
      closesAt: momentFromBrasilia(field('closesAt')) ?? '',
      minutes: Number(field('minutes')),
      theme: themeOf(kind, field),
    })
    setSending(false)
    if (!saved.ok) return setRefusal(refusalWords(saved))
    settleTyped()
    onSaved(saved.value)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.heading({ month: monthName(exam.month) })}
      closeLabel={commonTexts.close}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isSending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {refusal ? (
          <Notice tone="error" title={texts.notSaved.title}>
            {refusal}
          </Notice>
        ) : null}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            type="datetime-local"
            name="opensAt"
            label={words.opensAt}
            hint={words.momentHint}
            required
            defaultValue={momentInBrasilia(exam.opensAt)}
          />
          <TextField
            type="datetime-local"
            name="closesAt"
            label={words.closesAt}
            hint={words.momentHint}
            required
            defaultValue={momentInBrasilia(exam.closesAt)}
          />
        </div>
        <TextField
          type="number"
          name="minutes"
          label={words.minutes}
          hint={words.minutesHint}
          required
          min={SITTING_MINUTES.min}
          max={SITTING_MINUTES.max}
          defaultValue={exam.minutes}
        />
        <SelectField
          name="theme"
          label={words.theme}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        >
          <option value={DRAWN}>{words.themes.drawn}</option>
          <option value={OWN}>{words.themes.own}</option>
          {themes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        {kind === OWN ? <OwnTheme theme={theme?.id === null ? theme : null} /> : null}
      </form>
    </Dialog>
  )
}

function OwnTheme({ theme }: { theme: PlannedExam['theme'] }) {
  return (
    <>
      <TextField
        name="title"
        label={words.ownTitle}
        required
        minLength={THEME_LENGTH.min}
        maxLength={THEME_LENGTH.max}
        defaultValue={theme?.title ?? ''}
      />
      <TextAreaField
        name="motivating"
        label={words.motivating}
        hint={words.motivatingHint}
        rows={8}
        maxLength={MOTIVATING_MAX_CHARACTERS}
        defaultValue={theme?.motivating ?? ''}
      />
    </>
  )
}

function themeOf(kind: string, field: (name: string) => string): MockExamPlan['theme'] {
  if (kind === DRAWN) return null
  return kind === OWN ? { title: field('title'), motivating: field('motivating') } : { id: kind }
}
