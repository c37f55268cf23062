import { type FormEvent, useId, useState } from 'react'
import { examDayOf, type ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import { studyCalendar } from '#domain/study/study-calendar.ts'
import type { StudyPlan } from '#domain/study/study-schedule.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { studyCalendarTexts as texts } from '#texts/study/study-calendar.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const { subjects } = scheduleTexts
const DEFAULT_START = '14:00'

type CalendarDialogProps = {
  kept: ProfileStudyPlan
  plan: StudyPlan
  today: string
  isOpen: boolean
  onClose: () => void
}

export function CalendarDialog({ kept, plan, today, isOpen, onClose }: CalendarDialogProps) {
  const [start, setStart] = useState(DEFAULT_START)
  const [isWrong, setWrong] = useState(false)
  const formId = useId()

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const startMinute = minuteOf(start)
    setWrong(startMinute === null)
    if (startMinute === null) return
    const file = studyCalendar({
      plan,
      fromDay: kept.madeOn > today ? kept.madeOn : today,
      examDay: examDayOf(kept),
      startMinute,
      madeAt: new Date().toISOString(),
      planId: `cronograma-${kept.madeOn}`,
      host: window.location.hostname,
      names: {
        calendar: texts.name,
        exam: texts.exam,
        block: (subject) => texts.block({ subject: subjects[subject] }),
        description: texts.description,
      },
    })
    saveFile(texts.fileName, 'text/calendar;charset=utf-8', file)
    onClose()
    showToast(texts.downloaded)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.heading}
      description={texts.lead}
      closeLabel={commonTexts.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {texts.download}
          </Button>
        </div>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={handleSubmit}>
        <TextField
          type="time"
          name="start"
          label={texts.start}
          hint={texts.startHint}
          required
          value={start}
          error={isWrong ? texts.startProblem : undefined}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

/** Minutes after midnight; null for what is no time. */
function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
