/** A browser's local storage, for what runs in pages and is tried here without one. */
type StoredState = { isFull?: boolean }

export function aStorage({ isFull = false }: StoredState = {}): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}
