import { href, Link } from 'react-router'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'
import { detailLines } from './audit-entry-details.ts'

/** One entry: what was done to what, by whom, when, and what changed. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const details = detailLines(entry.details)
  const admin = adminPageOf(entry)
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {texts.actions[entry.action]}
        <span className="font-normal text-ink-soft">
          {' · '}
          {admin ? (
            <Link to={admin} className="text-link wrap-anywhere">
              {texts.subjects[entry.subjectKind]} {entry.subject}
            </Link>
          ) : (
            <span className="wrap-anywhere">
              {texts.subjects[entry.subjectKind]} {entry.subject}
            </span>
          )}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        {entry.actorName ?? texts.someone}
        {' · '}
        <time dateTime={entry.actedAt}>
          {texts.at({ day: formatDay(entry.actedAt), time: formatTime(entry.actedAt) })}
        </time>
      </p>
      {details.length > 0 ? (
        <details className="text-sm">
          <summary className="inline-block cursor-pointer py-1 text-pen">{texts.showDetails}</summary>
          <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
            {details.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  )
}

/** Where what was acted on stands in the console; null where there is no place for it alone. */
function adminPageOf({ action, subjectKind, subject }: AuditEntry): string | null {
  if (subjectKind === 'student') return href('/painel/estudantes/:id', { id: subject })
  if (subjectKind === 'order' && /^\d+$/.test(subject))
    return href('/painel/pedidos/:number', { number: subject })
  if (action === 'product.edit' || action === 'product.create')
    return href('/painel/produtos/:id', { id: subject })
  return null
}
