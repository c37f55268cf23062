import { useEffect, useState } from 'react'
import { keptHereTexts } from '#texts/site/kept-here.ts'
import { losesWhatItKeeps, thisBrowser } from '#web/browser/storage-term.ts'

/** A sentence for visitors whose browser will not keep long what it alone has; nothing in others. */
export function KeptHereNote() {
  const [isShown, setShown] = useState(false)
  // The server does not know the browser.
  useEffect(() => setShown(losesWhatItKeeps(thisBrowser())), [])
  return isShown ? ` ${keptHereTexts.wiped}` : null
}
