import { useId, useState } from 'react'
import type { GuidedItem } from '#domain/writing/guided-rewriting.ts'
import type { StepProgress } from '#domain/writing/step-progress.ts'
import { guidedRewritingTexts as texts } from '#texts/writing/guided-rewriting.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { stepProgressTexts } from '#texts/writing/step-progress.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Checked } from './use-reading.ts'

type GuidedStepProps = {
  item: GuidedItem
  text: string
  position: string
  progress: StepProgress | null
  onCheck: (id: string, sentence: string) => Promise<Checked | null>
  /** Null where nothing is open any more. */
  onNext: (() => void) | null
}

/** One mark: why it is there, the sentence in its paragraph, and the field in which it is mended. */
export function GuidedStep({ item, text, position, progress, onCheck, onNext }: GuidedStepProps) {
  const id = useId()
  const [sentence, setSentence] = useState(() => text.slice(item.start, item.end))
  const [isChecking, setChecking] = useState(false)
  const [answer, setAnswer] = useState<Checked | 'failed' | null>(null)

  async function handleCheck(): Promise<void> {
    if (isChecking) return
    if (item.isSolved) return onNext?.()
    setChecking(true)
    setAnswer((await onCheck(item.id, sentence)) ?? 'failed')
    setChecking(false)
  }

  return (
    <article className="sheet relative p-5" aria-labelledby={`${id}-name`}>
      <p className="text-sm text-ink-soft tabular-nums">{position}</p>
      <h2 id={`${id}-name`} className={classNames('text-xl', item.isSolved && 'pr-28')}>
        {markNames[item.kind]}
      </h2>
      {item.isSolved ? (
        <p aria-hidden="true" className="guided-stamp">
          {texts.solved}
        </p>
      ) : null}
      <p className="mt-2 leading-snug">{item.why}</p>
      <p className="note mt-1 text-[1.375rem] leading-[1.15]">{item.next}</p>
      <InPlace text={text} item={item} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void handleCheck()
        }}
      >
        <label htmlFor={`${id}-field`} className="mt-4 block font-semibold">
          {texts.sentence}
        </label>
        <textarea
          id={`${id}-field`}
          value={sentence}
          rows={Math.min(8, 2 + Math.ceil(sentence.length / 40))}
          maxLength={1200}
          spellCheck
          lang="pt-BR"
          aria-describedby={`${id}-said`}
          onChange={(event) => setSentence(event.currentTarget.value)}
          className="guided-field"
        />
        <Said id={`${id}-said`} item={item} answer={answer} progress={progress} />
        <div className="mt-3 flex flex-wrap gap-3">
          {/* One button for both, so that the focus stays where it was. */}
          {item.isSolved && onNext === null ? null : (
            <Button type="submit" isBusy={isChecking} busyLabel={texts.checking}>
              {item.isSolved ? texts.next : texts.check}
            </Button>
          )}
          {onNext && !item.isSolved ? (
            <Button look="quiet" onClick={onNext}>
              {texts.skip}
            </Button>
          ) : null}
        </div>
      </form>
    </article>
  )
}

type SaidProps = {
  id: string
  item: GuidedItem
  answer: Checked | 'failed' | null
  progress: StepProgress | null
}

/** What came of the last look. */
function Said({ id, item, answer, progress }: SaidProps) {
  const missing = progress?.missing ?? null
  const next = progress?.next ?? null
  return (
    <div id={id} role="status" className="mt-2 min-h-6 text-[0.9375rem]">
      {answer === 'failed' ? <p className="text-red">{texts.notRead}</p> : null}
      {answer !== null && answer !== 'failed' ? (
        <>
          {item.isSolved ? (
            <p className="font-semibold text-green">
              {texts.solvedSaid}{' '}
              {answer.grantedXp > 0 ? (
                <span className="tabular-nums">{texts.xp({ xp: answer.grantedXp })}</span>
              ) : null}
            </p>
          ) : null}
          {item.isSolved && missing !== null && next !== null ? (
            <p className="tabular-nums">{stepProgressTexts.missing({ points: missing, next })}</p>
          ) : null}
          {item.problem ? <p className="text-red">{texts.problems[item.problem]}</p> : null}
          {answer.cameCount > 0 ? <p>{texts.came({ count: answer.cameCount })}</p> : null}
          {answer.isFromDevice ? <p className="text-ink-soft">{texts.offline}</p> : null}
        </>
      ) : null}
    </div>
  )
}

/** The paragraph around the sentence, so that it is mended where it stands. */
function InPlace({ text, item: { start, end } }: { text: string; item: GuidedItem }) {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1
  const to = text.indexOf('\n', end)
  const rest = text.slice(end, to === -1 ? undefined : to)
  if (start === from && rest === '') return null
  return (
    <details className="mt-3">
      <summary className="text-link py-1 text-[0.9375rem]">{texts.inPlace}</summary>
      <p className="mt-1 leading-relaxed text-ink-soft wrap-anywhere">
        {text.slice(Math.min(from, start), start)}
        <mark className="guided-place">{text.slice(start, end)}</mark>
        {rest}
      </p>
    </details>
  )
}
