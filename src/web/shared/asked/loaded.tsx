import type { ReactNode } from 'react'
import { askedTexts, reasonOf } from '#texts/shared/asked.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Asked } from './use-asked.ts'

type LoadedProps<Value> = {
  asked: Pick<Asked<Value>, 'value' | 'refusal' | 'isAsking' | 'isStale' | 'reload'>
  /** What could not be fetched, as a sentence; the reason and the way to try again follow it. */
  failed: string
  /** Beside the sign of waiting, or what stands in its place; null shows nothing until the answer has come. */
  loading?: ReactNode
  /** In the place of the words that what is shown is of an earlier time. */
  stale?: string
  /** In the place of the reason, for refusals that mean something to this screen; undefined leaves it at the reason. */
  refused?: (code: string) => ReactNode | undefined
  /** Shown for an empty value; without it the children show that too. */
  empty?: ReactNode
  isEmpty?: (value: Value) => boolean
  className?: string | undefined
  children: (value: Value) => ReactNode
}

/**
 * What was asked, in each of its states: waiting, refused with the reason and "Tentar de novo", empty, there, and there
 * from an earlier time (under way again, or refused: then both are shown).
 */
export function Loaded<Value>(props: LoadedProps<Value>) {
  const { asked, failed, loading = commonTexts.loading, stale = askedTexts.stale, refused, empty } = props
  const { className, children } = props
  const { value, refusal, isAsking, isStale, reload } = asked
  const isEmpty = value !== null && (props.isEmpty ?? isEmptyList)(value)
  const meant = refusal === null ? undefined : refused?.(refusal)
  if (meant !== undefined) return meant
  // What was empty before says nothing of now.
  const isShown = value !== null && !(isStale && isEmpty && empty !== undefined)
  const failure =
    refusal === null ? null : (
      <Notice
        tone="error"
        title={failed}
        className={isShown ? 'mb-5' : className}
        actions={
          <Button size="small" look="secondary" onClick={() => void reload()}>
            {askedTexts.retry}
          </Button>
        }
      >
        {isShown ? `${stale} ` : null}
        {reasonOf(refusal)}
      </Notice>
    )
  if (!isShown) {
    if (failure) return failure
    return typeof loading === 'string' ? <Spinner label={loading} className={className} /> : loading
  }
  return (
    <>
      {failure}
      <div
        aria-busy={isStale && isAsking}
        data-stale={isStale || undefined}
        className={classNames('relative', className)}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-0 -top-1 h-0.5 bg-pen transition-opacity',
            // A quick answer shows no sign of waiting.
            isStale && isAsking ? 'opacity-100 delay-500' : 'opacity-0',
          )}
        />
        {isEmpty && empty !== undefined ? empty : children(value)}
      </div>
    </>
  )
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
