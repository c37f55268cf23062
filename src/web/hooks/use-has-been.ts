import { useState } from 'react'

/** True from the first time on: a dialog that was opened stays on the page, and gives back the focus when it closes. */
export function useHasBeen(isOpen: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isOpen)
  if (isOpen && !hasBeen) setHasBeen(true)
  return hasBeen || isOpen
}
