/** The outbox of one correction, kept in this browser until the server has taken it. */
import { personalThings } from '#web/browser/kept-things.ts'
import type { Outbox } from './change-outbox.ts'

const nameOf = (id: string) => `domine-a-redacao:correcao:${id}` as const

export function storedOutbox(id: string): Outbox | null {
  try {
    const kept: unknown = JSON.parse(personalThings().getItem(nameOf(id)) ?? 'null')
    return isOutbox(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeOutbox(id: string, outbox: Outbox | null): void {
  try {
    if (outbox && outbox.changes.length > 0) personalThings().setItem(nameOf(id), JSON.stringify(outbox))
    else personalThings().removeItem(nameOf(id))
  } catch {
    // Storage is full or forbidden: it lives as long as this page.
  }
}

/** Written by storeOutbox alone; the server looks at every change again. */
function isOutbox(kept: unknown): kept is Outbox {
  if (typeof kept !== 'object' || kept === null) return false
  const { token, secondsSpent, changes } = kept as Partial<Outbox>
  return typeof token === 'string' && typeof secondsSpent === 'number' && Array.isArray(changes)
}
