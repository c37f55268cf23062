import { useEffect, useRef, useState } from 'react'
import { daysBetween } from '#domain/study/exam-date.ts'
import { cardsOfToday } from '#domain/writing/today.ts'
import type { Today } from '#domain/writing/today-wire.ts'
import { takenCorrectionTexts } from '#texts/writing/taken-correction.ts'
import { todayTexts as texts } from '#texts/writing/today.ts'
import { currentStudyPlan } from '#web/browser/study-plan-store.ts'
import { localToday } from '#web/browser/today.ts'
import { useTakenIn } from '#web/features/writing/writing-room/use-taken-in.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'
import { useRootData } from '#web/root-data.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CardOfToday } from './card-of-today.tsx'
import { ExamEve } from './exam-eve.tsx'
import { OfflineDay } from './offline-day.tsx'

function fetchToday(signal: AbortSignal) {
  const schema = import('#domain/writing/today-wire.ts').then(({ todaySchema }) => todaySchema)
  return callChecked(schema, 'today', { signal })
}

/** The home of who is signed in: one thing to do first, and below it what else there is. */
export function TodayPage() {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const asked = useAsked(user ? `today of ${user.id}` : null, fetchToday)
  useTakenIn(user?.id ?? null, () => {
    showToast(takenCorrectionTexts)
    asked.reload()
  })
  const isOffline = useIsOffline()
  const wasOffline = useRef(false)
  const { reload } = asked
  useEffect(() => {
    if (wasOffline.current && !isOffline) void reload()
    wasOffline.current = isOffline
  }, [isOffline, reload])
  const fullName: unknown = user?.user_metadata['full_name']
  const [name = ''] = typeof fullName === 'string' ? fullName.trim().split(/\s+/) : []
  return (
    <Page>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="eyebrow">{texts.pageTitle}</p>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{texts.greeting({ name: name || null })}</h1>
          <p className="mt-1 text-lg text-ink-soft">{texts.lead}</p>
        </div>
        <DaysLeft />
      </header>
      <Loaded
        asked={asked}
        failed={texts.failed}
        refused={(code) =>
          code === 'unreachable' && isOffline && asked.value === null ? <OfflineDay /> : undefined
        }
      >
        {(today) => (
          <>
            {today.eve ? <ExamEve eve={today.eve} /> : null}
            <Cards today={today} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Cards({ today }: { today: Today }) {
  const plan = currentStudyPlan() ?? today.plan
  const cards = cardsOfToday({ ...today, hasPlan: plan !== null })
  // On the eve of the exam nothing has to be done: all of it may.
  const first = today.eve ? undefined : cards[0]
  const others = today.eve ? cards : cards.slice(1)
  return (
    <>
      {first ? <CardOfToday card={first} today={today} plan={plan} isFirst /> : null}
      {others.length > 0 ? (
        <section aria-labelledby="tambem" className="mt-8">
          <h2 id="tambem" className="text-xl">
            {today.eve ? texts.eve.also : texts.also}
          </h2>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((card) => (
              <li key={card}>
                <CardOfToday card={card} today={today} plan={plan} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** By the reader's own calendar, so that it is known in the browser alone. */
function DaysLeft() {
  const exam = useRootData().publicConfig.nextExam
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(localToday()), [])
  if (!exam || !today || today > exam.lastDay) return null
  const { name } = exam
  const days = daysBetween(today, today > exam.firstDay ? exam.lastDay : exam.firstDay)
  const sentence =
    days === 0
      ? texts.exam.today({ name })
      : days === 1
        ? texts.exam.tomorrow({ name })
        : texts.exam.days({ name, days })
  return <p className="note -rotate-1 text-2xl">{sentence}</p>
}
