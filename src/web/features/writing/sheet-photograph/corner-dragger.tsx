import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { ShownCorners } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { Button } from '#web/ui/button.tsx'

const texts = sheetPhotographTexts.corners
/** Shares of the picture that a key moves a corner by. */
const STEP = { fine: 0.004, coarse: 0.03 } as const
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type CornerDraggerProps = {
  address: string
  corners: ShownCorners
  isAsked: boolean
  onUse: (corners: ShownCorners) => void
}

/** The photograph with four handles on the corners of the sheet: for a thumb, a mouse and the arrow keys. */
export function CornerDragger({ address, corners: begun, isAsked, onUse }: CornerDraggerProps) {
  const [corners, setCorners] = useState(begun)
  const frameRef = useRef<HTMLDivElement>(null)
  const hintId = useId()

  function move(at: number, x: number, y: number): void {
    const inside = (share: number) => Math.max(0, Math.min(1, share))
    setCorners(
      (now) =>
        now.map((corner, other) =>
          other === at ? [inside(x), inside(y)] : corner,
        ) as unknown as ShownCorners, // as many as before
    )
  }

  function handlePointer(event: PointerEvent<HTMLButtonElement>, at: number): void {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const frame = frameRef.current?.getBoundingClientRect()
    if (frame)
      move(at, (event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height)
  }

  function handleKey(event: KeyboardEvent, at: number): void {
    const way = KEYS[event.key]
    const corner = corners[at]
    if (!way || !corner) return
    event.preventDefault()
    const step = event.shiftKey ? STEP.coarse : STEP.fine
    move(at, corner[0] + way[0] * step, corner[1] + way[1] * step)
  }

  return (
    <section aria-labelledby="cantos" className="grid gap-4">
      <h2 id="cantos" className="text-2xl">
        {texts.heading}
      </h2>
      {isAsked ? <p className="max-w-measure">{texts.asked}</p> : null}
      <div ref={frameRef} className="relative w-fit max-w-full touch-none select-none">
        <img
          src={address}
          alt={texts.photograph}
          draggable={false}
          className="block max-h-[75vh] max-w-full"
        />
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <polygon
            points={corners.map(([x, y]) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-pen/20 stroke-pen"
            strokeWidth={2}
          />
        </svg>
        {corners.map(([x, y], at) => (
          <button
            key={texts.names[at]}
            type="button"
            aria-label={texts.names[at]}
            aria-describedby={hintId}
            onPointerDown={(event) => handlePointer(event, at)}
            onPointerMove={(event) => handlePointer(event, at)}
            onKeyDown={(event) => handleKey(event, at)}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className="absolute grid size-11 -translate-1/2 cursor-move place-items-center rounded-full border-2 border-pen bg-sheet/40"
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-pen" />
          </button>
        ))}
      </div>
      <p id={hintId} className="text-sm text-ink-soft">
        {texts.keys} {isAsked ? texts.advice : null}
      </p>
      <div>
        <Button size="large" onClick={() => onUse(corners)}>
          {texts.use}
        </Button>
      </div>
    </section>
  )
}
