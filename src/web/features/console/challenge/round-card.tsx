import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { AdminRound } from '#domain/console/challenge-admin-wire.ts'
import { challengeAdminTexts as texts } from '#texts/console/challenge.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchJuryEssays, sendVerdict } from './admin-calls.ts'
import { GradeForm } from './grade-form.tsx'

type RoundCardProps = { round: AdminRound; onProclaimed: () => void }

/** A month: what was promised, where it stands, and with a jury the essays to grade and the result to proclaim. */
export function RoundCard({ round, onProclaimed }: RoundCardProps) {
  const [isReading, setReading] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const { month, judging, isClosed, isDecided } = round
  const isJurys = judging === 'jury' && !isDecided

  const essays = useAskedPages(isReading && isJurys ? `essays of ${month}` : null, (after, signal) =>
    fetchJuryEssays(month, after, signal),
  )

  function handleRead(): void {
    if (isReading) void essays.reload()
    setReading(true)
  }

  async function handleProclaim(): Promise<void> {
    if (isSending) return
    setSending(true)
    const sent = await sendVerdict(month)
    setSending(false)
    setAsking(false)
    if (sent.ok) showToast(round.essays === 0 ? texts.round.endedNobody : texts.round.proclaimed)
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
            <Button look="secondary" onClick={handleRead}>
              {texts.round.read}
            </Button>
            {isClosed ? (
              <Button onClick={() => setAsking(true)}>
                {round.essays === 0 ? texts.round.proclaimNobody : texts.round.proclaim}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      <VerdictDialog
        round={round}
        isOpen={isAsking}
        isBusy={isSending}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleProclaim()}
      />
      {isReading && isJurys ? (
        <>
          <Loaded
            asked={essays}
            failed={texts.notRead.title}
            loading={texts.loading}
            className="mt-5"
            empty={<p className="text-ink-soft">{texts.round.noEssays}</p>}
          >
            {(rows) => (
              <ol className="grid gap-6">
                {rows.map((essay, place) => (
                  <li key={essay.id} className="border-t border-line pt-5">
                    <GradeForm essay={essay} place={place + 1} />
                  </li>
                ))}
              </ol>
            )}
          </Loaded>
          <MoreRows pages={essays} label={texts.round.more} className="mt-5" />
        </>
      ) : null}
    </article>
  )
}

type VerdictDialogProps = {
  round: AdminRound
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** A result is out for good and told by mail: asked once, with what is still without a grade. */
function VerdictDialog({ round, ...dialog }: VerdictDialogProps) {
  const { ask, proclaim, proclaimNobody } = texts.round
  const month = monthName(round.month)
  const isNobodys = round.essays === 0
  const ungraded = round.essays - round.graded
  return (
    <ConfirmDialog
      {...dialog}
      title={isNobodys ? ask.titleNobody({ month }) : ask.title({ month })}
      cancelLabel={ask.cancel}
      confirmLabel={isNobodys ? proclaimNobody : proclaim}
      busyLabel={ask.busy}
      closeLabel={commonTexts.close}
    >
      <p>{isNobodys ? ask.leadNobody : ask.lead}</p>
      {ungraded > 0 ? <p className="mt-3 font-semibold">{ask.ungraded({ count: ungraded })}</p> : null}
    </ConfirmDialog>
  )
}
