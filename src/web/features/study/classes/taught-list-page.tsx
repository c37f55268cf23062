import { href, Link } from 'react-router'
import type { Classes } from '#domain/study/class-wire.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchClasses } from './class-calls.ts'
import { NewClassForm } from './new-class-form.tsx'

const texts = classesTexts.teacher

/** A teacher's classes, and a new one. */
export function TaughtListPage() {
  const asked = useAsked('own classes', fetchClasses)
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ isTeacher, taught }) =>
          isTeacher ? (
            <div className="grid gap-10">
              <TaughtList taught={taught} />
              <LicenceLink />
              <NewClassForm onMade={() => void asked.reload()} />
            </div>
          ) : (
            <EmptyState
              title={texts.notTeacher}
              actions={
                <>
                  <LinkButton to={href('/turma')}>{texts.toAttend}</LinkButton>
                  <LicenceLink />
                  <LinkButton to={href('/contato')} look="secondary">
                    {texts.toContact}
                  </LinkButton>
                </>
              }
            >
              {texts.notTeacherLead}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

function LicenceLink() {
  return (
    <LinkButton to={href('/turmas/licenca')} look="secondary" className="justify-self-start">
      {texts.licence}
    </LinkButton>
  )
}

function TaughtList({ taught }: { taught: Classes['taught'] }) {
  return (
    <section aria-labelledby="turmas">
      <h2 id="turmas" className="mb-3 text-xl">
        {texts.list}
      </h2>
      {taught.length === 0 ? <p className="text-ink-soft">{texts.empty}</p> : null}
      {taught.length > 0 ? (
        <ul className="sheet divide-y divide-rule">
          {taught.map(({ id, name, year, students }) => (
            <li key={id} className="p-4 sm:px-5">
              <Link
                to={href('/turmas/:id', { id })}
                className="text-link inline-block py-1 text-lg wrap-anywhere"
              >
                {name}
              </Link>
              <p className="text-sm text-ink-soft">
                {[classesTexts.year({ year }), texts.students({ count: students })].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
