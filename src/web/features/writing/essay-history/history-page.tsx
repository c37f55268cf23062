import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { ok } from '#domain/shared/result.ts'
import type { EssayPage } from '#domain/writing/essay-wire.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { examCorrectionTexts } from '#texts/writing/exam-correction.ts'
import { ownEssaysTexts } from '#texts/writing/own-essays.ts'
import { fetchEssays } from '#web/features/writing/writing-room/essay-calls.ts'
import { useExam } from '#web/features/writing/writing-room/use-exam.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ProgressSection } from './progress-section.tsx'

const texts = essayHistoryTexts

/** Every essay of the student, the last touched first, and above them the way so far. */
export function HistoryPage() {
  const pages = useAskedPages('own essays', readEssays, { idOf: ({ id }) => id })
  return (
    <Page>
      <PageHead title={ownEssaysTexts.pageTitle} lead={texts.lead}>
        <LinkButton to={href('/corretor-de-redacao')} className="mt-4">
          {texts.write}
        </LinkButton>
      </PageHead>
      <Loaded
        asked={pages}
        loading={ownEssaysTexts.loading}
        failed={texts.failed}
        empty={<EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>}
      >
        {(essays) => (
          <>
            <ol aria-label={texts.list.label} className="sheet divide-y divide-rule">
              {essays.map((essay) => (
                <EssayRow key={essay.id} essay={essay} />
              ))}
            </ol>
            <MoreRows pages={pages} label={texts.more} className="mt-5" />
            <div className="mt-12">
              <ProgressSection />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

async function readEssays(after: string | null, signal: AbortSignal) {
  const page = await fetchEssays(after, signal)
  return page.ok ? ok({ rows: page.value.essays, next: page.value.next }) : page
}

function EssayRow({ essay }: { essay: EssayPage['essays'][number] }) {
  const { id, exam, theme, updatedAt, versionCount, firstTotal, lastTotal, hasDraft } = essay
  const rules = useExam(exam)
  const isDraft = versionCount === 0
  const { list } = texts
  return (
    <li className="group relative flex items-center gap-4 p-4 hover:bg-paper sm:gap-6 sm:p-5">
      <p className="w-16 shrink-0 text-center sm:w-20">
        {isDraft ? (
          <span className="note text-2xl">{list.draft}</span>
        ) : lastTotal === null ? (
          <span className="note text-2xl">{examCorrectionTexts.noGrade}</span>
        ) : (
          <span className="heading text-3xl tabular-nums">{lastTotal}</span>
        )}
      </p>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <Link
            to={
              isDraft
                ? `${href('/corretor-de-redacao')}?redacao=${id}`
                : href('/corretor-de-redacao/redacoes/:id', { id })
            }
            className="after:absolute after:inset-0 hover:text-pen"
          >
            {theme}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {[
            ...(rules ? [rules.name] : []),
            formatDay(updatedAt),
            ...(isDraft ? [] : [list.versions({ count: versionCount })]),
            ...(versionCount > 1 && firstTotal !== null && lastTotal !== null
              ? [list.gain({ first: firstTotal, last: lastTotal })]
              : []),
            ...(!isDraft && hasDraft ? [list.hasDraft] : []),
          ].join(' · ')}
        </p>
      </div>
    </li>
  )
}
