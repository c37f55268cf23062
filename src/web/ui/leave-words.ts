import { createContext } from 'react'

export type LeaveWords = {
  readonly title: string
  readonly lead: string
  readonly stay: string
  readonly go: string
}

/** What dialogs ask before typed text is lost by a press beside them; null where nobody guards it. */
export const LeaveWordsContext = createContext<LeaveWords | null>(null)
