import type { NetworkFacts } from '#domain/writing/device-corrector.ts'

/** What the browser tells of its network; null for one that tells nothing. */
export function networkFacts(): NetworkFacts | null {
  // Not yet in the standard library's types.
  return (navigator as { connection?: NetworkFacts }).connection ?? null
}
