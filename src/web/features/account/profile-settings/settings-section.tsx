import { type ReactNode, useId } from 'react'

type SettingsSectionProps = { heading: string; lead?: string; children: ReactNode }

/** One matter of the settings, ruled off from the one before. */
export function SettingsSection({ heading, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-5">
      <h3 id={id} tabIndex={-1} className="text-lg outline-none">
        {heading}
      </h3>
      {lead ? <p className="mt-1 max-w-measure text-ink-soft">{lead}</p> : null}
      <div className="mt-4 grid justify-items-start gap-4">{children}</div>
    </section>
  )
}

/** Where the focus goes when what was pressed is about to vanish. */
export function headingOf(pressed: HTMLElement): HTMLElement | null {
  return pressed.closest('section')?.querySelector('h3') ?? null
}
