/** Which forms of the page hold something that was typed and not sent yet: one answer for every guard. */

/** What a form held when it was first touched. */
const before = new Map<HTMLFormElement, string>()
/** Forms that know themselves what is unsaved. */
const others = new Set<() => boolean>()

/** @returns a function that ends the watch */
export function watchTypedForms(): () => void {
  const remember = ({ target }: Event) => {
    const form = formOf(target)
    if (form && !before.has(form)) before.set(form, contentOf(form))
  }
  const forget = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return
    for (const form of before.keys()) if (target.contains(form)) before.delete(form)
  }
  // Before the browser has changed anything.
  document.addEventListener('focusin', remember, true)
  document.addEventListener('pointerdown', remember, true)
  document.addEventListener('close', forget, true)
  return () => {
    document.removeEventListener('focusin', remember, true)
    document.removeEventListener('pointerdown', remember, true)
    document.removeEventListener('close', forget, true)
    before.clear()
  }
}

/** @param within only forms inside of it */
export function hasTyped(within: Element = document.documentElement): boolean {
  for (const [form, content] of before) {
    if (!form.isConnected) before.delete(form)
    else if (within.contains(form) && contentOf(form) !== content) return true
  }
  return within === document.documentElement && [...others].some((isUnsaved) => isUnsaved())
}

/** What forms hold now was kept by the server. */
export function settleTyped(): void {
  for (const form of before.keys()) before.set(form, contentOf(form))
}

/** @returns a function that takes it out again */
export function addUnsaved(isUnsaved: () => boolean): () => void {
  others.add(isUnsaved)
  return () => void others.delete(isUnsaved)
}

/** Searches keep what they say in the address; `data-unguarded` marks forms of which nothing is lost. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null
  return form && !form.closest('search') && !('unguarded' in form.dataset) ? form : null
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify(
    Array.from(form.elements, (field) => {
      if (field instanceof HTMLInputElement) {
        if (field.type === 'checkbox' || field.type === 'radio') return field.checked
        return field.type === 'file' ? (field.files?.length ?? 0) : field.value
      }
      return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : null
    }),
  )
}
