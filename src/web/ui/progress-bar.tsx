type ProgressBarProps = {
  label: string /** 0–100 */
  percent: number
  valueText?: string
  className?: string
}

/** A pen line drawn along a ruler with ten marks. */
export function ProgressBar({ label, percent, valueText, className }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText}
      className={className}
    >
      <div className="h-3 overflow-hidden rounded-mark border border-ink bg-sheet">
        <div className="h-full bg-pen transition-[width] duration-300" style={{ width: `${shown}%` }} />
      </div>
      <div aria-hidden="true" className="mt-0.5 flex justify-between px-px">
        {RULER_MARKS.map((mark) => (
          <span
            key={mark}
            className={mark % 5 === 0 ? 'h-2 w-px bg-line-strong' : 'h-1 w-px bg-line-strong'}
          />
        ))}
      </div>
    </div>
  )
}

const RULER_MARKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
