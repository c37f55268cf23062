import { href, Link } from 'react-router'
import type { OwnerAct } from '#domain/console/owner-act-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { ownerActTexts as texts } from '#texts/console/owner-acts.ts'
import { detailLines } from './act-details.ts'

/** One act: what was done to what, by whom, when, and what changed. */
export function ActRow({ act }: { act: OwnerAct }) {
  const details = detailLines(act.details)
  const desk = deskOfSubject(act)
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {texts.actions[act.action]}
        <span className="font-normal text-ink-soft">
          {' · '}
          {desk ? (
            <Link to={desk} className="text-link wrap-anywhere">
              {texts.subjects[act.subjectKind]} {act.subject}
            </Link>
          ) : (
            <span className="wrap-anywhere">
              {texts.subjects[act.subjectKind]} {act.subject}
            </span>
          )}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        {act.actorName ?? texts.someone}
        {' · '}
        <time dateTime={act.actedAt}>
          {texts.at({ day: formatDay(act.actedAt), time: formatTime(act.actedAt) })}
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
function deskOfSubject({ action, subjectKind, subject }: OwnerAct): string | null {
  if (subjectKind === 'student') return href('/painel/estudantes/:id', { id: subject })
  if (subjectKind === 'order' && /^\d+$/.test(subject))
    return href('/painel/pedidos/:number', { number: subject })
  if (action === 'product.edit' || action === 'product.create')
    return href('/painel/produtos/:id', { id: subject })
  return null
}
