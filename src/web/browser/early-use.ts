/**
 * Whether somebody is about to use a part of the page whose code has not come yet, and what they did there meanwhile. A
 * link works by itself, as without a script; the last press of a button and the last sending of a form are done again
 * once the part answers. React stops these events at the document while it cannot hydrate what they happened to, so they
 * are heard at the window, before it.
 */

const USABLE = 'a,button,form,input,select,summary,textarea'

type Watched = {
  /** They are about to use it. May be told more than once. */
  readonly onWanted: () => void
  /** What to do again once the part answers; the newest counts. */
  readonly onMissed: (again: () => void) => void
}

/** @returns how to stop */
export function watchEarlyUse(part: Element, { onWanted, onMissed }: Watched): () => void {
  const hear = (event: Event) => {
    const { target, type } = event
    // Who moves on in the page shall find its links ready. And any press may change the router's state, which the part
    // reads: React waits for its code before it shows that.
    if (type === 'click' || type === 'scroll') onWanted()
    if (!(target instanceof Element) || !part.contains(target) || !target.closest(USABLE)) return
    onWanted()
    if (type === 'click') {
      const button = target.closest<HTMLButtonElement>('button[type=button]')
      if (button) onMissed(() => button.click())
    } else if (type === 'submit' && event instanceof SubmitEvent) {
      const { submitter } = event
      event.preventDefault()
      event.stopImmediatePropagation()
      // Not by requestSubmit, which Safari 15 does not have.
      onMissed(() => submitter?.click())
    }
  }
  const types = ['scroll', 'pointerdown', 'pointerover', 'focusin', 'click', 'submit']
  for (const type of types) addEventListener(type, hear, true)
  if (isInUse(part)) onWanted()
  return () => {
    for (const type of types) removeEventListener(type, hear, true)
  }
}

/** They were there before this page's script, or the browser has put back their place or what they had typed. */
function isInUse(part: Element): boolean {
  if (scrollY > 0 || part.contains(document.activeElement)) return true
  const fields = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
