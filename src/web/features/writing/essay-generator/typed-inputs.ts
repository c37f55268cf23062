/** What was typed into the generator, kept by this tab over the way to the payment and back. */
import type { GeneratorInputs } from '#domain/writing/essay-generator.ts'
import { tabThings } from '#web/browser/kept-things.ts'

const STORAGE_KEY = 'domine-a-redacao:generator'

export type StoredInputs = {
  readonly inputs: GeneratorInputs
  /** Generations that were paid for until then. */
  readonly bought: number
}

export function storeTypedInputs(kept: StoredInputs): void {
  try {
    tabThings.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is forbidden: the form will be empty.
  }
}

/** Null where nothing was kept, or not by us. */
export function readTypedInputs(): StoredInputs | null {
  try {
    return keptOf(JSON.parse(tabThings.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function forgetTypedInputs(): void {
  try {
    tabThings.removeItem(STORAGE_KEY)
  } catch {
    // There was nothing to forget.
  }
}

function keptOf(value: unknown): StoredInputs | null {
  if (!isRecord(value) || !isRecord(value['inputs']) || typeof value['bought'] !== 'number') return null
  const { theme, audience, deniedRight } = value['inputs']
  if (typeof theme !== 'string' || typeof audience !== 'string' || typeof deniedRight !== 'string')
    return null
  return { inputs: { theme, audience, deniedRight }, bought: value['bought'] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
