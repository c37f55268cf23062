import { useState } from 'react'
import type { OpenedProduct, ProductDraft } from '#domain/console/products-admin-wire.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { checkDraft } from '#domain/shop/product-draft.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { type FaultCode, productFaultText } from '#texts/shop/product-faults.ts'
import { focusField } from '#web/browser/focus-field.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { createProduct, saveProduct } from './admin-calls.ts'
import type { FaultTexts } from './form-parts.ts'
import { draftOf, type FormFault, type ProductForm } from './product-form-state.ts'

export type Saved =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'saved'; readonly opened: OpenedProduct }

/** Sends the form; what stands against it comes back at its fields, the first of which gets the focus. */
export function useProductSave() {
  const [isSaving, setSaving] = useState(false)
  const [faults, setFaults] = useState<FaultTexts>({})
  const [conflictVersion, setConflictVersion] = useState<number | null>(null)

  function show(form: HTMLFormElement | null, found: readonly FormFault[]): void {
    const texts: Record<string, string> = {}
    // One sentence at each field: that of the form goes before that of a rule.
    for (const { field, code, pieces } of found) texts[field] ??= productFaultText(code, pieces)
    setFaults(texts)
    const first = found[0]?.field
    if (form && first !== undefined) focusFirst(form, first)
  }

  async function save(
    element: HTMLFormElement | null,
    form: ProductForm,
    at: { id: string; version: number } | null,
  ): Promise<Saved | null> {
    const { draft, faults: unread } = draftOf(form)
    const found = [...unread, ...checkDraft(draft)]
    show(element, found)
    if (found.length > 0) return null
    setSaving(true)
    const answer = await send(draft, at)
    setSaving(false)
    if (answer.ok) {
      setConflictVersion(null)
      return answer.value
    }
    if (answer.code === 'changed_meanwhile') {
      setConflictVersion(Number(answer.answer['version']))
    } else if (answer.code === 'invalid_product') {
      show(element, faultsOf(answer.answer['faults']))
    } else {
      showToast(productsAdminTexts.notSaved)
    }
    return null
  }

  return {
    save,
    isSaving,
    faults,
    faultCount: Object.keys(faults).length,
    conflictVersion,
    clearConflict: () => setConflictVersion(null),
    /** A part that is edited is asked again at the next save. */
    clearFault: (change: Partial<ProductForm>) => {
      const parts = Object.keys(change)
      setFaults((now) => {
        const rest = Object.entries(now).filter(([field]) => !parts.includes(field.split('.')[0] ?? ''))
        return rest.length === Object.keys(now).length ? now : Object.fromEntries(rest)
      })
    },
  }
}

async function send(
  draft: ProductDraft,
  at: { id: string; version: number } | null,
): Promise<Ok<Saved> | ApiRefusal> {
  if (at === null) {
    const made = await createProduct(draft)
    return made.ok ? ok({ kind: 'created', id: made.value.id }) : made
  }
  const saved = await saveProduct(at.id, at.version, draft)
  return saved.ok ? ok({ kind: 'saved', opened: saved.value }) : saved
}

/** Several fields may share a name (checkboxes): the first of them. */
function focusFirst(form: HTMLFormElement, name: string): void {
  requestAnimationFrame(() => {
    const named = form.elements.namedItem(name)
    if (named instanceof RadioNodeList) {
      const [first] = named
      if (first instanceof HTMLElement) first.focus()
    } else focusField(form, name)
  })
}

function faultsOf(value: unknown): FormFault[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map(({ field, code, pieces }) => ({
    field: String(field),
    // The server's codes are those of the domain.
    code: code as FaultCode,
    ...(typeof pieces === 'number' ? { pieces } : {}),
  }))
}
