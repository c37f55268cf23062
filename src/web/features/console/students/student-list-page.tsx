import { type FormEvent, useCallback, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { STUDENT_SEARCH_MAX, type StudentRow } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { studentsDeskTexts as texts } from '#texts/console/students.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { usePagedList } from '#web/hooks/use-paged-list.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { fetchStudents } from './student-calls.ts'

/** Accounts, the newest first; the search stands in the address, so that "back" finds it again. */
export function StudentListPage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('busca') ?? ''
  const [wish, setWish] = useState(search)
  const list = usePagedList(useCallback((after: string | null) => fetchStudents(search, after), [search]))

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setParams(wish.trim() === '' ? {} : { busca: wish.trim() })
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <search>
        <form method="get" onSubmit={handleSubmit} className="mb-6 flex flex-wrap items-end gap-3">
          <TextField
            label={texts.search}
            type="search"
            name="busca"
            autoComplete="off"
            maxLength={STUDENT_SEARCH_MAX}
            value={wish}
            onChange={(event) => setWish(event.currentTarget.value)}
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit">{texts.searchButton}</Button>
        </form>
      </search>
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
