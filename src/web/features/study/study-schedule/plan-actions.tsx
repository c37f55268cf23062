import { CalendarPlus, Check, Printer, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import type { ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import type { StudyPlan } from '#domain/study/study-schedule.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { KeptHereNote } from '#web/shared/kept-here/kept-here-note.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ProfilePlan } from './use-profile-plan.ts'

const CalendarDialog = fetchedPart(async () => {
  const calendar = await import('./calendar-dialog.tsx')
  return calendar.CalendarDialog
})

const { result: texts, profile: profileTexts } = scheduleTexts

type PlanActionsProps = {
  kept: ProfileStudyPlan
  plan: StudyPlan
  today: string
  profilePlan: ProfilePlan
  onReset: () => void
}

export function PlanActions({ kept, plan, today, profilePlan, onReset }: PlanActionsProps) {
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const wasCalendarOpened = useHasBeen(isCalendarOpen)
  return (
    <div className="print:hidden">
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={20} />
          {texts.print}
        </Button>
        <Button look="secondary" onClick={() => setCalendarOpen(true)}>
          <CalendarPlus aria-hidden="true" size={20} />
          {texts.calendar}
        </Button>
        <Button look="quiet" onClick={onReset}>
          <RotateCcw aria-hidden="true" size={20} />
          {texts.reset}
        </Button>
      </div>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3">
        <ProfileLine kept={kept} profilePlan={profilePlan} />
      </div>
      {wasCalendarOpened ? (
        <CalendarDialog
          kept={kept}
          plan={plan}
          today={today}
          isOpen={isCalendarOpen}
          onClose={() => setCalendarOpen(false)}
        />
      ) : null}
    </div>
  )
}

function ProfileLine({ kept, profilePlan }: { kept: ProfileStudyPlan; profilePlan: ProfilePlan }) {
  if (profilePlan.isGuest) {
    return (
      <p className="text-ink-soft">
        {profileTexts.guestLead}{' '}
        <Link to={href('/cadastro')} className="text-link">
          {profileTexts.guest}
        </Link>{' '}
        {profileTexts.guestEnd}
        <KeptHereNote />
      </p>
    )
  }
  if (!profilePlan.isSignedIn) return null
  const isSaved = JSON.stringify(profilePlan.saved) === JSON.stringify(kept)
  if (!isSaved) {
    return (
      <Button
        look="secondary"
        size="small"
        isBusy={profilePlan.isBusy}
        busyLabel={profileTexts.saving}
        onClick={() => profilePlan.save(kept)}
      >
        {profileTexts.save}
      </Button>
    )
  }
  return (
    <>
      <p className="inline-flex items-center gap-2 font-semibold text-green">
        <Check aria-hidden="true" size={20} />
        {profileTexts.saved}
      </p>
      <button type="button" className="text-link min-h-11" onClick={() => profilePlan.remove()}>
        {profileTexts.remove}
      </button>
    </>
  )
}
