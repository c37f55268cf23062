import { href, Link } from 'react-router'
import { settingsAdminTexts as texts } from '#texts/console/settings.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ChallengeGroup } from './challenge-group.tsx'
import { CorrectionsGroup } from './corrections-group.tsx'
import { ExamGroup } from './exam-group.tsx'
import { FeaturesGroup } from './features-group.tsx'
import { NoticesGroup } from './notices-group.tsx'
import { OrdersGroup } from './orders-group.tsx'
import { PaymentsGroup } from './payments-group.tsx'
import { PushGroup } from './push-group.tsx'
import { ReviewerGroup } from './reviewer-group.tsx'
import { SafetyGroup } from './safety-group.tsx'
import { fetchSettings } from './settings-calls.ts'
import { ShopGroup } from './shop-group.tsx'
import { SubscriptionsGroup } from './subscriptions-group.tsx'
import { TeacherGroup } from './teacher-group.tsx'

/** What the owner sets for the whole site, a sheet for each group. */
export function SettingsAdmin() {
  const asked = useAsked('settings', fetchSettings)

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
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(admin) => (
          <div className="grid gap-8">
            <FeaturesGroup admin={admin} onSaved={asked.put} />
            <ShopGroup admin={admin} onSaved={asked.put} />
            <TeacherGroup admin={admin} onSaved={asked.put} />
            <ExamGroup admin={admin} onSaved={asked.put} />
            <ChallengeGroup admin={admin} onSaved={asked.put} />
            <SafetyGroup admin={admin} onSaved={asked.put} />
            <CorrectionsGroup admin={admin} onSaved={asked.put} />
            {admin.paymentProviders.length > 1 ? <PaymentsGroup admin={admin} onSaved={asked.put} /> : null}
            <SubscriptionsGroup admin={admin} onSaved={asked.put} />
            <NoticesGroup admin={admin} onSaved={asked.put} />
            <PushGroup />
            <OrdersGroup admin={admin} onSaved={asked.put} />
            <ReviewerGroup admin={admin} onSaved={asked.put} />
            <Card>
              <h2 className="text-2xl">{texts.chat.heading}</h2>
              <p className="mt-2 mb-4 max-w-measure text-ink-soft">{texts.chat.lead}</p>
              <Link to={href('/painel/moderacao')} className="text-link">
                {texts.chat.toAdmin}
              </Link>
            </Card>
          </div>
        )}
      </Loaded>
    </>
  )
}
