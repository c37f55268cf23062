import type { CSSProperties, KeyboardEvent } from 'react'
import { useId } from 'react'

type RangeFieldProps = {
  label: string
  name: string
  value: number
  min: number
  max: number
  step?: number
  /** What the ends mean. */
  lowLabel: string
  highLabel: string
  /** How the value is said and shown. */
  valueText: (value: number) => string
  onChange: (value: number) => void
}

/** Page keys and Shift with an arrow move by so many steps. */
const LARGE_MOVE_STEPS = 10

/** The browser's own slider on a ruler; its large moves are ten steps, as those of no browser are. */
export function RangeField(props: RangeFieldProps) {
  const { label, name, value, min, max, step = 1, lowLabel, highLabel, valueText, onChange } = props
  const id = useId()

  function handleKeyDown(event: KeyboardEvent): void {
    const direction = largeMove(event)
    if (direction === 0) return
    event.preventDefault()
    onChange(Math.min(Math.max(value + direction * LARGE_MOVE_STEPS * step, min), max))
  }

  const fill = { '--fill': `${((value - min) / (max - min)) * 100}%` } as CSSProperties
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} aria-hidden="true" className="heading text-xl tabular-nums">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={handleKeyDown}
        className="range-control"
        style={fill}
      />
      <div aria-hidden="true" className="-mt-1 flex justify-between text-sm text-ink-soft">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </div>
    </div>
  )
}

function largeMove({ key, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (key === 'PageUp' || (shiftKey && (key === 'ArrowUp' || key === 'ArrowRight'))) return 1
  if (key === 'PageDown' || (shiftKey && (key === 'ArrowDown' || key === 'ArrowLeft'))) return -1
  return 0
}
