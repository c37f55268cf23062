/**
 * Opens the browser's own modal. The page behind it stands still, so its scrollbar goes; how wide that was is noted
 * before, and base.css keeps the room: nothing behind the veil moves, and a drawer reaches the edge.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement
  if (!document.querySelector('dialog[open]'))
    page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
  dialog.showModal()
}
