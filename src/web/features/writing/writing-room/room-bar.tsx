import { type RefObject, useRef } from 'react'
import { timeLeftText } from '#domain/writing/exam-clock.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useExamClock } from './clock-store.ts'
import { NEAR_MS } from './exam-clock.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'

type RoomBarProps = {
  fieldRef: RefObject<HTMLElement | null>
  lines: number
  /** Null where no number of lines is known. */
  lastLine: number | null
  isSending: boolean
  onCorrect: () => void
}

/** On a telephone: how far the sheet is, the clock, and the way to the correction, above the keyboard too. */
export function RoomBar({ fieldRef, lines, lastLine, isSending, onCorrect }: RoomBarProps) {
  const barRef = useRef<HTMLDivElement>(null)
  const clock = useExamClock()
  useAboveKeyboard(barRef, fieldRef)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself, and only keeps the focus
    <div
      ref={barRef}
      className="room-bar no-print"
      // A press keeps the field's focus, and so the keyboard where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p
        className={classNames(
          'tabular-nums',
          lastLine !== null && lines > lastLine && 'font-semibold text-red',
        )}
      >
        {texts.bar.line({ line: lines, of: lastLine })}
      </p>
      {clock ? (
        <p
          className={classNames(
            'font-semibold tabular-nums',
            clock.leftMs <= NEAR_MS && 'text-red',
            !clock.isRunning && 'text-ink-soft',
          )}
        >
          <span className="sr-only">{texts.clock.left} </span>
          {timeLeftText(clock.leftMs)}
        </p>
      ) : null}
      <Button
        size="small"
        className="ml-auto"
        isBusy={isSending}
        busyLabel={texts.submitting}
        onClick={onCorrect}
      >
        {texts.bar.correct}
      </Button>
    </div>
  )
}
