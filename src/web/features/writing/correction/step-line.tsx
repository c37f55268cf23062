import type { StepProgress } from '#domain/writing/step-progress.ts'
import { stepProgressTexts as texts } from '#texts/writing/step-progress.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** What was won inside of the step, and what is missing for the next one: the grade itself stays as it is. */
export function StepLine({ progress, hasRisen }: { progress: StepProgress; hasRisen: boolean }) {
  const { gained, next, missing, percent, held } = progress
  const said = next === null ? texts.top : missing === null ? null : texts.missing({ points: missing, next })
  return (
    <div className="mt-2 w-full max-w-measure text-[0.9375rem]">
      {gained !== null && !hasRisen ? (
        <p className="font-semibold text-green tabular-nums">{texts.gained({ points: gained })}</p>
      ) : null}
      {said === null ? null : (
        <>
          <ProgressBar label={texts.bar} percent={percent} valueText={said} className="mt-1" />
          <p className="text-ink-soft tabular-nums">{said}</p>
        </>
      )}
      {held === null ? null : (
        <p className="text-ink-soft">
          <span className="font-semibold">{texts.held({ points: held.points })}</span> {held.why}
        </p>
      )}
    </div>
  )
}
