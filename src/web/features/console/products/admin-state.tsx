import { productsDeskTexts as texts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** What stands where something is still to come, or did not come. */
export function DeskState({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) return <Spinner label={texts.opening} />
  return (
    <Notice
      tone="error"
      title={texts.failed}
      actions={
        <Button size="small" look="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  )
}
