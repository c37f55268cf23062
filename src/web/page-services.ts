/** The key under which loaders find what the server offers to pages (server/pages/page-services.ts). */
import { createContext } from 'react-router'
import type { PageServices } from '#server/pages/page-services.ts'

export const pageServices = createContext<PageServices>()
