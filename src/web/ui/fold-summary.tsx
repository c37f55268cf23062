import type { ReactNode } from 'react'
import { openInSteps } from './open-in-steps.ts'

type FoldSummaryProps = { className?: string; children: ReactNode }

/** The summary of a long fold whose rows are `fold-rows`: a press opens it in two steps. */
export function FoldSummary({ className, children }: FoldSummaryProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself, and its keys press it too
    <summary onClick={openInSteps} className={className}>
      {children}
    </summary>
  )
}
