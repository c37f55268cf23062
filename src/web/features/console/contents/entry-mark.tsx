import type { StoryConsentRecord } from '#domain/console/contents-admin-wire.ts'
import type { ContentKind } from '#domain/site/site-contents.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Entry } from './entry-fields.ts'
import { whatIsMissing } from './saved-toast.ts'

const texts = contentsAdminTexts.marks

type EntryMarkProps = { kind: ContentKind; entry: Entry; consent: StoryConsentRecord | undefined }

/** How the site tells this entry, in a word. */
export function EntryMark({ kind, entry, consent }: EntryMarkProps) {
  const missing = whatIsMissing(kind, entry, consent, new Date())
  if (missing !== null) return <Mark isGood={false}>{missing}</Mark>
  if (kind === 'claims') return <Mark isGood>{texts.proven}</Mark>
  if (kind === 'stories' && entry['isIllustrative'] === true) return <Mark>{texts.illustrative}</Mark>
  if (kind === 'stories') return <Mark isGood>{texts.shown}</Mark>
  if (kind === 'ebooks') return <Mark>{String(entry['price'])}</Mark>
  return kind === 'news' ? <Mark>{writeDay(String(entry['date']))}</Mark> : null
}

function Mark({ isGood, children }: { isGood?: boolean; children: string }) {
  const colour = isGood === undefined ? 'text-ink-soft' : isGood ? 'text-green' : 'text-red'
  return <p className={classNames('text-sm', colour)}>{children}</p>
}
