import { useCallback, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import type { SettingsDesk as DeskFacts } from '#domain/console/settings-admin-wire.ts'
import { settingsDeskTexts as texts } from '#texts/console/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ChallengeGroup } from './challenge-group.tsx'
import { ExamGroup } from './exam-group.tsx'
import { FeaturesGroup } from './features-group.tsx'
import { OrdersGroup } from './orders-group.tsx'
import { ReviewerGroup } from './reviewer-group.tsx'
import { fetchSettings } from './settings-calls.ts'
import { ShopGroup } from './shop-group.tsx'

/** What the owner sets for the whole house, a sheet for each group. */
export function SettingsDesk() {
  const [desk, setDesk] = useState<DeskFacts | null>(null)
  const [isFailed, setFailed] = useState(false)

  const read = useCallback(async () => {
    const found = await fetchSettings()
    setFailed(!found.ok)
    if (found.ok) setDesk(found.value)
  }, [])
  useEffect(() => {
    void read()
  }, [read])

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <p className="mt-3">
          {texts.log}{' '}
          <Link to={href('/painel/registro')} className="text-link">
            {texts.toLog}
          </Link>
        </p>
      </PageHead>
      {isFailed ? (
        <EmptyState
          title={texts.failed}
          actions={
            <Button look="secondary" size="small" onClick={() => void read()}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
      {desk === null && !isFailed ? <Spinner label={texts.loading} /> : null}
      {desk ? (
        <div className="grid gap-8">
          <FeaturesGroup desk={desk} onSaved={setDesk} />
          <ShopGroup desk={desk} onSaved={setDesk} />
          <ExamGroup desk={desk} onSaved={setDesk} />
          <ChallengeGroup desk={desk} onSaved={setDesk} />
          <OrdersGroup desk={desk} onSaved={setDesk} />
          <ReviewerGroup desk={desk} onSaved={setDesk} />
          <Card>
            <h2 className="text-2xl">{texts.chat.heading}</h2>
            <p className="mt-2 mb-4 max-w-measure text-ink-soft">{texts.chat.lead}</p>
            <Link to={href('/painel/moderacao')} className="text-link">
              {texts.chat.toDesk}
            </Link>
          </Card>
        </div>
      ) : null}
    </>
  )
}
