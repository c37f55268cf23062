import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import type { ExamEssay, ExamVersion, ExamVersionSummary } from '#domain/writing/exam-essay-wire.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { examCorrectionTexts } from '#texts/writing/exam-correction.ts'
import { ownEssaysTexts } from '#texts/writing/own-essays.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { PrintButton } from '#web/features/writing/correction/print-button.tsx'
import { ExamReadingView } from '#web/features/writing/exam-correction/exam-reading-view.tsx'
import { KeptPhotographs } from '#web/features/writing/sheet-photograph/kept-photographs.tsx'
import { SendToTeacher } from '#web/features/writing/teacher-correction/send-to-teacher.tsx'
import {
  fetchExamEssay,
  fetchExamVersion,
  saveAssessment,
} from '#web/features/writing/writing-room/essay-calls.ts'
import { useExam } from '#web/features/writing/writing-room/use-exam.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RemoveEssay } from './remove-essay.tsx'

const texts = essayHistoryTexts.essay

/** An essay for another exam than the ENEM: a version with its marks and the student's own points by the board's criteria. */
export function ExamEssayPart({ id, requested }: { id: string; requested: number | null }) {
  const asked = useAsked(`exam essay ${id} ${requested}`, (signal) => read(id, requested, signal), {
    keepsOld: true,
  })
  const exam = useExam(asked.value?.essay.exam ?? null)
  return (
    <Loaded asked={asked} loading={ownEssaysTexts.loading} failed={texts.failed}>
      {({ essay, version }) => (
        <>
          <CorrectionHead
            theme={essay.theme}
            note={[
              exam ? examCorrectionTexts.heading({ exam: exam.name }) : null,
              version ? texts.version({ number: version.number }) : texts.noVersions,
              version ? texts.correctedAt({ date: formatDay(version.correctedAt) }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <LinkButton to={`${href('/corretor-de-redacao')}?redacao=${id}`}>
              {version ? texts.rewrite : texts.goOn}
            </LinkButton>
            {version ? <PrintButton /> : null}
          </CorrectionHead>
          {essay.versions.length > 1 && version ? (
            <Versions id={id} versions={essay.versions} shown={version.number} />
          ) : null}
          {version && exam ? (
            <ExamReadingView
              key={version.number}
              exam={exam}
              text={version.text}
              reading={version.reading}
              points={version.points ?? {}}
              onSave={async (points) => (await saveAssessment(id, version.number, points)).ok}
            />
          ) : null}
          <KeptPhotographs essayId={id} />
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <LinkButton to={`${href('/corretor-de-redacao')}?redacao=${id}`} size="large">
              {version ? texts.rewrite : texts.goOn}
            </LinkButton>
            {version ? (
              <SendToTeacher
                key={version.number}
                essayId={id}
                theme={essay.theme}
                essay={() => ({ essayId: id, number: version.number })}
              />
            ) : null}
            <RemoveEssay id={id} />
          </div>
        </>
      )}
    </Loaded>
  )
}

type ShownExamEssay = { essay: ExamEssay; version: ExamVersion | null }

async function read(
  id: string,
  requested: number | null,
  signal: AbortSignal,
): Promise<Ok<ShownExamEssay> | ApiRefusal> {
  const essay = await fetchExamEssay(id, signal)
  if (!essay.ok) return essay
  const { versions } = essay.value
  const shown = versions.find(({ number }) => number === requested) ?? versions.at(-1)
  if (!shown) return ok({ essay: essay.value, version: null })
  const version = await fetchExamVersion(id, shown.number, signal)
  return version.ok ? ok({ essay: essay.value, version: version.value }) : version
}

type VersionsProps = { id: string; versions: readonly ExamVersionSummary[]; shown: number }

function Versions({ id, versions, shown }: VersionsProps) {
  return (
    <nav aria-label={texts.versions} className="no-print mb-6">
      <ul className="flex flex-wrap gap-2">
        {versions.map(({ number, errors }) => (
          <li key={number}>
            <Link
              to={`${href('/corretor-de-redacao/redacoes/:id', { id })}?versao=${number}`}
              aria-current={number === shown ? 'page' : undefined}
              preventScrollReset
              className="version-tab"
            >
              {texts.version({ number })}{' '}
              <strong className="tabular-nums">{examCorrectionTexts.row.errors({ count: errors })}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
