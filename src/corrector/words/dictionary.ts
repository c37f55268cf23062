/**
 * Is this a word of Portuguese, and can it be a noun, a verb or another word? A word graph in four bytes an edge, read
 * in place: no list is ever unpacked (decision 0040). Built by scripts/corrector/build-words.ts.
 */

/** What a form can be; several at once ("canto" is a noun and a verb). */
export const WORD_CLASS = { nominal: 1, verb: 2, other: 4 } as const

/** Letters by their number in the graph; 0 ends a word and its edge carries the class. */
export const ALPHABET = ' abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõúüABCDEFGHIJKLMNOPQRSTUVWXYZÁÂÉÍÓÔÚ'

/** An edge: letter in the low 7 bits, then "last of its node", then the target in 24 bits. */
export const EDGE = { letterMask: 0x7f, lastBit: 0x80, targetShift: 8 } as const

export type Dictionary = {
  /** Bits of WORD_CLASS, 0 when the form is unknown. Letters count as they are written. */
  readonly classOf: (word: string) => number
}

const LETTER_NUMBER = new Map([...ALPHABET].map((letter, number) => [letter, number]))

/** @param bytes what build-words.ts wrote, little endian, the root's edges first */
export function openDictionary(bytes: ArrayBuffer): Dictionary {
  const edges = new Uint32Array(bytes)

  function follow(node: number, letter: number): number {
    for (let at = node; ; at += 1) {
      const edge = edges[at]
      if (edge === undefined) return -1
      if ((edge & EDGE.letterMask) === letter) return edge >>> EDGE.targetShift
      if (edge & EDGE.lastBit) return -1
    }
  }

  function classOf(word: string): number {
    let node = 0
    for (const letter of word) {
      const number = LETTER_NUMBER.get(letter)
      if (number === undefined) return 0
      node = follow(node, number)
      if (node <= 0) return 0
    }
    return Math.max(0, follow(node, 0))
  }

  return { classOf }
}
