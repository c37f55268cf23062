import { useState } from 'react'
import type { StudyEstimate } from '#domain/console/study-admin-wire.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchEstimate, refusalNotice } from './study-calls.ts'

const texts = studyAdminTexts.estimate
/** What our own models reach, at least. */
const WANTED = 920

/** What the engine gives the draft of a model essay; it forbids nothing. */
export function ModelEstimate({ slug }: { slug: string }) {
  const [made, setMade] = useState<StudyEstimate | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function handleAsk(): Promise<void> {
    setAsking(true)
    const answer = await fetchEstimate('model', slug)
    setAsking(false)
    if (answer.ok) setMade(answer.value)
    else showToast(refusalNotice(answer))
  }

  return (
    <section className="sheet p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" isBusy={isAsking} busyLabel={texts.busy} onClick={() => void handleAsk()}>
          {texts.ask}
        </Button>
        <p className="text-sm text-ink-soft">{texts.note}</p>
      </div>
      <div role="status">
        {made ? (
          <>
            <p className="mt-3 font-semibold">{texts.result(made)}</p>
            <p>{texts.levels(made)}</p>
            {made.total < WANTED ? <p className="mt-1">{texts.below}</p> : null}
          </>
        ) : null}
      </div>
    </section>
  )
}
