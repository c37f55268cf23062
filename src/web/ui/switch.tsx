import { classNames } from './class-names.ts'

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Two positions, told by place and by colour. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="flex min-h-11 items-center gap-3 text-left font-semibold"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-7 w-12 shrink-0 items-center rounded-full border border-ink p-0.5 transition-colors',
          isOn ? 'justify-end bg-pen' : 'justify-start bg-shade',
        )}
      >
        <span className="size-5.5 rounded-full border border-ink bg-sheet" />
      </span>
      {label}
    </button>
  )
}
