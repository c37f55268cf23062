import { href } from 'react-router'
import { lastDayOf } from '#domain/shop/credits.ts'
import type { Classes } from '#domain/study/class-wire.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { licenceTexts } from '#texts/study/licence.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = licenceTexts.premium

/** Premium that a class gives, or gave until some days ago: by whom, and until when. */
export function ClassPremium() {
  const { value } = useAsked('own classes', fetchClasses)
  const told = value?.joined.flatMap((joined) => {
    const notice = noticeOf(joined)
    return notice ? [notice] : []
  })
  // One is enough: several classes of one teacher give one seat.
  const first = told?.find(({ isOpen }) => isOpen) ?? told?.[0]
  if (!first) return null
  return (
    <Notice
      tone={first.isOpen ? 'success' : 'info'}
      title={first.title}
      className="mb-8"
      actions={
        <LinkButton to={href('/turma')} look="secondary" size="small">
          {texts.toClass}
        </LinkButton>
      }
    >
      {first.lead}
    </Notice>
  )
}

function noticeOf({ name, teacher, seat }: Classes['joined'][number]) {
  if (seat === null || seat.state === 'waiting') return null
  const facts = { name, teacher, day: writeDay(lastDayOf(new Date(seat.until))) }
  return seat.state === 'seated'
    ? { isOpen: true, title: texts.seated(facts), lead: texts.seatedLead(facts) }
    : { isOpen: false, title: texts.ended(facts), lead: texts.endedLead(facts) }
}

function fetchClasses(signal?: AbortSignal) {
  return callChecked(
    import('#domain/study/class-wire.ts').then(({ classesSchema }) => classesSchema),
    'classes',
    { signal },
  )
}
