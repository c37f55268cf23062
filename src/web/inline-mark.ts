/** The nonce that marks inline parts as ours while a page is rendered (server/pages/finish-html.ts); none in a browser. */
import { createContext } from 'react'

export const InlineMark = createContext<string | undefined>(undefined)
