import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { PracticeAnswer, PracticeState } from '#domain/study/practice/practice-wire.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { isOffline } from '#web/browser/offline-state.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { PracticeForm } from './practice-form.tsx'
import type { PracticeSource } from './practice-source.ts'

const texts = practiceTexts.today

type PracticeTodayProps = {
  state: PracticeState
  source: PracticeSource
  onAnswer: (answer: PracticeAnswer) => void
  onReload: () => Promise<void>
}

/** One exercise at a time; what was just answered stays in view until the student goes on. */
export function PracticeToday({ state, source, onAnswer, onReload }: PracticeTodayProps) {
  const firstOpen = state.items.find((item) => item.state === 'open')
  const [shownId, setShownId] = useState(firstOpen?.id ?? null)
  const shown = state.items.find(({ id }) => id === shownId) ?? null
  const done = state.items.filter((item) => item.state !== 'open').length

  const doneRef = useRef<HTMLDivElement>(null)
  const [hasFinished, setFinished] = useState(false)

  // The button that was pressed is gone with its form.
  useEffect(() => {
    if (hasFinished) doneRef.current?.focus()
  }, [hasFinished])

  function handleNext(): void {
    setShownId(firstOpen?.id ?? null)
    if (firstOpen) return
    setFinished(true)
    // How each class stands by now.
    void onReload()
  }

  async function submit(text: string | null): Promise<PracticeAnswer | null> {
    if (!shown) return null
    const answer = await source.answer(state.day, shown.id, text)
    if (!answer.ok) {
      const isOver = answer.code === 'day_is_over' || answer.code === 'item_is_done'
      showToast({ title: isOver ? practiceTexts.item.dayIsOver : failureOf(answer.code) })
      if (isOver) await onReload()
      return null
    }
    onAnswer(answer.value)
    const { mastered } = answer.value
    if (mastered) showToast({ title: practiceTexts.item.mastered({ name: markName(mastered) }) })
    return answer.value
  }

  return (
    <section aria-labelledby="pratica-de-hoje">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pratica-de-hoje" className="text-xl">
          {texts.heading}
        </h2>
        <p className="text-ink-soft">{texts.count({ done, total: state.items.length })}</p>
      </div>
      <ProgressBar
        label={texts.progress}
        percent={(done / Math.max(1, state.items.length)) * 100}
        valueText={texts.count({ done, total: state.items.length })}
        className="mb-6"
      />
      {shown ? (
        <PracticeForm
          key={shown.id}
          item={shown}
          isLast={firstOpen === undefined}
          onSubmit={submit}
          onNext={handleNext}
        />
      ) : (
        <div ref={doneRef} tabIndex={-1} className="rounded-sheet border border-line bg-sheet p-5">
          <p className="note text-3xl text-green">{texts.doneNote}</p>
          <p className="mt-1 text-lg font-semibold">{texts.done}</p>
          <p className="mt-1 mb-4 text-ink-soft">{texts.doneBody}</p>
          <LinkButton to={href('/corretor-de-redacao')}>{texts.write}</LinkButton>
        </div>
      )}
    </section>
  )
}

function failureOf(code: string): string {
  return code === 'unreachable' && isOffline() ? practiceTexts.item.needsNetwork : practiceTexts.item.failed
}
