import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { DeskRound, JuryEssay } from '#domain/console/challenge-admin-wire.ts'
import { challengeDeskTexts as texts } from '#texts/console/challenge.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchJuryEssays, sendVerdict } from './admin-calls.ts'
import { GradeForm } from './grade-form.tsx'

type RoundCardProps = { round: DeskRound; onProclaimed: () => void }

/** A month: what was promised, where it stands, and with a jury the essays to grade and the result to proclaim. */
export function RoundCard({ round, onProclaimed }: RoundCardProps) {
  const [essays, setEssays] = useState<readonly JuryEssay[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const { month, judging, isClosed, isDecided } = round
  const isJurys = judging === 'jury' && !isDecided

  async function handleRead(after: string | null): Promise<void> {
    const page = await fetchJuryEssays(month, after)
    if (!page.ok) return showToast(texts.notRead)
    setEssays((shown) => [...(after === null ? [] : (shown ?? [])), ...page.value.essays])
    setNext(page.value.next)
  }

  async function handleProclaim(): Promise<void> {
    const sent = await sendVerdict(month)
    if (sent.ok) showToast(texts.round.proclaimed)
    else
      showToast({ ...texts.notSaved, description: texts.refusals[sent.code] ?? texts.notSaved.description })
    onProclaimed()
  }

  return (
    <article className="sheet p-5 sm:p-6" aria-labelledby={`rodada-${month}`}>
      <h3 id={`rodada-${month}`} className="text-xl">
        {monthName(month)}
      </h3>
      <p className="mt-1 wrap-anywhere">{round.theme}</p>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        {texts.round.facts({ prize: round.prize, essays: round.essays })}
      </p>
      <p className="mt-1 text-ink-soft">
        {isDecided
          ? round.winnerId
            ? texts.round.decided
            : texts.round.nobody
          : texts.round.open[judging][isClosed ? 'closed' : 'running']}
      </p>
      {isJurys ? (
        <>
          <p className="mt-1 text-ink-soft">{texts.round.graded(round)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => void handleRead(null)}>
              {texts.round.read}
            </Button>
            {isClosed ? <Button onClick={() => void handleProclaim()}>{texts.round.proclaim}</Button> : null}
          </div>
        </>
      ) : null}
      {essays?.length === 0 ? <p className="mt-4 text-ink-soft">{texts.round.noEssays}</p> : null}
      {essays && isJurys ? (
        <ol className="mt-5 grid gap-6">
          {essays.map((essay, place) => (
            <li key={essay.id} className="border-t border-line pt-5">
              <GradeForm essay={essay} place={place + 1} />
            </li>
          ))}
        </ol>
      ) : null}
      {next ? (
        <Button look="secondary" size="small" className="mt-5" onClick={() => void handleRead(next)}>
          {texts.round.more}
        </Button>
      ) : null}
    </article>
  )
}
