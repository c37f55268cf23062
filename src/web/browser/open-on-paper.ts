/**
 * What is folded stands open on paper: by a rule of print.css in browsers that know `::details-content` (Chrome 131,
 * Safari 18.4, Firefox 143), by this in those before.
 */
const FOLDED = '.topic-card, .all-notes, .sum-table'

/** @returns how to stop */
export function openOnPaper(): () => void {
  let opened: HTMLDetailsElement[] = []
  const open = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)].filter((one) => !one.open)
    for (const one of opened) one.open = true
  }
  const close = () => {
    for (const one of opened) one.open = false
    opened = []
  }
  addEventListener('beforeprint', open)
  addEventListener('afterprint', close)
  return () => {
    removeEventListener('beforeprint', open)
    removeEventListener('afterprint', close)
  }
}
