import { DEVICE_CORRECTOR_MB } from '#domain/writing/device-corrector.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { Button } from '#web/ui/button.tsx'
import { useDeviceCorrector } from './use-device-corrector.ts'

const texts = writingRoomTexts.device

/** Says whether this device can correct without a network, and lets the student decide what it costs. */
export function DeviceCorrectorPanel({ words }: { words: number }) {
  const { state, bring, remove } = useDeviceCorrector(words)
  if (state === 'unknown') return null
  return (
    <section aria-labelledby="sem-internet" className="room-panel mt-6">
      <h2 id="sem-internet" className="text-xl">
        {texts.heading}
      </h2>
      <p role="status" className="mt-1 text-[0.9375rem] text-ink-soft">
        {state === 'failed' ? texts.unkept : texts[state]}
      </p>
      {state === 'fetching' ? null : (
        <div className="mt-3 flex flex-wrap gap-2">
          {state === 'ready' ? (
            <Button size="small" look="quiet" onClick={() => void remove()}>
              {texts.remove}
            </Button>
          ) : (
            <Button size="small" look="secondary" className="whitespace-normal" onClick={bring}>
              {state === 'failed' ? texts.retry : texts.bring({ megabytes: DEVICE_CORRECTOR_MB })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
