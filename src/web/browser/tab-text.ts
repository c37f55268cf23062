/** A text that this tab keeps for as long as it is open. */
import type { TabName } from './kept-names.ts'
import { tabThings } from './kept-things.ts'

export type TabText = {
  read: () => string | null
  /** @param text null forgets it */
  write: (text: string | null) => void
}

export function tabText(name: TabName): TabText {
  // Where storage is forbidden it lives as long as this page.
  let held: string | null = null
  return {
    read() {
      try {
        return tabThings.getItem(name)
      } catch {
        return held
      }
    },
    write(text) {
      held = text
      try {
        if (text === null) tabThings.removeItem(name)
        else tabThings.setItem(name, text)
      } catch {
        // Held above.
      }
    },
  }
}
