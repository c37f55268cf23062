/**
 * A sorted list of words as a minimal graph: equal endings are kept once (Daciuk and others, 2000, "Incremental
 * construction of minimal acyclic finite-state automata"). Read by src/corrector/words/dictionary.ts.
 */
import { ALPHABET, EDGE } from '#corrector/words/dictionary.ts'

type Node = { edges: Map<number, Node | number>; id: number }

/** @param forms word → class; the class is the target of the edge that ends the word */
export function buildGraph(forms: ReadonlyMap<string, number>): Uint8Array {
  const numbers = new Map([...ALPHABET].map((letter, number) => [letter, number]))
  const words: { letters: number[]; wordClass: number }[] = []
  for (const [word, wordClass] of forms) {
    const letters = [...word].map((letter) => numbers.get(letter) ?? -1)
    if (!letters.includes(-1)) words.push({ letters, wordClass })
  }
  words.sort((a, b) => compare(a.letters, b.letters))
  return pack(minimal(words))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    if (a[at] !== b[at]) return (a[at] ?? 0) - (b[at] ?? 0)
  }
  return a.length - b.length
}

function minimal(words: readonly { letters: readonly number[]; wordClass: number }[]): Node {
  const root: Node = { edges: new Map(), id: 0 }
  const register = new Map<string, Node>()
  let nextId = 1
  let path: Node[] = [root]
  let previous: readonly number[] = []

  /** Replaces the nodes of the last word beyond `depth` by equal ones that are known already. */
  function freeze(depth: number) {
    for (let at = previous.length; at > depth; at -= 1) {
      const node = path[at]
      const parent = path[at - 1]
      const letter = previous[at - 1]
      if (!node || !parent || letter === undefined) continue
      const key = [...node.edges].map(([l, t]) => `${l}:${typeof t === 'number' ? t : `n${t.id}`}`).join(',')
      const known = register.get(key)
      if (known) parent.edges.set(letter, known)
      else register.set(key, node)
    }
    path = path.slice(0, depth + 1)
  }

  for (const { letters, wordClass } of words) {
    let shared = 0
    while (shared < letters.length && letters[shared] === previous[shared]) shared += 1
    freeze(shared)
    let node = path[shared] ?? root
    for (const letter of letters.slice(shared)) {
      const next: Node = { edges: new Map(), id: nextId++ }
      node.edges.set(letter, next)
      path.push(next)
      node = next
    }
    node.edges.set(0, wordClass)
    previous = letters
  }
  freeze(0)
  return root
}

function pack(root: Node): Uint8Array {
  const starts = new Map<Node, number>()
  const order: Node[] = []
  let size = 0
  const stack = [root]
  while (stack.length > 0) {
    const node = stack.pop()
    if (!node || starts.has(node)) continue
    starts.set(node, size)
    size += node.edges.size
    order.push(node)
    for (const target of node.edges.values()) if (typeof target !== 'number') stack.push(target)
  }
  const packed = new Uint32Array(size)
  let at = 0
  for (const node of order) {
    let left = node.edges.size
    for (const [letter, target] of node.edges) {
      left -= 1
      const goal = typeof target === 'number' ? target : (starts.get(target) ?? 0)
      packed[at++] = (goal << EDGE.targetShift) | (left === 0 ? EDGE.lastBit : 0) | letter
    }
  }
  return new Uint8Array(packed.buffer)
}
