import type { FormEvent } from 'react'
import type { GeneratorInputs } from '#domain/writing/essay-generator.ts'
import {
  FREE_GENERATIONS,
  type GenerationGrants,
  remainingGenerations,
} from '#domain/writing/generation-quota.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const { form: texts, quota, notices } = generatorTexts
const MAX_INPUT_LENGTH = 200

type GeneratorFormProps = {
  /** Null while the profile is being read. */
  used: number | null
  /** It could not be read: nothing is said of what is left, and nothing is counted. */
  isUnread: boolean
  grants: GenerationGrants
  /** What was typed before the way to the payment. */
  typed: GeneratorInputs | null
  isGenerating: boolean
  hasEssay: boolean
  isThemeMissing: boolean
  onThemeInput: () => void
  onSubmit: (inputs: GeneratorInputs) => void
}

export function GeneratorForm(props: GeneratorFormProps) {
  const { used, isUnread, grants, typed, isGenerating, hasEssay } = props
  const { isThemeMissing, onThemeInput, onSubmit } = props

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isGenerating || used === null) return
    const form = event.currentTarget
    const sent = new FormData(form)
    const read = (name: string) => String(sent.get(name) ?? '')
    onSubmit({ theme: read('theme'), audience: read('audience'), deniedRight: read('deniedRight') })
    if (read('theme').trim() === '') form.querySelector<HTMLElement>('[name="theme"]')?.focus()
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <h2 className="text-xl">{texts.heading}</h2>
      <TextField
        name="theme"
        label={texts.theme}
        placeholder={texts.themePlaceholder}
        maxLength={MAX_INPUT_LENGTH}
        autoComplete="off"
        defaultValue={typed?.theme ?? ''}
        required
        error={isThemeMissing ? notices.themeRequired.description : undefined}
        onInput={onThemeInput}
      />
      <TextField
        name="audience"
        label={texts.audience}
        labelNote={commonTexts.optional}
        hint={texts.audienceHint}
        placeholder={texts.audiencePlaceholder}
        defaultValue={typed?.audience ?? ''}
        maxLength={MAX_INPUT_LENGTH}
        autoComplete="off"
      />
      <TextField
        name="deniedRight"
        label={texts.deniedRight}
        labelNote={commonTexts.optional}
        hint={texts.deniedRightHint}
        placeholder={texts.deniedRightPlaceholder}
        defaultValue={typed?.deniedRight ?? ''}
        maxLength={MAX_INPUT_LENGTH}
        autoComplete="off"
      />
      <Button
        type="submit"
        size="large"
        isBusy={isGenerating || (used === null && !isUnread)}
        disabled={isUnread}
        busyLabel={isGenerating ? texts.generating : texts.submit}
      >
        {hasEssay ? texts.submitAgain : texts.submit}
      </Button>
      {isUnread ? <QuotaUnread /> : <QuotaLine used={used} grants={grants} />}
    </form>
  )
}

function QuotaUnread() {
  return (
    <p className="flex min-h-7 flex-wrap items-center justify-center gap-2.5 text-ink-soft" role="alert">
      {quota.unread}
      <Button type="button" look="secondary" size="small" onClick={() => void refreshProfile()}>
        {askedTexts.retry}
      </Button>
    </p>
  )
}

/** As many boxes as there are free generations, ticked as they are used; premium has no end of them. */
function QuotaLine({ used, grants }: { used: number | null; grants: GenerationGrants }) {
  const remaining = used === null ? null : remainingGenerations(used, grants)
  if (grants.isPremium) return <p className="min-h-7 text-center text-ink-soft">{quota.premium}</p>
  return (
    <p className="flex min-h-7 items-center justify-center gap-2.5 text-ink-soft" aria-live="polite">
      {remaining === null ? null : (
        <>
          <span aria-hidden="true" className="flex gap-1">
            {Array.from({ length: FREE_GENERATIONS }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
                key={index}
                className={
                  index < (used ?? 0) - (grants.byPremium ?? 0)
                    ? 'size-3.5 rounded-mark border border-ink bg-ink'
                    : 'size-3.5 rounded-mark border border-ink bg-sheet'
                }
              />
            ))}
          </span>
          {quota.remaining({ remaining, free: FREE_GENERATIONS, bought: grants.bought ?? 0 })}
        </>
      )}
    </p>
  )
}
