import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { CorrectionView } from './correction-view.tsx'

type RoomCorrectionProps = {
  corrected: Corrected
  themeId: string | null
  onBack: () => void
  /** Above the score: who made the correction, where that is not plain. */
  notice: ReactNode
  isVisitor: boolean
}

/** What is shown in the room itself: a correction that no account keeps (yet), and for a visitor the way to the next. */
export function RoomCorrection({ corrected, themeId, onBack, notice, isVisitor }: RoomCorrectionProps) {
  return (
    <Page>
      <CorrectionHead theme={corrected.theme}>
        <Button look="secondary" onClick={onBack}>
          {texts.backToSheet}
        </Button>
        <PrintButton />
      </CorrectionHead>
      {notice}
      <CorrectionView text={corrected.text} correction={corrected.correction} themeId={themeId} />
      {isVisitor ? <VisitorNext /> : null}
    </Page>
  )
}

export function VisitorNext() {
  const { guestNext } = texts
  return (
    <section aria-labelledby="reescrever" className="no-print sheet mt-8 p-6 sm:p-8">
      <h2 id="reescrever" className="text-2xl">
        {guestNext.heading}
      </h2>
      <p className="mt-2 mb-5 max-w-measure">{guestNext.lead}</p>
      <LinkButton to={href('/cadastro')} size="large">
        {guestNext.signUp}
      </LinkButton>
    </section>
  )
}

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

export function PrintButton() {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} />
      {texts.print}
    </Button>
  )
}
