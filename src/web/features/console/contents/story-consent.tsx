import { type FormEvent, useId, useState } from 'react'
import type { ContentsAdmin, StoryConsentRecord } from '#domain/console/contents-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendConsent, sendConsentBack } from './contents-calls.ts'
import { problemsIn } from './use-content-list.ts'

const { consent: texts, form: formTexts, notSaved } = contentsAdminTexts
const FIELDS = ['personName', 'guardianName', 'givenOn', 'until', 'how'] as const

type StoryConsentProps = {
  storyId: string
  name: string
  record: StoryConsentRecord | undefined
  onAdmin: (admin: ContentsAdmin) => void
}

/** The proof that a person agreed to appear: who, when, how, until when; and its being taken back. */
export function StoryConsent({ storyId, name, record, onAdmin }: StoryConsentProps) {
  const [isOpen, setOpen] = useState(false)
  // Of a long list one form is drawn, the one that is asked for.
  const wasOpened = useHasBeen(isOpen)
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const id = useId()
  // A record that was taken back is the past: a new one is written from the beginning.
  const held = record?.withdrawnAt === null ? record : undefined

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const data = new FormData(form)
    setSaving(true)
    const sent = await sendConsent(
      storyId,
      Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])),
    )
    setSaving(false)
    const refused = sent.ok ? {} : problemsIn(sent.answer)
    setErrors(refused)
    const [first] = Object.keys(refused)
    if (sent.ok) {
      showToast(texts.saved)
      setOpen(false)
      onAdmin(sent.value)
    } else if (first === undefined) showToast(notSaved)
    else focusField(form, first)
  }

  async function handleWithdraw(): Promise<void> {
    const sent = await sendConsentBack(storyId)
    setAsking(false)
    showToast(sent.ok ? texts.withdrawn : notSaved)
    if (!sent.ok) return
    setOpen(false)
    onAdmin(sent.value)
  }

  const control = (field: (typeof FIELDS)[number]) => ({
    name: field,
    label: texts[field],
    defaultValue: held?.[field] ?? '',
    error: errors[field],
    autoComplete: 'off',
  })
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={texts.openOf({ title: name })}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title({ name })}
        description={texts.lead}
        closeLabel={formTexts.close}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            {held ? (
              <Button look="secondary" onClick={() => setAsking(true)}>
                {texts.withdraw}
              </Button>
            ) : null}
            <Button type="submit" form={id} isBusy={isSaving} busyLabel={formTexts.saving}>
              {texts.save}
            </Button>
          </div>
        }
      >
        {record?.withdrawnAt ? (
          <p className="mb-4 font-semibold">{texts.withdrawnAt({ day: formatDay(record.withdrawnAt) })}</p>
        ) : null}
        {wasOpened ? (
          <form id={id} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
            <div key={record?.recordedAt} className="grid gap-5">
              <TextField {...control('personName')} />
              <TextField {...control('guardianName')} labelNote={texts.optional} hint={texts.guardianHint} />
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField {...control('givenOn')} type="date" />
                <TextField
                  {...control('until')}
                  type="date"
                  labelNote={texts.optional}
                  hint={texts.untilHint}
                />
              </div>
              <TextAreaField {...control('how')} rows={3} hint={texts.howHint} />
            </div>
          </form>
        ) : null}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleWithdraw()}
        title={texts.withdrawAsk.title}
        cancelLabel={formTexts.cancel}
        confirmLabel={texts.withdrawAsk.confirm}
        closeLabel={formTexts.close}
        confirmLook="danger"
      >
        <p>{texts.withdrawAsk.lead}</p>
      </ConfirmDialog>
    </>
  )
}
