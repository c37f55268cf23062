import { useRef, useState } from 'react'
import type { PartnersAdmin as AdminData, AdminPartner } from '#domain/console/partners-admin-wire.ts'
import { partnersAdminTexts as texts } from '#texts/console/partners.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchPartners, sendEnd } from './partner-calls.ts'
import { PartnerDialog } from './partner-dialog.tsx'
import { PartnerRow } from './partner-row.tsx'

/** /painel/parceiros: who brings buyers by a link, the newest first. */
export function PartnersAdmin() {
  const asked = useAsked('partners', fetchPartners)
  const admin = asked.value
  const [edited, setEdited] = useState<AdminPartner | 'new' | null>(null)
  const busyRef = useRef<string | null>(null)

  async function handleEnd(partner: AdminPartner): Promise<void> {
    if (busyRef.current === partner.id) return
    busyRef.current = partner.id
    const answer = await sendEnd(partner.id, !partner.isEnded)
    busyRef.current = null
    if (!answer.ok) return showToast(texts.notSaved)
    asked.put(answer.value)
    showToast(partner.isEnded ? texts.resumed : texts.ended)
  }

  function handleSaved(saved: AdminData): void {
    asked.put(saved)
    setEdited(null)
    showToast(texts.saved)
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <ul className="mt-3 grid max-w-measure list-disc gap-1 pl-5 text-ink-soft">
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Button className="mt-5" onClick={() => setEdited('new')} disabled={admin === null}>
          {texts.create}
        </Button>
      </PageHead>
      {admin?.countsTestMoney ? <Notice className="mb-6">{texts.countsTest}</Notice> : null}
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        isEmpty={({ partners }) => partners.length === 0}
        empty={<EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>}
      >
        {({ partners }) => (
          <ul aria-label={texts.list} className="sheet divide-y divide-rule">
            {partners.map((partner) => (
              <li key={partner.id} className="p-4 sm:px-5">
                <PartnerRow
                  partner={partner}
                  onEdit={() => setEdited(partner)}
                  onEnd={() => void handleEnd(partner)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {admin && edited ? (
        <PartnerDialog
          key={edited === 'new' ? 'new' : edited.id}
          partner={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={handleSaved}
        />
      ) : null}
    </>
  )
}
