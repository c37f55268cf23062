import { href, Link } from 'react-router'
import { STUDENT_SEARCH_MAX, type StudentRow } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { AdminSearch, useAdminSearch } from '#web/features/console/frame/admin-search.tsx'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchStudents } from './student-calls.ts'

/** Accounts, the newest first; the search stands in the address, so that "back" finds it again. */
export function StudentListPage() {
  const search = useAdminSearch()
  const list = useKeptPages(`students ${search}`, (after, signal) => fetchStudents(search, after, signal))
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AdminSearch label={texts.search} maxLength={STUDENT_SEARCH_MAX} />
      <PagedRows
        list={list}
        label={texts.list}
        empty={texts.empty}
        emptyLead={texts.emptyLead}
        keyOf={(student) => student.id}
      >
        {(student) => <StudentLine student={student} />}
      </PagedRows>
    </>
  )
}

function StudentLine({ student }: { student: StudentRow }) {
  const { id, name, email, isVerified, role, createdAt, lastSeenAt, bannedUntil } = student
  return (
    <div className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <Link
            to={href('/painel/estudantes/:id', { id })}
            className="after:absolute after:inset-0 hover:text-pen"
          >
            {name ?? texts.unnamed}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {email}
          {isVerified ? null : ` · ${texts.unverified}`}
        </p>
      </div>
      <p className="text-sm text-ink-soft sm:text-right">
        {bannedUntil ? <strong className="text-red">{texts.banned}</strong> : texts.roles[role]}
        <span className="sm:hidden">{' · '}</span>
        <span className="sm:block">
          {lastSeenAt
            ? texts.lastSeen({ day: formatDay(lastSeenAt) })
            : texts.since({ day: formatDay(createdAt) })}
        </span>
      </p>
    </div>
  )
}
