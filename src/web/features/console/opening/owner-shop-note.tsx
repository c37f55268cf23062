import { href } from 'react-router'
import { OPTIONAL_STEPS } from '#domain/console/opening-wire.ts'
import { openingTexts as texts } from '#texts/console/opening.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fetchOpening } from './opening-calls.ts'

/** Above the shop, for the owner alone: what visitors miss. */
export function OwnerShopNote() {
  const { value: opening } = useAsked('what is missing before opening', fetchOpening)
  if (!opening || opening.isReady) return null
  const missing = opening.steps.filter(({ step, isDone }) => !isDone && !OPTIONAL_STEPS.has(step))
  return (
    <Notice
      className="mb-6"
      title={texts.shopNote.title}
      actions={
        <LinkButton to={href('/painel')} look="secondary" size="small">
          {texts.shopNote.action}
        </LinkButton>
      }
    >
      {texts.shopNote.lead} {missing.map(({ step }) => texts.steps[step].toLowerCase()).join(', ')}.
    </Notice>
  )
}
