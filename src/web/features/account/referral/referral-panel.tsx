import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { referralTexts as texts } from '#texts/account/referral.ts'
import { COPY_CONFIRMATION_MS, copyText } from '#web/browser/clipboard.ts'
import { useTemporaryHighlight } from '#web/hooks/use-temporary-highlight.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useOwnReferral } from './use-own-referral.ts'

/** The student's own invitation link, to copy or to share, and how many came by it (badge Embaixador). */
export function ReferralPanel() {
  const referral = useOwnReferral()
  return (
    <section aria-labelledby="convite" className="mt-8 border-t border-line pt-6">
      <h2 id="convite" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{texts.lead}</p>
      <div className="mt-4">
        <Loaded asked={referral} loading={texts.loading} failed={texts.failed}>
          {({ url, confirmed }) => <OwnLink url={url} confirmed={confirmed} />}
        </Loaded>
      </div>
    </section>
  )
}

function OwnLink({ url, confirmed }: { url: string; confirmed: number }) {
  const id = useId()
  const { markedKey, setMarked } = useTemporaryHighlight(COPY_CONFIRMATION_MS)
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  const isCopied = markedKey === url

  async function handleCopy(): Promise<void> {
    const hasCopied = await copyText(url)
    if (hasCopied) setMarked(url)
    showToast(hasCopied ? texts.notices.copied : texts.notices.copyFailed)
  }

  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.linkLabel}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="field-control max-w-[30rem] min-w-0 flex-[1_1_16rem]"
        />
        <Button look="secondary" onClick={handleCopy}>
          {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          {isCopied ? texts.copied : texts.copy}
        </Button>
        {canShare ? (
          <Button look="secondary" onClick={() => void share(url)}>
            <Share2 aria-hidden="true" size={18} />
            {texts.share}
          </Button>
        ) : null}
      </div>
      <p className="mt-3 text-ink-soft">{texts.confirmed({ count: confirmed })}</p>
    </>
  )
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: texts.shareTitle, text: texts.shareText, url })
  } catch {
    // Closing the system's own sheet is no failure.
  }
}
