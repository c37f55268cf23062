import { useEffect, useState } from 'react'
import { CLOCK_MINUTES } from '#domain/writing/writing-room.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

const texts = writingRoomTexts.clock
const MINUTE_MS = 60_000
const NEAR_MS = 10 * MINUTE_MS

/** Runs down to `endsAtMs`; while it rests only `leftMs` is known. */
type Running = { endsAtMs: number | null; leftMs: number }

/** A clock for who wants one: it never interrupts, and its end ends nothing. */
export function ExamClock() {
  const [clock, setClock] = useState<Running | null>(null)

  useEffect(() => {
    const endsAtMs = clock?.endsAtMs ?? null
    if (endsAtMs === null) return
    const timer = setInterval(
      () => setClock((now) => now && { ...now, leftMs: Math.max(0, endsAtMs - Date.now()) }),
      1000,
    )
    return () => clearInterval(timer)
  }, [clock?.endsAtMs])

  const start = (leftMs: number) => setClock({ endsAtMs: Date.now() + leftMs, leftMs })

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
                {timeOf(clock.leftMs)}
              </>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {clock.leftMs > 0 ? (
              <Button
                size="small"
                look="secondary"
                onClick={() =>
                  clock.endsAtMs === null ? start(clock.leftMs) : setClock({ ...clock, endsAtMs: null })
                }
              >
                {clock.endsAtMs === null ? texts.goOn : texts.pause}
              </Button>
            ) : null}
            <Button size="small" look="quiet" onClick={() => setClock(null)}>
              {texts.stop}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{texts.lead}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {CLOCK_MINUTES.map((minutes) => (
              <Button key={minutes} size="small" look="secondary" onClick={() => start(minutes * MINUTE_MS)}>
                <span className="sr-only">{texts.start} </span>
                {texts.minutes({ minutes })}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function timeOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
