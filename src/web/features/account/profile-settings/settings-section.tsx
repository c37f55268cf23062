import { type ReactNode, useId } from 'react'
import { slugOf } from '#domain/shared/slug.ts'
import { usePlaceOfHash } from '#web/hooks/use-place-of-hash.ts'

type SettingsSectionProps = { heading: string; lead?: string; children: ReactNode }

/** One matter of the settings, ruled off from the one before. */
export function SettingsSection({ heading, lead, children }: SettingsSectionProps) {
  const id = useId()
  const place = usePlaceOfHash<HTMLElement>()
  return (
    <section
      ref={place}
      id={slugOf(heading)}
      aria-labelledby={id}
      className="scroll-mt-24 border-t border-line py-5"
    >
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
