import { href, Link } from 'react-router'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import type { StudentFile } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { AuditEntryRow } from '#web/features/console/audit-log/audit-entry-row.tsx'
import { BackToList } from '#web/features/console/frame/back-to-list.tsx'
import { GiveButton } from '#web/features/console/gifts/give-button.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { BanSection } from './ban-section.tsx'
import { ErasureSection } from './erasure-section.tsx'
import { GuardianSection } from './guardian-section.tsx'
import { MendSection } from './mend-section.tsx'
import { PremiumSection } from './premium-section.tsx'
import { fetchAuditEntriesOn, fetchStudent } from './student-calls.ts'
import { TeacherSection } from './teacher-section.tsx'

type Read = { student: StudentFile; entries: readonly AuditEntry[] }

/** One account: what the owner needs to help, and what the owner may decide. */
export function StudentFilePage({ id }: { id: string }) {
  const asked = useAsked(`student ${id}`, (signal) => readFile(id, signal))
  return (
    <>
      <BackToList to={href('/painel/estudantes')}>{texts.back}</BackToList>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) =>
          code === 'student_not_found' ? <Notice tone="error" title={texts.missing} /> : undefined
        }
      >
        {({ student, entries }) => (
          <File student={student} entries={entries} onChanged={() => void asked.reload()} />
        )}
      </Loaded>
    </>
  )
}

async function readFile(id: string, signal: AbortSignal): Promise<Ok<Read> | ApiRefusal> {
  const [student, entries] = await Promise.all([fetchStudent(id, signal), fetchAuditEntriesOn(id, signal)])
  if (!student.ok) return student
  return ok({ student: student.value, entries: entries.ok ? entries.value.entries : [] })
}

function File({ student, entries, onChanged }: Read & { onChanged: () => void }) {
  const isOwner = student.role === 'owner'
  return (
    <>
      <PageHead title={student.name ?? texts.unnamed} lead={texts.roles[student.role]} />
      <div className="grid gap-8">
        <Facts student={student} />
        {student.ageBand === '13-15' ? <GuardianSection student={student} onChanged={onChanged} /> : null}
        {isOwner ? null : <PremiumSection student={student} onChanged={onChanged} />}
        {isOwner ? null : <TeacherSection student={student} onChanged={onChanged} />}
        {isOwner ? null : <BanSection student={student} onChanged={onChanged} />}
        <Orders student={student} onChanged={onChanged} />
        <MendSection
          key={`${student.city} ${student.state} ${student.phone} ${student.ageBand}`}
          student={student}
          onChanged={onChanged}
        />
        {isOwner ? null : <ErasureSection student={student} />}
        {entries.length > 0 ? (
          <section aria-labelledby="atos">
            <h2 id="atos" className="mb-3 text-xl">
              {texts.entries}
            </h2>
            <ol className="sheet divide-y divide-rule">
              {entries.map((entry) => (
                <li key={entry.id} className="p-4 sm:px-5">
                  <AuditEntryRow entry={entry} />
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </>
  )
}

function Facts({ student }: { student: StudentFile }) {
  const { facts } = texts
  const place = [student.city, student.state].filter(Boolean).join(', ')
  const rows: readonly (readonly [string, string | number])[] = [
    [
      facts.email,
      student.isVerified ? `${student.email} (${facts.verified})` : `${student.email} (${facts.unverified})`,
    ],
    [facts.place, place || facts.unknown],
    [facts.phone, student.phone ?? facts.unknown],
    [facts.age, student.ageBand ? facts.ages[student.ageBand] : facts.unknown],
    [facts.corrections, student.counts.corrections],
    [facts.xp, student.xp],
    [facts.badges, student.counts.badges],
    [facts.referrals, student.counts.referrals],
  ]
  return (
    <section aria-labelledby="conta">
      <h2 id="conta" className="mb-3 text-xl">
        {facts.heading}
      </h2>
      <dl className="sheet grid gap-x-6 gap-y-2 p-5 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {texts.since({ day: formatDay(student.createdAt) })}
        {' · '}
        {student.lastSeenAt ? texts.lastSeen({ day: formatDay(student.lastSeenAt) }) : texts.neverSeen}
      </p>
    </section>
  )
}

function Orders({
  student: { orders, email, isVerified },
  onChanged,
}: {
  student: StudentFile
  onChanged: () => void
}) {
  return (
    <section aria-labelledby="pedidos">
      <h2 id="pedidos" className="mb-3 text-xl">
        {texts.orders.heading}
      </h2>
      {orders.length === 0 ? <p className="text-ink-soft">{texts.orders.none}</p> : null}
      {orders.length > 0 ? (
        <ul className="sheet divide-y divide-rule">
          {orders.map(({ number, status, totalAmount, currency, createdAt }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-6 p-4 sm:px-5">
              <Link
                to={href('/painel/pedidos/:number', { number: String(number) })}
                className="text-link py-1"
              >
                {texts.orders.number({ number })}
              </Link>
              <span className="py-1 text-ink-soft tabular-nums">
                {[formatDay(createdAt), texts.orders.states[status], formatMoney(totalAmount, currency)].join(
                  ' · ',
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isVerified ? <GiveButton email={email} onGiven={onChanged} /> : null}
        <Link
          to={`${href('/painel/pedidos')}?${new URLSearchParams({ busca: email })}`}
          className="text-link py-2"
        >
          {texts.orders.all}
        </Link>
        <Link
          to={`${href('/painel/mensagens')}?${new URLSearchParams({ busca: email })}`}
          className="text-link py-2"
        >
          {texts.messages}
        </Link>
      </div>
    </section>
  )
}
