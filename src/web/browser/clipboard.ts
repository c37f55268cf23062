/** Writing to the clipboard, for the banks and the generator. */

/** How long a control says that it has copied (product §9 Delays). */
export const COPY_CONFIRMATION_MS = 2_000

/**
 * True once the text is in the clipboard. Where the browser refuses (no secure origin, no permission) the old way by
 * selection is tried; where both fail the caller shows the text selected, for the person to copy.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
