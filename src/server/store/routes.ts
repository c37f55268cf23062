/** The store API (spec §7, wire.md §1). */
import { Hono } from 'hono'
import type { AppContext } from '../context.ts'

export function storeRoutes(_context: AppContext): Hono {
  return new Hono()
}
