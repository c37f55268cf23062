import { consentHolds } from '#domain/community/story-consent.ts'
import type { StoryConsentRecord } from '#domain/console/contents-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { isoDayOf } from '#domain/shared/calendar-text.ts'
import type { ContentKind } from '#domain/site/site-contents.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Entry } from './entry-fields.ts'

const texts = contentsAdminTexts.marks

type EntryMarkProps = { kind: ContentKind; entry: Entry; consent: StoryConsentRecord | undefined }

/** How the site tells this entry, in a word. */
export function EntryMark({ kind, entry, consent }: EntryMarkProps) {
  if (kind === 'claims') {
    const isProven = entry['evidence'] !== null
    return <Mark isGood={isProven}>{isProven ? texts.proven : texts.unproven}</Mark>
  }
  if (kind === 'stories') {
    if (entry['isIllustrative'] === true) return <Mark>{texts.illustrative}</Mark>
    if (!consent) return <Mark isGood={false}>{texts.withoutConsent}</Mark>
    const isWithdrawn = consent.withdrawnAt !== null
    const holds = consentHolds({ ...consent, isWithdrawn }, isoDayOf(new Date()))
    return <Mark isGood={holds}>{holds ? texts.shown : texts.consentEnded}</Mark>
  }
  if (kind === 'ebooks') return <Mark>{String(entry['price'])}</Mark>
  if (kind !== 'news') return null
  const date = String(entry['date'])
  if (date <= dayInBrasilia(new Date())) return <Mark>{writeDay(date)}</Mark>
  return <Mark isGood={false}>{texts.waits({ day: writeDay(date) })}</Mark>
}

function Mark({ isGood, children }: { isGood?: boolean; children: string }) {
  const colour = isGood === undefined ? 'text-ink-soft' : isGood ? 'text-green' : 'text-red'
  return <p className={classNames('text-sm', colour)}>{children}</p>
}
