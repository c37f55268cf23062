import { href, Link, useSearchParams } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { VersionSummary } from '#domain/writing/essay-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { ownEssaysTexts } from '#texts/writing/own-essays.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { PrintButton } from '#web/features/writing/correction/print-button.tsx'
import { KeptPhotographs } from '#web/features/writing/sheet-photograph/kept-photographs.tsx'
import { ShowToGuardians } from '#web/features/writing/shown-essays/show-to-guardians.tsx'
import { SendToTeacher } from '#web/features/writing/teacher-correction/send-to-teacher.tsx'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { MemberCorrection } from './member-correction.tsx'
import { RemoveEssay } from './remove-essay.tsx'
import { type ShownEssay, useEssay } from './use-essay.ts'

const texts = essayHistoryTexts.essay

// What only some essays have.
const GuidedRewriting = fetchedPart(async () => {
  const guided = await import('#web/features/writing/guided-rewriting/guided-rewriting.tsx')
  return guided.GuidedRewriting
})
const VersionComparison = fetchedPart(async () => {
  const comparison = await import('./version-comparison.tsx')
  return comparison.VersionComparison
})
const ExamEssayPart = fetchedPart(async () => {
  const ofExam = await import('./exam-essay.tsx')
  return ofExam.ExamEssayPart
})

/** One essay: the version that the address names (or the newest), what changed since the one before, and the next step. */
export function EssayPage({ id }: { id: string }) {
  const [query] = useSearchParams()
  const requested = /^\d{1,3}$/.exec(query.get('versao') ?? '')
  const number = requested ? Number(requested[0]) : null
  const asked = useEssay(id, number)
  const isGuided = query.get('marcas') !== null && (asked.value?.essay.exam ?? ENEM) === ENEM
  return (
    <Page>
      <p className="no-print mb-3">
        <Link to={href('/corretor-de-redacao/redacoes')} className="text-link inline-block py-1">
          {texts.toHistory}
        </Link>
      </p>
      {isGuided ? <GuidedRewriting key={id} essayId={id} /> : <ReadEssay asked={asked} requested={number} />}
    </Page>
  )
}

type ReadEssayProps = { asked: ReturnType<typeof useEssay>; requested: number | null }

function ReadEssay({ asked, requested }: ReadEssayProps) {
  return (
    <Loaded
      asked={asked}
      loading={ownEssaysTexts.loading}
      failed={texts.failed}
      refused={(code) =>
        code === 'essay_not_found' ? (
          <EmptyState title={texts.notFound}>{texts.notFoundLead}</EmptyState>
        ) : undefined
      }
    >
      {(shown) =>
        shown.essay.exam === ENEM ? (
          <EssayWithVersion {...shown} />
        ) : (
          <ExamEssayPart id={shown.essay.id} requested={requested} />
        )
      }
    </Loaded>
  )
}

function EssayWithVersion({ essay, version, before }: ShownEssay) {
  const rewrite = `${href('/corretor-de-redacao')}?redacao=${essay.id}`
  const isNewest = version !== null && version.number === essay.versions.at(-1)?.number
  const hasFaults = version?.correction.marks.some(({ effect }) => effect === 'fault') ?? false
  const guided =
    isNewest && hasFaults ? `${href('/corretor-de-redacao/redacoes/:id', { id: essay.id })}?marcas` : null
  return (
    <>
      <CorrectionHead theme={essay.theme} note={version ? headOf(version) : texts.noVersions}>
        {guided ? <LinkButton to={guided}>{texts.guided}</LinkButton> : null}
        <LinkButton to={rewrite} look={guided ? 'secondary' : 'primary'}>
          {version ? texts.rewrite : texts.goOn}
        </LinkButton>
        {version ? <PrintButton /> : null}
      </CorrectionHead>
      {essay.versions.length > 1 && version ? (
        <VersionTabs id={essay.id} versions={essay.versions} shown={version.number} />
      ) : null}
      {version && before ? (
        <VersionComparison before={before} after={version} first={essay.versions[0] ?? before} />
      ) : null}
      {version ? (
        <MemberCorrection key={version.number} essayId={essay.id} themeId={essay.themeId} version={version} />
      ) : null}
      <KeptPhotographs essayId={essay.id} />
      {version ? <ShowToGuardians essayId={essay.id} number={version.number} /> : null}
      <div className="no-print mt-8 flex flex-wrap gap-3">
        {guided ? (
          <LinkButton to={guided} size="large">
            {texts.guided}
          </LinkButton>
        ) : null}
        <LinkButton to={rewrite} size="large" look={guided ? 'secondary' : 'primary'}>
          {version ? texts.rewrite : texts.goOn}
        </LinkButton>
        {version ? (
          <SendToTeacher
            key={version.number}
            essayId={essay.id}
            theme={essay.theme}
            essay={() => ({ essayId: essay.id, number: version.number })}
          />
        ) : null}
        <RemoveEssay id={essay.id} />
      </div>
    </>
  )
}

function headOf({ number, correctedAt, pastedCharacters }: VersionSummary): string {
  return [
    texts.version({ number }),
    texts.correctedAt({ date: formatDay(correctedAt) }),
    ...(pastedCharacters > 0 ? [texts.pasted] : []),
  ].join(' · ')
}

type VersionTabsProps = { id: string; versions: readonly VersionSummary[]; shown: number }

function VersionTabs({ id, versions, shown }: VersionTabsProps) {
  return (
    <nav aria-label={texts.versions} className="no-print mb-6">
      <ul className="flex flex-wrap gap-2">
        {versions.map(({ number, total }) => (
          <li key={number}>
            <Link
              to={`${href('/corretor-de-redacao/redacoes/:id', { id })}?versao=${number}`}
              aria-current={number === shown ? 'page' : undefined}
              preventScrollReset
              className="version-tab"
            >
              {texts.version({ number })} <strong className="tabular-nums">{total}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
