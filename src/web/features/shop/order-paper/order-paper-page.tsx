import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { endOfMonths, lastDayOf } from '#domain/shop/credits.ts'
import type { OrderPaper } from '#domain/shop/order-paper.ts'
import type { GrantedCorrections } from '#domain/shop/product.ts'
import { type ShopIdentity, SITE_AS_SHOP, taxIdOf } from '#domain/site/institutional.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { premiumTexts } from '#texts/account/premium.ts'
import { grantedCorrections } from '#texts/shop/credits.ts'
import { grantedLicence, licenceUntil } from '#texts/shop/licence.ts'
import { orderPaperTexts as texts } from '#texts/shop/order-paper.ts'
import { PremiumList } from '#web/shared/premium/premium-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ContractText } from './contract-text.tsx'

type OrderPaperPageProps = { paper: OrderPaper; shop: ShopIdentity }

/** Receipt first, contract below: one paper to read, print or save. */
export function OrderPaperPage({ paper, shop }: OrderPaperPageProps) {
  const { number, paidAt, contract } = paper
  return (
    <Page width="narrow">
      <PageHead
        title={paidAt ? texts.receipt.paid({ number }) : texts.receipt.unpaid({ number })}
        lead={<span className="no-print">{texts.lead}</span>}
      />
      {/* Without a script, the browser's own menu prints. */}
      <Button look="secondary" className="no-print mb-8" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {paidAt ? null : <Notice className="mb-8">{texts.unpaidNote}</Notice>}
      <Receipt paper={paper} shop={shop} />
      <section aria-labelledby="desistir" className="mt-8 rounded-sheet border-2 border-pen p-5">
        <h2 id="desistir" className="text-xl">
          {texts.withdrawal}
        </h2>
        <p className="mt-2">{texts.withdrawalText}</p>
        {paper.withdrawableUntil ? (
          <p className="mt-2 font-semibold">
            {texts.withdrawableUntil({ day: writeDay(paper.withdrawableUntil) })}
          </p>
        ) : null}
      </section>
      <section aria-labelledby="contrato" className="mt-10">
        <h2 id="contrato" className="text-2xl">
          {texts.contract}
        </h2>
        <p className="mt-2 text-ink-soft">
          {contract ? texts.contractLead({ version: writeDay(contract.termsVersion) }) : texts.noContract}
        </p>
        {contract?.pages.map((page) => (
          <ContractText key={page.slug} page={page} />
        ))}
      </section>
    </Page>
  )
}

function Receipt({ paper, shop }: OrderPaperPageProps) {
  const { lines, currency, totalAmount, refunds, method } = paper
  const money = (cents: number) => formatMoney(cents, currency)
  const gross = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0)
  const buyer = [paper.buyerName, paper.buyerEmail].filter(Boolean).join(', ')
  const facts = [
    [texts.seller, sellerText(shop)],
    [texts.buyer, buyer || texts.buyerUnknown],
    [texts.orderedAt, momentText(paper.orderedAt)],
    ...(paper.paidAt ? [[texts.paidAt, momentText(paper.paidAt)]] : []),
    ...(method ? [[texts.method, texts.methods[method] ?? method]] : []),
    [texts.delivery, deliveryText(paper)],
  ] as const
  return (
    <section aria-labelledby="compra" className="sheet p-5 sm:p-6">
      <h2 id="compra" className="text-xl">
        {texts.summary}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="mb-1 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label={texts.lines} className="mt-5 divide-y divide-line border-y border-line">
        {lines.map(({ productTitle, variantTitle, quantity, unitAmount, corrections, licence }) => (
          <li key={`${productTitle} ${variantTitle}`} className="flex justify-between gap-4 py-3">
            <span className="min-w-0 wrap-anywhere">
              {quantity} × {productTitle}
              {variantTitle && variantTitle !== productTitle ? ` (${variantTitle})` : ''}
              {corrections ? (
                <span className="block text-sm text-ink-soft">
                  {correctionsText(corrections, paper.paidAt)}
                </span>
              ) : null}
              {licence ? (
                <span className="block text-sm text-ink-soft">
                  {licence.endsAt === null
                    ? grantedLicence(licence)
                    : licenceUntil({ ...licence, day: writeDay(lastDayOf(new Date(licence.endsAt))) })}
                </span>
              ) : null}
            </span>
            <span className="shrink-0 tabular-nums">{money(quantity * unitAmount)}</span>
          </li>
        ))}
        {gross > totalAmount ? <Amount name={texts.discount} value={money(totalAmount - gross)} /> : null}
      </ul>
      <p className="flex justify-between gap-4 py-3 text-lg font-semibold">
        <span>{texts.total}</span>
        <span className="tabular-nums">{money(totalAmount)}</span>
      </p>
      {paper.premium.length > 0 ? (
        <PremiumList
          lead={premiumTexts.receipt}
          benefits={paper.premium}
          className="border-t border-line py-3"
        />
      ) : null}
      {refunds.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {refunds.map(({ amount, doneAt }) => (
            <Amount
              key={`${doneAt} ${amount}`}
              name={texts.refunded({ day: formatDay(doneAt) })}
              value={money(-amount)}
            />
          ))}
        </ul>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">{texts.notFiscal}</p>
    </section>
  )
}

function Amount({ name, value }: { name: string; value: string }) {
  return (
    <li className="flex justify-between gap-4 py-3">
      <span>{name}</span>
      <span className="shrink-0 tabular-nums">{value}</span>
    </li>
  )
}

function deliveryText({ lines }: OrderPaper): string {
  const { deliveryText, deliveryCorrections, deliveryLicence } = texts
  return [
    deliveryText,
    ...(lines.some(({ corrections }) => corrections) ? [deliveryCorrections] : []),
    ...(lines.some(({ licence }) => licence) ? [deliveryLicence] : []),
  ].join(' ')
}

/** Until which day they count is known once they were paid. */
function correctionsText(corrections: GrantedCorrections, paidAt: string | null): string {
  if (paidAt === null) return grantedCorrections(corrections)
  const ends = lastDayOf(endOfMonths(new Date(paidAt), corrections.months))
  return `${grantedCorrections(corrections)} (${texts.until({ day: writeDay(ends) })})`
}

function sellerText(shop: ShopIdentity): string {
  const { name, address, email } = shop
  const facts = [name?.trim() || SITE_AS_SHOP, taxIdOf(shop), address?.trim(), email?.trim()]
  return facts.filter(Boolean).join(', ')
}

function momentText(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`
}
