import type { ReactNode } from 'react'
import { correctionHeadTexts as texts } from '#texts/writing/correction-head.ts'

type CorrectionHeadProps = { theme: string; note?: string; children: ReactNode }

/** The theme above a corrected sheet, with what can be done with it. */
export function CorrectionHead({ theme, note, children }: CorrectionHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4 border-b border-ink pb-5">
      <div className="min-w-0 max-w-[46rem]">
        <p className="eyebrow">{note ?? texts.heading}</p>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{theme}</h1>
      </div>
      <div className="no-print flex flex-wrap gap-3">{children}</div>
    </header>
  )
}
