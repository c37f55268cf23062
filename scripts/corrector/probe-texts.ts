/** Ways to spoil or to dress up an essay of ours: what the probes (probe-list.ts) offer the corrector. */

/** Lines broken as a machine breaks them. */
export function hardWrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const lines = ['']
      for (const word of paragraph.split(' ')) {
        const line = lines.at(-1) ?? ''
        if (line !== '' && line.length + 1 + word.length > width) lines.push(word)
        else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
      }
      return lines.join('\n')
    })
    .join('\n')
}

/** Lines broken as a hand breaks them on the sheet: none as long as the other. */
export function handCopied(text: string): string {
  const chance = chances(7)
  return text
    .split('\n')
    .map((paragraph) => {
      const lines = ['']
      let width = 62
      for (const word of paragraph.split(' ')) {
        const line = lines.at(-1) ?? ''
        if (line.length + 1 + word.length > width) {
          lines.push(word)
          width = 56 + (chance() % 16)
        } else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
      }
      return lines.join('\n')
    })
    .join('\n')
}

const MISSPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ç/, 'ss'],
  [/ss/, 'ç'],
  [/([aeiou])s([aeiou])/, '$1z$2'],
  [/lh/, 'li'],
  [/x/, 'ch'],
  [/ge/, 'je'],
  [/qu/, 'k'],
  [/rr/, 'r'],
  [/ê|é/, 'e'],
  [/l([bcdfgmpt])/, 'u$1'],
  [/e([st])/, 'i$1'],
]

/** @param count so many words of five letters and more are misspelt, from the beginning on */
export function misspelt(text: string, count: number): string {
  let left = count
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const rule = MISSPELLINGS.find(([pattern]) => pattern.test(word))
    if (left === 0 || !rule) return word
    left -= 1
    return word.replace(rule[0], rule[1])
  })
}

/** Each sentence stays whole, in another place of its paragraph or of the text. */
export function shuffledSentences(text: string): string {
  const chance = chances(11)
  const paragraphs = text.split('\n').map((paragraph) => paragraph.split(/(?<=[.!?]) /))
  const all = paragraphs.flat()
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = chance() % (at + 1)
    ;[all[at], all[other]] = [all[other] ?? '', all[at] ?? '']
  }
  let from = 0
  return paragraphs
    .map(({ length }) => {
      from += length
      return all.slice(from - length, from).join(' ')
    })
    .join('\n')
}

/** Each longer word in the place of another that ends as it does: the grammar stands, the sense does not. */
export function exchangedWords(text: string): string {
  const chance = chances(23)
  const words = text.match(LONGER_WORD) ?? []
  const byEnding = new Map<string, string[]>()
  for (const word of words) byEnding.set(word.slice(-2), [...(byEnding.get(word.slice(-2)) ?? []), word])
  for (const own of byEnding.values())
    for (let at = own.length - 1; at > 0; at -= 1) {
      const other = chance() % (at + 1)
      ;[own[at], own[other]] = [own[other] ?? '', own[at] ?? '']
    }
  return text.replace(LONGER_WORD, (word) => byEnding.get(word.slice(-2))?.pop() ?? word)
}
const LONGER_WORD = /(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu

export function shuffledWords(text: string): string {
  const chance = chances(4711)
  return text
    .split('\n')
    .map((paragraph) => {
      const words = paragraph.split(' ')
      for (let at = words.length - 1; at > 0; at -= 1) {
        const other = chance() % (at + 1)
        ;[words[at], words[other]] = [words[other] ?? '', words[at] ?? '']
      }
      return words.join(' ')
    })
    .join('\n')
}

/** Of the plain essay: twelve agreements undone, each in a place where a reader sees it. */
const AGREEMENTS: readonly (readonly [string, string])[] = [
  ['todas as casas', 'todas as casa'],
  ['as crianças brincam', 'as crianças brinca'],
  ['das obras', 'das obra'],
  ['governos voltados', 'governos voltado'],
  ['vários mandatos', 'vários mandato'],
  ['muitos gestores', 'muitos gestor'],
  ['danos ambientais', 'danos ambiental'],
  ['populações negras', 'populações negra'],
  ['com as prefeituras', 'com as prefeitura'],
  ['as periferias', 'as periferia'],
  ['a metas anuais', 'a metas anual'],
  ['nos territórios', 'nos território'],
]

export function withoutAgreement(text: string): string {
  return AGREEMENTS.reduce((changed, [right, wrong]) => changed.replace(right, wrong), text)
}

/** Of the plain essay: eight words misspelt that neither theme nor argument hangs on. */
const SLIPS: readonly (readonly [string, string])[] = [
  ['calçada', 'calsada'],
  ['paisagem', 'paizagem'],
  ['viaduto', 'viadulto'],
  ['eleição', 'eleissão'],
  ['aluguel', 'alugel'],
  ['posto', 'postto'],
  ['asfaltada', 'asfautada'],
  ['promete', 'prometi'],
]

export function withSlips(text: string): string {
  return SLIPS.reduce((changed, [right, wrong]) => changed.replace(right, wrong), text)
}

/** A series that is the same on every machine. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state
  }
}
