const LARGEST_PART = 2_000

/** So many rows in parts: none takes longer than the product waits for its database, on a busy machine either. */
export function partsOf(count: number): [from: number, to: number][] {
  return Array.from({ length: Math.ceil(count / LARGEST_PART) }, (_, part) => [
    part * LARGEST_PART + 1,
    Math.min(count, (part + 1) * LARGEST_PART),
  ])
}
