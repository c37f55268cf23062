import { useCallback, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import type { OwnerAct } from '#domain/console/owner-act-wire.ts'
import type { StudentFile } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { studentsDeskTexts as texts } from '#texts/console/students.ts'
import { ActRow } from '#web/features/console/audit-log/act-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BanSection } from './ban-section.tsx'
import { GuardianSection } from './guardian-section.tsx'
import { PremiumSection } from './premium-section.tsx'
import { fetchActsOn, fetchStudent } from './student-calls.ts'

type Read = { student: StudentFile; acts: readonly OwnerAct[] }

/** One account: what the owner needs to help, and what the owner may decide. */
export function StudentFilePage({ id }: { id: string }) {
  const [read, setRead] = useState<Read | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const load = useCallback(async () => {
    const [student, acts] = await Promise.all([fetchStudent(id), fetchActsOn(id)])
    if (!student.ok) return setRefusal(student.code)
    setRefusal(null)
    setRead({ student: student.value, acts: acts.ok ? acts.value.acts : [] })
  }, [id])

  useEffect(() => {
    void load()
  }, [load])

  const handleChanged = () => void load()
  const back = (
    <Link to={href('/painel/estudantes')} className="text-link mb-4 inline-block py-1">
      {texts.back}
    </Link>
  )
  if (refusal !== null) {
    const isMissing = refusal === 'student_not_found'
    return (
      <>
        {back}
        <Notice
          tone="error"
          title={isMissing ? texts.missing : texts.failed}
          actions={
            isMissing ? null : (
              <Button look="secondary" size="small" onClick={handleChanged}>
                {texts.retry}
              </Button>
            )
          }
        />
      </>
    )
  }
  if (read === null) return <Spinner label={texts.loading} />
  const { student, acts } = read
  const isOwner = student.role === 'owner'
  return (
    <>
      {back}
      <PageHead title={student.name ?? texts.unnamed} lead={texts.roles[student.role]} />
      <div className="grid gap-8">
        <Facts student={student} />
        {student.ageBand === '13-15' ? <GuardianSection student={student} onChanged={handleChanged} /> : null}
        {isOwner ? null : <PremiumSection student={student} onChanged={handleChanged} />}
        {isOwner ? null : <BanSection student={student} onChanged={handleChanged} />}
        <Orders orders={student.orders} />
        {acts.length > 0 ? (
          <section aria-labelledby="atos">
            <h2 id="atos" className="mb-3 text-xl">
              {texts.acts}
            </h2>
            <ol className="sheet divide-y divide-rule">
              {acts.map((act) => (
                <li key={act.id} className="p-4 sm:px-5">
                  <ActRow act={act} />
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

function Orders({ orders }: { orders: StudentFile['orders'] }) {
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
    </section>
  )
}
