import type { Corrected } from '#domain/writing/essay-wire.ts'
import { Page } from '#web/ui/page.tsx'
import { CompetenceDetail } from './competence-detail.tsx'
import { CorrectionHead } from './correction-head.tsx'
import { CorrectionView } from './correction-view.tsx'

/** A correction for a browser without JavaScript: no competence waits for a press, each stands below the sheet. */
export function PlainCorrection({ corrected }: { corrected: Corrected }) {
  const { theme, text, correction } = corrected
  return (
    <Page>
      <CorrectionHead theme={theme}>{null}</CorrectionHead>
      <CorrectionView text={text} correction={correction} themeId={null} />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {correction.competences.map(({ competence }) => (
          <CompetenceDetail key={competence} correction={correction} competence={competence} themeId={null} />
        ))}
      </div>
    </Page>
  )
}
