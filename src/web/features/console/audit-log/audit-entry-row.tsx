import { href, Link } from 'react-router'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'
import { detailLines } from './audit-entry-details.ts'
import { auditSentence } from './audit-sentence.ts'

/** One entry: what was done to what, by whom, when, and what changed. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const details = detailLines(entry.details)
  return (
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">
        <Link to={adminPageOf(entry)} className="hover:text-pen hover:underline">
          {auditSentence(entry)}
        </Link>
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

/** Where what was acted on stands in the console. */
function adminPageOf({ action, subjectKind, subject }: AuditEntry): string {
  switch (subjectKind) {
    case 'student':
      return href('/painel/estudantes/:id', { id: subject })
    case 'order':
      return /^\d+$/.test(subject)
        ? href('/painel/pedidos/:number', { number: subject })
        : href('/painel/pedidos')
    case 'product':
      if (action.startsWith('product.')) return href('/painel/produtos/:id', { id: subject })
      return action.startsWith('material.')
        ? href('/painel/produtos/arquivos')
        : href('/painel/produtos/colecoes')
    case 'message':
      return `${href('/painel/mensagens')}?${new URLSearchParams({ busca: subject })}`
    case 'correction':
      return href('/painel/correcoes/:id', { id: subject })
    case 'corrector':
      return href('/painel/correcoes/equipe')
    case 'subscription':
      return href('/painel/assinaturas')
    case 'coupon':
      return href('/painel/cupons')
    case 'partner':
      return href('/painel/parceiros')
    case 'challenge':
      return href('/painel/desafio')
    case 'backup':
      return href('/painel/saude')
    case 'text':
      return href('/painel/moderacao')
    case 'study':
      return href('/painel/estudo/:list?', { list: subject.split('/')[0] ?? '' })
    case 'course':
      return href('/painel/cursos')
    case 'given-sheet':
      return href('/painel/fotos')
    case 'mock-exam':
      return href('/painel/simulado')
    case 'notice':
      return href('/painel/emails')
    case 'setting':
      return href('/painel/ajustes')
    case 'content':
      return href('/painel/conteudos/:list?')
  }
}
