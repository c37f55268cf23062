import { href } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { partnerLink } from '#domain/shop/partner-link.ts'
import type { Partnership } from '#domain/shop/partnership-wire.ts'
import { statementTexts, partnershipTexts as texts } from '#texts/shop/partnership.ts'
import { copyText } from '#web/browser/clipboard.ts'
import { useRootData } from '#web/root-data.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { MonthSheet } from '#web/shared/partner-statement/month-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchOwnEntries, fetchPartnership } from './partnership-calls.ts'

/** /parceria: the own link, and what it has brought month by month. */
export function PartnershipPage() {
  const asked = useAsked('partnership', fetchPartnership)
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <Loaded asked={asked} failed={statementTexts.failed} loading={statementTexts.loading}>
        {({ partnership }) =>
          partnership ? (
            <OwnStatement partnership={partnership} />
          ) : (
            <EmptyState title={texts.none.title}>{texts.none.lead}</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

function OwnStatement({ partnership }: { partnership: Partnership }) {
  const { code, sharePercent, isEnded, countsTestMoney, months } = partnership
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isEnded ? <Notice>{texts.ended}</Notice> : <OwnLink code={code} />}
      {countsTestMoney ? <Notice>{texts.countsTest}</Notice> : null}
      <div className="max-w-measure">
        <p className="font-semibold">{texts.share({ percent: sharePercent })}</p>
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft">
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      {months.length === 0 ? (
        <EmptyState title={statementTexts.empty}>{statementTexts.emptyLead}</EmptyState>
      ) : (
        <Button look="secondary" className="no-print justify-self-start" onClick={() => window.print()}>
          {statementTexts.print}
        </Button>
      )}
      {months.map((sums) => (
        <MonthSheet
          key={sums.month}
          sums={sums}
          fetchEntries={fetchOwnEntries}
          paid={
            sums.paidAt === null ? null : (
              <span className="font-semibold text-green">{texts.paid({ day: formatDay(sums.paidAt) })}</span>
            )
          }
        />
      ))}
    </div>
  )
}

function OwnLink({ code }: { code: string }) {
  const { siteUrl } = useRootData().publicConfig
  const link = partnerLink(siteUrl, href('/store'), code)

  async function handleCopy(): Promise<void> {
    showToast((await copyText(link)) ? texts.copied : texts.notCopied({ link }))
  }

  return (
    <section aria-labelledby="seu-link" className="sheet grid justify-items-start gap-2 p-5">
      <h2 id="seu-link" className="text-xl">
        {texts.link}
      </h2>
      <p className="font-semibold wrap-anywhere">{link}</p>
      <p className="text-sm text-ink-soft">{texts.linkHint}</p>
      <Button look="secondary" size="small" className="no-print" onClick={() => void handleCopy()}>
        {texts.copy}
      </Button>
    </section>
  )
}
