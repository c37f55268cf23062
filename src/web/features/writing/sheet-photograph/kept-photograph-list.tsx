import { useEffect, useState } from 'react'
import type { SheetPhotograph } from '#domain/writing/sheet-photograph-wire.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deletePhotograph, fetchPhotographs } from './photograph-calls.ts'

const texts = sheetPhotographTexts.kept

/** The photographs that are kept with an essay; nothing where there are none, or while they cannot be fetched. */
export function KeptPhotographList({ essayId }: { essayId: string }) {
  const [photographs, setPhotographs] = useState<readonly SheetPhotograph[]>([])
  const [leaving, setLeaving] = useState<SheetPhotograph | null>(null)

  useEffect(() => {
    const asked = new AbortController()
    void fetchPhotographs(essayId, asked.signal).then((found) => {
      if (found.ok && !asked.signal.aborted) setPhotographs(found.value.photographs)
    })
    return () => asked.abort()
  }, [essayId])

  async function handleRemove(): Promise<void> {
    const gone = leaving
    setLeaving(null)
    if (!gone) return
    const removed = await deletePhotograph(gone.id)
    if (!removed.ok && removed.code === 'photograph_is_read') return showToast(texts.isRead)
    if (!removed.ok && removed.code !== 'photograph_not_found') return showToast(texts.failed)
    setPhotographs((now) => now.filter(({ id }) => id !== gone.id))
    showToast(texts.removed)
  }

  if (photographs.length === 0) return null
  return (
    <section aria-labelledby="fotos" className="no-print mt-8">
      <h2 id="fotos" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.lead}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {photographs.map((photograph) => (
          <li key={photograph.id}>
            <img
              src={photograph.address}
              alt={sheetPhotographTexts.page.alt(photograph)}
              loading="lazy"
              className="w-full border border-line"
            />
            <Button size="small" look="quiet" className="mt-1" onClick={() => setLeaving(photograph)}>
              {texts.remove}
              <span className="sr-only">: {sheetPhotographTexts.page.alt(photograph)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => void handleRemove()}
        title={texts.confirm}
        confirmLook="danger"
        cancelLabel={texts.stay}
        confirmLabel={texts.remove}
        closeLabel={commonTexts.close}
      >
        <p>{texts.confirmLead}</p>
      </ConfirmDialog>
    </section>
  )
}
