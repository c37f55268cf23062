/** Is this word Portuguese? The dictionary of Brazilian Portuguese (dictionary-pt) read by Hunspell itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-pt'
import { loadModule } from 'hunspell-asm'

const WORD = /[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu
/** Not prose: addresses, names of variables, holes, what stands between braces. */
const NOT_PROSE =
  /https?:\/\/\S+|\b[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:br|com|org|gov|int|cat|es)\b\S*|\.(?:ics|pdf)\b|\{[^}]*\}|(?<![\p{L}\d])\/[\w/-]+/gu

export type Speller = { unknownWords: (text: string) => string[]; close: () => void }

/** @param allowed words of ours: names, terms, foreign words */
export async function createSpeller(allowed: ReadonlySet<string>): Promise<Speller> {
  const factory = await loadModule()
  const affixes = factory.mountBuffer(dictionary.aff, 'pt.aff')
  const words = factory.mountBuffer(dictionary.dic, 'pt.dic')
  const hunspell = factory.create(affixes, words)
  const known = new Map<string, boolean>()

  function isKnown(word: string): boolean {
    let answer = known.get(word)
    if (answer === undefined) {
      const small = word.toLocaleLowerCase('pt-BR')
      // A list of works writes surnames in capitals.
      const asName = word === word.toLocaleUpperCase('pt-BR') ? word.slice(0, 1) + small.slice(1) : word
      answer = [word, small, asName].some((form) => allowed.has(form) || hunspell.spell(form))
      known.set(word, answer)
    }
    return answer
  }

  return {
    unknownWords: (text) =>
      (text.replace(NOT_PROSE, ' ').match(WORD) ?? []).filter(
        (word) => !isKnown(word) && !word.split(/[-’']/).every((part) => isKnown(part)),
      ),
    close: () => {
      hunspell.dispose()
      factory.unmount(affixes)
      factory.unmount(words)
    },
  }
}

/** One word a line; what follows # is a remark. */
export function readAllowedWords(): Set<string> {
  const lines = readFileSync(join(import.meta.dirname, '../spelling-allowed.txt'), 'utf8').split('\n')
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== ''))
}
