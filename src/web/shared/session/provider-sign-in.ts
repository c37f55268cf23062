/** That a provider's answer has signed somebody in on this page, which is the profile (product §7 GET authorize). */
let hasCome = false
const listeners = new Set<() => void>()

export function announceReturn(): void {
  hasCome = true
  for (const listener of listeners) listener()
}

export function hasReturned(): boolean {
  return hasCome
}

export function forgetReturn(): void {
  hasCome = false
}

export function subscribeToReturn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
