import type { TestCard } from '#domain/shop/sandbox-billing.ts'
import { subscriptionTexts } from '#texts/shop/subscription.ts'
import { Button } from '#web/ui/button.tsx'

const texts = subscriptionTexts.test

/** The test provider's payment page for a subscription: what the card answers is chosen. */
export function TestCardSheet({ onCard }: { onCard: (card: TestCard) => void }) {
  return (
    <section aria-labelledby="pagamento-de-teste" className="sheet mb-8 px-5 py-4">
      <h2 id="pagamento-de-teste" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.lead}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onCard('approves')}>{texts.approves}</Button>
        <Button look="secondary" onClick={() => onCard('refuses')}>
          {texts.refuses}
        </Button>
      </div>
    </section>
  )
}
