import { type ReactNode, useId, useState } from 'react'
import { slugOf } from '#domain/shared/slug.ts'
import { settingsAdminTexts as texts } from '#texts/console/settings.ts'
import { usePlaceOfHash } from '#web/hooks/use-place-of-hash.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type SettingSectionProps = {
  heading: string
  lead: string
  /** What the defaults are, one line each; none where the console says nothing of this group. */
  defaults: readonly string[]
  isSaving: boolean
  onReset: () => void
  /** Where the change can be seen. */
  aside?: ReactNode
  children: ReactNode
}

/** One group of settings, saved by itself. */
export function SettingSection(props: SettingSectionProps) {
  const { heading, lead, defaults, isSaving, onReset, aside, children } = props
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const place = usePlaceOfHash<HTMLElement>()
  return (
    <section ref={place} id={slugOf(heading)} aria-labelledby={id} className="scroll-mt-24">
      <Card>
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        <p className="mt-2 mb-6 max-w-measure text-ink-soft">{lead}</p>
        {children}
        {aside || defaults.length > 0 ? (
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
            {aside}
            {defaults.length > 0 ? (
              <Button
                look="secondary"
                size="small"
                aria-label={texts.resetOf({ group: heading })}
                onClick={() => setAsking(true)}
              >
                {texts.reset}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onReset()
        }}
        title={texts.resetAsk.title}
        description={texts.resetAsk.lead}
        cancelLabel={texts.resetAsk.cancel}
        confirmLabel={texts.resetAsk.confirm}
        closeLabel={texts.resetAsk.close}
        isBusy={isSaving}
      >
        <ul className="grid list-disc gap-1 pl-5">
          {defaults.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  )
}
