import { useState } from 'react'
import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import { turnsFree } from '#domain/shop/sale-state.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const texts = productsAdminTexts.editor.free

/** Asks before a price of zero is kept. @returns what to ask with, and the dialog to draw */
export function useFreeQuestion(onYes: () => void) {
  const [isAsking, setAsking] = useState(false)
  return {
    /** Whether it has to be asked first; then it is being asked. */
    asks: (before: ProductDraft | null, after: ProductDraft) => {
      const isNeeded = turnsFree(before, after)
      setAsking(isNeeded)
      return isNeeded
    },
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onYes()
        }}
        title={texts.title}
        cancelLabel={texts.cancel}
        confirmLabel={texts.confirm}
        closeLabel={texts.cancel}
        confirmLook="danger"
      >
        <p>{texts.lead}</p>
      </ConfirmDialog>
    ),
  }
}
