import { useState } from 'react'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { classNames } from '#web/ui/class-names.ts'

const texts = mockExamTexts.sitting
const MINUTE_MS = 60_000
const NEAR_MS = 5 * MINUTE_MS

/** What is left by the server's clock; hidden by whom it makes nervous, and told aloud once near the end. */
export function ExamTimer({ leftMs }: { leftMs: number | null }) {
  const [isHidden, setHidden] = useState(false)
  const isNear = leftMs !== null && leftMs <= NEAR_MS
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      {isHidden && !isNear ? null : (
        <p className={classNames('heading text-3xl tabular-nums', isNear && 'text-red')}>
          <span className="sr-only">{texts.clock}: </span>
          <span role="timer">{leftMs === null ? '–' : timeOf(leftMs)}</span>
        </p>
      )}
      <p role="status" className={classNames(!isNear && 'sr-only')}>
        {isNear ? texts.lastMinutes : ''}
      </p>
      {isNear ? null : (
        <button type="button" className="room-board__change" onClick={() => setHidden(!isHidden)}>
          {isHidden ? texts.shown : texts.hidden}
        </button>
      )}
    </div>
  )
}

function timeOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
