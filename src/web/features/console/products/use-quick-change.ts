import { useState } from 'react'
import type { ListedAdminProduct, QuickChange } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sendQuickChange } from './admin-calls.ts'
import { savedToast } from './saved-toast.ts'

/** The changes that are made out of the list, and the product whose price is being asked for. */
export function useQuickChange(reload: () => Promise<void>) {
  const [priced, setPriced] = useState<ListedAdminProduct | null>(null)
  const [isSaving, setSaving] = useState(false)

  /** @returns false where nothing was kept and nothing was said yet */
  async function change(product: ListedAdminProduct, wanted: QuickChange): Promise<boolean> {
    const sent = await sendQuickChange(product.id, wanted)
    if (!sent.ok) {
      if (sent.code !== 'invalid_product') return false
      showToast(productsAdminTexts.quick.faults)
      return true
    }
    const { product: kept, isArchived } = sent.value
    showToast(savedToast(productsAdminTexts.editor.saved, kept, isArchived))
    await reload()
    return true
  }

  async function price(amount: number): Promise<void> {
    if (isSaving || !priced) return
    setSaving(true)
    const isTold = await change(priced, { amount })
    setSaving(false)
    if (isTold) setPriced(null)
    else showToast(productsAdminTexts.notSaved)
  }

  return { priced, isSaving, change, price, open: setPriced, close: () => setPriced(null) }
}
