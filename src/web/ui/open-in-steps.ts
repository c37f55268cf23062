import type { MouseEvent } from 'react'
import { afterPaint } from '#web/browser/after-paint.ts'

/**
 * For the summary of a long fold: the frame that answers the press shows as many rows as fill a screen (`fold-rows` in
 * base.css), the next one all of them. What follows lies below, so nothing moves that is looked at.
 */
export function openInSteps({ currentTarget }: MouseEvent<HTMLElement>): void {
  const fold = currentTarget.closest('details')
  if (!fold || fold.open) return
  fold.dataset['opening'] = ''
  afterPaint(() => delete fold.dataset['opening'])
}
