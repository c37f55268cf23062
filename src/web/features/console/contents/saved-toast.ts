import { consentHolds } from '#domain/community/story-consent.ts'
import type { StoryConsentRecord } from '#domain/console/contents-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { ContentKind } from '#domain/site/site-contents.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'

const { saved, marks } = contentsAdminTexts

/** What the toast after a save says: whether people can see it now. */
export function savedToast(
  kind: ContentKind,
  entry: Readonly<Record<string, unknown>>,
  consent: StoryConsentRecord | undefined,
  now = new Date(),
) {
  const missing = whatIsMissing(kind, entry, consent, now)
  return missing === null ? saved : { title: saved.title, description: `${missing}.` }
}

/** Why people do not see an entry; null where they do. */
export function whatIsMissing(
  kind: ContentKind,
  entry: Readonly<Record<string, unknown>>,
  consent: StoryConsentRecord | undefined,
  now: Date,
): string | null {
  if (kind === 'claims') return entry['evidence'] ? null : marks.unproven
  if (kind === 'news') {
    const date = String(entry['date'])
    return date <= dayInBrasilia(now) ? null : marks.waits({ day: writeDay(date) })
  }
  if (kind !== 'stories' || entry['isIllustrative'] === true) return null
  if (!consent) return marks.withoutConsent
  const isWithdrawn = consent.withdrawnAt !== null
  return consentHolds({ ...consent, isWithdrawn }, dayInBrasilia(now)) ? null : marks.consentEnded
}
