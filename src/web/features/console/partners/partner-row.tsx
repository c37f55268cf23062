import { href } from 'react-router'
import type { AdminPartner } from '#domain/console/partners-admin-wire.ts'
import { partnerLink } from '#domain/shop/partner-link.ts'
import { partnersAdminTexts as texts } from '#texts/console/partners.ts'
import { copyText } from '#web/browser/clipboard.ts'
import { useRootData } from '#web/root-data.ts'
import { shareMoney } from '#web/shared/partner-statement/share-money.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type PartnerRowProps = { partner: AdminPartner; onEdit: () => void; onEnd: () => void }

export function PartnerRow({ partner: row, onEdit, onEnd }: PartnerRowProps) {
  const { id, partner, isEnded, hasAccount, orders, unpaid, running } = row
  const { code, sharePercent } = partner
  const { siteUrl } = useRootData().publicConfig
  // Without an address nobody stands behind it any more.
  const isErased = partner.email === ''
  const name = partner.name || code

  async function handleCopy(): Promise<void> {
    const link = partnerLink(siteUrl, href('/store'), code)
    showToast((await copyText(link)) ? texts.linkCopied : texts.linkNotCopied({ link }))
  }

  const who = [code, isErased ? null : partner.email, hasAccount ? texts.hasAccount : null]
  const sums = [
    texts.orders({ count: orders }),
    unpaid > 0 ? texts.unpaid({ amount: shareMoney(unpaid) }) : null,
    texts.running({ amount: shareMoney(running) }),
  ]
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg leading-snug wrap-anywhere">
          {isErased ? texts.erased : name}
          <span className={classNames('text-sm font-semibold', isEnded ? 'text-ink-soft' : 'text-green')}>
            {isEnded ? texts.state.ended : texts.state.active}
          </span>
        </h2>
        <p className="font-semibold">{texts.share({ percent: sharePercent ?? 0 })}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{who.filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-soft tabular-nums">{sums.filter(Boolean).join(' · ')}</p>
        {partner.note ? (
          <p className="text-sm whitespace-pre-line wrap-anywhere text-ink-soft">{partner.note}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={href('/painel/parceiros/:id', { id })}
          look="secondary"
          size="small"
          aria-label={texts.statementOf({ name })}
        >
          {texts.statement}
        </LinkButton>
        {isEnded ? null : (
          <Button
            look="secondary"
            size="small"
            aria-label={texts.copyLinkOf({ name })}
            onClick={() => void handleCopy()}
          >
            {texts.copyLink}
          </Button>
        )}
        {isErased ? null : (
          <>
            <Button look="secondary" size="small" aria-label={texts.editOf({ name })} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              look="secondary"
              size="small"
              aria-label={isEnded ? texts.resumeOf({ name }) : texts.endOf({ name })}
              onClick={onEnd}
            >
              {isEnded ? texts.resume : texts.end}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
