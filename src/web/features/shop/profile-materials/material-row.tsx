import { Download, FileText } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { profileTexts } from '#texts/account/profile.ts'
import type { PurchasedProduct } from '#web/shared/session/profile.ts'
import { currentSession, refreshProfile } from '#web/shared/session/session-store.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { keyPurchases } from './key-purchases.ts'
import { areLinksFresh } from './link-age.ts'

const texts = profileTexts.materials

type MaterialRowProps = { rowKey: string; purchase: PurchasedProduct }

export function MaterialRow({ rowKey, purchase }: MaterialRowProps) {
  const { product_title: title, purchased_at: purchasedAt } = purchase
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <FileText aria-hidden="true" size={28} className="shrink-0 text-pen" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={purchasedAt}>{texts.purchasedOn({ date: formatDay(purchasedAt) })}</time>
        </p>
        {purchase.new_version_at ? (
          <p className="mt-1">
            <span className="tag text-sm">
              {texts.newVersion({ date: formatDay(purchase.new_version_at).slice(0, 5) })}
            </span>
          </p>
        ) : null}
      </div>
      {purchase.download_url ? (
        <DownloadLink rowKey={rowKey} title={title} url={purchase.download_url} />
      ) : (
        <p className="text-ink-soft">{texts.notReady}</p>
      )}
    </li>
  )
}

/** A plain link while its signature lives; later a press reads the profile again and follows the new one. */
function DownloadLink({ rowKey, title, url }: { rowKey: string; title: string; url: string }) {
  const [isPreparing, setPreparing] = useState(false)

  async function handleClick(event: MouseEvent): Promise<void> {
    if (isPreparing) return event.preventDefault()
    if (areLinksFresh(linksReadAtMs(), Date.now())) return
    event.preventDefault()
    setPreparing(true)
    await refreshProfile()
    setPreparing(false)
    const renewed = areLinksFresh(linksReadAtMs(), Date.now()) ? renewedUrl(rowKey) : null
    if (renewed) window.location.assign(renewed)
    else showToast({ variant: 'destructive', ...texts.linkFailed })
  }

  return (
    <a
      href={url}
      download
      aria-label={texts.downloadOf({ title })}
      aria-disabled={isPreparing || undefined}
      onClick={handleClick}
      className={buttonClass('primary', 'medium')}
    >
      {isPreparing ? <Spinner /> : <Download aria-hidden="true" size={18} />}
      {isPreparing ? texts.downloading : texts.download}
    </a>
  )
}

function linksReadAtMs(): number | null {
  const session = currentSession()
  return session.status === 'signed-in' ? session.profileReadAtMs : null
}

function renewedUrl(rowKey: string): string | null {
  const session = currentSession()
  if (session.status !== 'signed-in') return null
  const rows = keyPurchases(session.profile?.purchased_products ?? [])
  return rows.find((row) => row.key === rowKey)?.purchase.download_url ?? null
}
