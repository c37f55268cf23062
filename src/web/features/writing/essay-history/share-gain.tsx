import { useState } from 'react'
import { shareCardTexts as texts } from '#texts/writing/share-card.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type ShareGainProps = { before: number; after: number }

/** A picture of the way so far, drawn here and shared from here: two numbers and the stamp, no word of the essay. */
export function ShareGain({ before, after }: ShareGainProps) {
  const [isDrawing, setDrawing] = useState(false)
  /** Where the device has no share sheet for pictures. */
  const [picture, setPicture] = useState<Blob | null>(null)
  const words = () => texts.message({ before, after, address: location.origin })

  async function handleShare(): Promise<void> {
    if (isDrawing) return
    setDrawing(true)
    const drawn = await import('./share-card.ts')
      .then(({ drawCard }) => drawCard(before, after))
      .catch(() => null)
    setDrawing(false)
    if (!drawn) return showToast({ variant: 'destructive', ...texts.failed })
    const files = [new File([drawn], texts.fileName, { type: drawn.type })]
    if (!navigator.canShare?.({ files })) return setPicture(drawn)
    try {
      await navigator.share({ files, text: words() })
    } catch (error) {
      // Closing the sheet is no failure; where it may not open, the other ways stand here.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setPicture(drawn)
    }
  }

  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      {picture ? (
        <>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(words())}`}
            target="_blank"
            rel="noreferrer"
            className="text-link py-1"
          >
            {texts.whatsApp}
          </a>
          <Button size="small" look="secondary" onClick={() => saveBlob(texts.fileName, picture)}>
            {texts.download}
          </Button>
        </>
      ) : (
        <Button
          size="small"
          look="secondary"
          isBusy={isDrawing}
          busyLabel={texts.drawing}
          onClick={() => void handleShare()}
        >
          {texts.share}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{texts.note}</p>
    </div>
  )
}
