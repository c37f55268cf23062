/**
 * What a page's loader may ask of the server: a short list of use cases, so that a screen cannot reach the database.
 * Loaders find it under the key that src/web/entry.server.tsx exports.
 */
import type { AppContext } from '../context.ts'

export type PageServices = {
  readonly siteUrl: string
  readonly storeId: string
}

export function createPageServices(context: AppContext): PageServices {
  return {
    siteUrl: context.config.siteUrl,
    storeId: context.config.storeId,
  }
}
