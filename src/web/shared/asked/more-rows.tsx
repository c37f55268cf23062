import { askedTexts, reasonOf } from '#texts/shared/asked.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { AskedPages } from './use-asked-pages.ts'

type MoreRowsProps = {
  pages: Pick<AskedPages<unknown>, 'hasMore' | 'isLoadingMore' | 'moreRefusal' | 'loadMore'>
  label?: string
  loadingLabel?: string
  className?: string | undefined
}

/** The next page of a list: the button stays after a refusal, and the reason stands beside it. */
export function MoreRows({
  pages,
  label = askedTexts.more,
  loadingLabel = askedTexts.loadingMore,
  className,
}: MoreRowsProps) {
  const { hasMore, isLoadingMore, moreRefusal, loadMore } = pages
  if (!hasMore) return null
  return (
    <div className={classNames('needs-script flex flex-wrap items-center gap-3', className)}>
      <Button
        look="secondary"
        isBusy={isLoadingMore}
        busyLabel={loadingLabel}
        onClick={() => void loadMore()}
      >
        {moreRefusal === null ? label : askedTexts.retry}
      </Button>
      {moreRefusal === null ? null : <p role="alert">{reasonOf(moreRefusal)}</p>}
    </div>
  )
}
