import { href, Link } from 'react-router'
import { monthName } from '#domain/community/challenge.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { PAPER_MINUTES } from '#domain/writing/mock-exam/mock-exam.ts'
import type { MockExam, ShownExam } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { mockExamTexts as texts } from '#texts/writing/mock-exam.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchMockExam } from './mock-exam-calls.ts'
import { OwnExams } from './own-exams.tsx'

/** What the mock exam is, when it is, how to take part; below it the themes of those that are over. */
export function MockExamPage({ first }: { first: MockExam | null }) {
  const asked = useAsked('mock exam', fetchMockExam, { first: () => first })
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Loaded asked={asked} failed={texts.failed}>
            {({ exam }) => (
              <>
                <Dates exam={exam} />
                <OwnExams exam={exam} />
              </>
            )}
          </Loaded>
        </div>
        <HowItWorks />
      </div>
      {asked.value ? <Past past={asked.value.past} /> : null}
    </Page>
  )
}

function Dates({ exam }: { exam: ShownExam }) {
  const month = monthName(exam.month)
  const moment = (iso: string) => ({ day: formatDay(iso), time: formatTime(iso) })
  return (
    <section className="room-board">
      <h2 className="text-2xl">
        {exam.state === 'open' ? texts.dates.open({ month }) : texts.dates.coming({ month })}
      </h2>
      <ul className="mt-3 grid gap-1 text-lg">
        {exam.state === 'open' ? null : (
          <li>
            <time dateTime={exam.opensAt}>{texts.dates.from(moment(exam.opensAt))}</time>
          </li>
        )}
        <li>
          <time dateTime={exam.closesAt}>{texts.dates.until(moment(exam.closesAt))}</time>
        </li>
        <li>{texts.dates.minutes(exam)}</li>
      </ul>
      <p className="mt-3 text-sm">{texts.dates.zone}</p>
    </section>
  )
}

function HowItWorks() {
  const { heading, steps, paper, printSheet } = texts.how
  return (
    <section aria-labelledby="como-funciona">
      <h2 id="como-funciona" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-4 grid list-decimal gap-3 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4">
        {paper({ minutes: PAPER_MINUTES })}{' '}
        <Link to={href('/corretor-de-redacao/folha')} className="text-link">
          {printSheet}
        </Link>
      </p>
    </section>
  )
}

function Past({ past }: { past: MockExam['past'] }) {
  return (
    <section aria-labelledby="anteriores" className="mt-12">
      <h2 id="anteriores" className="text-2xl">
        {texts.past.heading}
      </h2>
      {past.length === 0 ? <p className="mt-3 text-ink-soft">{texts.past.none}</p> : null}
      <ul className="mt-3 grid gap-3">
        {past.map(({ month, theme, themeId, takers }) => (
          <li key={month} className="sheet p-4 wrap-anywhere">
            <p className="text-sm text-ink-soft">
              {monthName(month)} · {texts.past.takers({ count: takers })}
            </p>
            {themeId === null ? (
              <p className="mt-1 font-semibold">{theme}</p>
            ) : (
              <Link
                to={href('/banco-de-temas/:tema', { tema: themeId })}
                className="text-link mt-1 inline-block py-1"
              >
                {theme}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
