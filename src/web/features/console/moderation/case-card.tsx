import { useId } from 'react'
import type { ModerationCase } from '#domain/community/moderation-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { reportTexts } from '#texts/community/report.ts'
import { moderationAdminTexts as texts } from '#texts/console/moderation.ts'
import { CaseContext } from './case-context.tsx'
import { DecisionForm } from './decision-form.tsx'

type CaseCardProps = { subject: ModerationCase; onDecided: () => void }

/** One case: what was written, why it was reported, what stood around it, and the decision. */
export function CaseCard({ subject, onDecided }: CaseCardProps) {
  const id = useId()
  const isAppeal = subject.appealedAt !== null
  const isFirstLook = subject.cause === 'first-look' && !isAppeal
  return (
    <article className="sheet p-5 sm:p-6" aria-labelledby={id}>
      <h3 id={id} className="text-xl">
        {isAppeal ? texts.appealOf({ kind: texts.kinds[subject.kind] }) : texts.kinds[subject.kind]}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {isFirstLook ? <span className="tag">{texts.firstLook}</span> : null}
        {subject.isUrgent ? <span className="tag">{texts.urgent}</span> : null}
        <span>{subject.isVisitor ? texts.byVisitor : texts.byAccount}</span>
        <span>{isFirstLook ? texts.notShownYet : texts.state[subject.status]}</span>
        <time dateTime={subject.openedAt}>
          {texts.since({ day: formatDay(subject.openedAt), time: formatTime(subject.openedAt) })}
        </time>
      </p>
      {subject.newestText === null ? null : <h4 className="mt-4 font-semibold">{texts.textReported}</h4>}
      <blockquote className="mt-4 border-l-[3px] border-red pl-4 whitespace-pre-line wrap-anywhere">
        {subject.text}
      </blockquote>
      {subject.newestText === null ? null : (
        <>
          <h4 className="mt-4 font-semibold">{texts.textNow}</h4>
          <blockquote className="mt-1 border-l-[3px] border-pen pl-4 whitespace-pre-line wrap-anywhere">
            {subject.newestText}
          </blockquote>
        </>
      )}
      <CaseContext subject={subject} />
      {isFirstLook ? null : (
        <h4 className="mt-5 font-semibold">{texts.reports({ count: subject.reports.length })}</h4>
      )}
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
        {subject.reports.map((report) => (
          <li key={`${report.createdAt} ${report.reason}`} className="wrap-anywhere">
            {reportTexts.reasons[report.reason]}
            {report.note === '' ? null : `: “${report.note}”`}
          </li>
        ))}
      </ul>
      {isAppeal ? (
        <>
          <h4 className="mt-5 font-semibold">{texts.decidedBefore}</h4>
          <p className="text-ink-soft wrap-anywhere">{subject.decisionReason}</p>
          <h4 className="mt-4 font-semibold">{texts.appealText}</h4>
          <p className="whitespace-pre-line wrap-anywhere">{subject.appealText}</p>
        </>
      ) : null}
      <DecisionForm subject={subject} onDecided={onDecided} />
    </article>
  )
}
