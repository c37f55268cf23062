import { useState } from 'react'
import { href, Link } from 'react-router'
import { ok } from '#domain/shared/result.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import type { SentCorrection, SentList } from '#domain/writing/teacher-correction/sending-wire.ts'
import { teacherCorrectionTexts } from '#texts/writing/teacher-correction.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { fetchSent } from './sending-calls.ts'
import { SentRow } from './sent-row.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

const texts = teacherCorrectionTexts.list

type SentCorrectionsProps = {
  /** Another number: what stands here may be of before, and is asked for again. */
  asOf: number
}

/** What was sent to the teacher and what became of it. Nothing is shown to who has neither sent nor a credit. */
export function SentCorrections({ asOf }: SentCorrectionsProps) {
  const [credits, setCredits] = useState<SentList['credits'] | null>(null)
  const [chosen, setChosen] = useState<SentCorrection | null>(null)

  async function readSent(after: string | null, signal: AbortSignal) {
    const page = await fetchSent(after, signal)
    if (!page.ok) return page
    setCredits(page.value.credits)
    return ok({ rows: page.value.corrections, next: page.value.next })
  }
  const pages = useAskedPages(`sent corrections ${asOf}`, readSent, { idOf: ({ id }) => id, keepsOld: true })

  async function handleTakenBack(): Promise<void> {
    setChosen(null)
    await pages.reload()
  }

  return (
    <>
      <Loaded asked={pages} loading={null} failed={texts.failed} className="mb-10">
        {(rows) =>
          rows.length === 0 && (credits?.balance ?? 0) === 0 ? null : (
            <section aria-labelledby="correcoes">
              <h2 id="correcoes" className="mb-1 text-xl">
                {texts.heading}
              </h2>
              {credits ? <Credits credits={credits} /> : null}
              {rows.length === 0 ? <NothingSent /> : null}
              <ul className="divide-y divide-line border-y border-line">
                {rows.map((sent) => (
                  <SentRow key={sent.id} sent={sent} onTakeBack={() => setChosen(sent)} />
                ))}
              </ul>
              <MoreRows pages={pages} label={texts.more} className="mt-4" />
            </section>
          )
        }
      </Loaded>
      <TakeBackDialog
        sent={chosen}
        onClose={() => setChosen(null)}
        onTakenBack={() => void handleTakenBack()}
      />
    </>
  )
}

function Credits({ credits: { balance, grants } }: { credits: SentList['credits'] }) {
  const isOne = grants.length === 1
  const ends = grants.map(({ left, endsOn }) =>
    texts.grant({ left: isOne ? null : left, day: endsOn && writeDay(endsOn) }),
  )
  return (
    <p className="mb-4">
      <strong>{texts.balance({ count: balance })}</strong>{' '}
      {balance > 0 ? <span className="text-ink-soft">{ends.join(' · ')}</span> : null}
    </p>
  )
}

function NothingSent() {
  return (
    <p className="mb-4">
      {texts.empty} {texts.emptyLead}{' '}
      <Link to={href('/corretor-de-redacao')} className="text-link">
        {texts.toRoom}
      </Link>
    </p>
  )
}
