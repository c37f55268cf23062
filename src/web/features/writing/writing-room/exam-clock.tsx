import { memo } from 'react'
import { timeLeftText } from '#domain/writing/exam-clock.ts'
import { CLOCK_MINUTES } from '#domain/writing/writing-room.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { examClock, useExamClock } from './clock-store.ts'

const texts = writingRoomTexts.clock
const MINUTE_MS = 60_000
export const NEAR_MS = 10 * MINUTE_MS

/** A clock for who wants one: it never interrupts, and its end ends nothing. */
export const ExamClock = memo(function ExamClock() {
  const clock = useExamClock()
  return (
    <section aria-labelledby="relogio" className="room-panel">
      <h2 id="relogio" className="text-xl">
        {texts.heading}
      </h2>
      {clock ? (
        <>
          <p
            role="timer"
            className={classNames(
              'heading mt-2 tabular-nums',
              clock.leftMs === 0 ? 'text-lg' : 'text-4xl',
              clock.leftMs <= NEAR_MS && 'text-red',
            )}
          >
            {clock.leftMs === 0 ? (
              texts.over
            ) : (
              <>
                <span className="sr-only">{texts.left} </span>
                {timeLeftText(clock.leftMs)}
              </>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {clock.leftMs > 0 ? (
              <Button
                size="small"
                look="secondary"
                onClick={() => (clock.isRunning ? examClock.pause() : examClock.start(clock.leftMs))}
              >
                {clock.isRunning ? texts.pause : texts.goOn}
              </Button>
            ) : null}
            <Button size="small" look="quiet" onClick={examClock.stop}>
              {texts.stop}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{texts.lead}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {CLOCK_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                size="small"
                look="secondary"
                onClick={() => examClock.start(minutes * MINUTE_MS)}
              >
                <span className="sr-only">{texts.start} </span>
                {texts.minutes({ minutes })}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
})
