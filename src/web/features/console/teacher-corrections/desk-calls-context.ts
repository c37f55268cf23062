import { createContext, useContext } from 'react'
import { type DeskCalls, HOUSE_DESK } from './desk-calls.ts'

/** To whose calls the parts of a desk send. */
export const DeskCallsContext = createContext<DeskCalls>(HOUSE_DESK)

export function useDeskCalls(): DeskCalls {
  return useContext(DeskCallsContext)
}
