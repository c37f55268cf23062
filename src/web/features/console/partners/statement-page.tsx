import { href } from 'react-router'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import { statementTexts } from '#texts/shop/partnership.ts'
import { BackToList } from '#web/features/console/frame/back-to-list.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchStatement } from './partner-calls.ts'
import { StatementMonth } from './statement-month.tsx'

const texts = partnersAdminTexts.page

/** /painel/parceiros/:id: a partner's months, the newest first; to print, to download and to mark as paid. */
export function StatementPage({ id }: { id: string }) {
  const asked = useAsked(`statement ${id}`, (signal) => fetchStatement(id, signal))
  return (
    <>
      <BackToList to={href('/painel/parceiros')}>{texts.back}</BackToList>
      <Loaded
        asked={asked}
        failed={statementTexts.failed}
        loading={statementTexts.loading}
        refused={(code) =>
          code === 'partner_not_found' || code === 'not_found' ? (
            <Notice tone="error" title={texts.notFound} />
          ) : undefined
        }
      >
        {({ name, code, countsTestMoney, months }) => (
          <div className="print-alone">
            <PageHead
              title={texts.title({ name: name || partnersAdminTexts.erased })}
              lead={texts.lead({ code })}
            >
              {months.length === 0 ? null : (
                <Button look="secondary" className="no-print mt-5" onClick={() => window.print()}>
                  {statementTexts.print}
                </Button>
              )}
            </PageHead>
            {countsTestMoney ? <Notice className="mb-6">{partnersAdminTexts.countsTest}</Notice> : null}
            {months.length === 0 ? (
              <EmptyState title={statementTexts.empty}>{statementTexts.emptyLead}</EmptyState>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {months.map((month) => (
                  <StatementMonth
                    key={month.month}
                    partner={{ id, code }}
                    shown={month}
                    onPaid={asked.put}
                    onStale={() => void asked.reload()}
                  />
                ))}
              </div>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}
