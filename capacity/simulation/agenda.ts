/** What is due next: a heap of moments, the earliest on top. */

export type Agenda<T> = {
  readonly put: (at: number, what: T) => void
  readonly next: () => { readonly at: number; readonly what: T } | null
  readonly soonest: () => number
  readonly size: () => number
}

export function createAgenda<T>(): Agenda<T> {
  const times: number[] = []
  const things: T[] = []

  function swap(a: number, b: number): void {
    const time = times[a]!
    const thing = things[a]!
    times[a] = times[b]!
    things[a] = things[b]!
    times[b] = time
    things[b] = thing
  }

  function put(at: number, what: T): void {
    let place = times.length
    times.push(at)
    things.push(what)
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (times[parent]! <= times[place]!) return
      swap(parent, place)
      place = parent
    }
  }

  function next() {
    if (times.length === 0) return null
    swap(0, times.length - 1)
    // Both lists are as long as each other, and not empty.
    const first = { at: times.pop()!, what: things.pop()! }
    for (let place = 0; ; ) {
      const left = 2 * place + 1
      if (left >= times.length) return first
      const right = left + 1
      const child = right < times.length && times[right]! < times[left]! ? right : left
      if (times[place]! <= times[child]!) return first
      swap(place, child)
      place = child
    }
  }

  return { put, next, soonest: () => times[0] ?? Number.POSITIVE_INFINITY, size: () => times.length }
}
