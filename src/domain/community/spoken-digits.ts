/**
 * The digits of a plain text in groups, whatever they were written with: figures, number words ("oito um", "oitenta e
 * um", "meia"), letters that look like figures beside one. What stands between two groups of a run is kept, since
 * it tells a telephone number from a list.
 */

export type DigitGroup = {
  readonly digits: string
  readonly start: number
  readonly end: number
  readonly isSpoken: boolean
}

/** `between[i]` stands after group i. */
export type DigitRun = { readonly groups: readonly DigitGroup[]; readonly between: readonly string[] }

const UNITS: Readonly<Record<string, string>> = {
  zero: '0',
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  meia: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
const TEENS: Readonly<Record<string, string>> = {
  dez: '10',
  onze: '11',
  doze: '12',
  treze: '13',
  quatorze: '14',
  catorze: '14',
  quinze: '15',
  dezesseis: '16',
  dezessete: '17',
  dezoito: '18',
  dezenove: '19',
}
const TENS: Readonly<Record<string, string>> = {
  vinte: '2',
  trinta: '3',
  quarenta: '4',
  cinquenta: '5',
  sessenta: '6',
  setenta: '7',
  oitenta: '8',
  noventa: '9',
}
const FIGURE_OF: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', z: '2', b: '8' }

const UNIT_WORDS = Object.keys(UNITS).join('|')
const GLUED = new RegExp(`^(?:${UNIT_WORDS}){5,}$`)
const EACH_UNIT = new RegExp(`\\d+|${UNIT_WORDS}`, 'g')
const MIXED = new RegExp(`^(?:\\d+|${UNIT_WORDS})+$`)
/** Words that only stand between the digits. */
const FILLERS: ReadonlySet<string> = new Set(['x', 'xx', 'depois', 'traco', 'tracinho', 'hifen', 'menos'])
const LONGEST_BETWEEN = 8

export function digitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = []
  let groups: DigitGroup[] = []
  let between: string[] = []
  const close = () => {
    if (groups.length > 0) runs.push({ groups, between })
    groups = []
    between = []
  }
  for (const group of digitGroups(text)) {
    const last = groups.at(-1)
    const gap = last ? text.slice(last.end, group.start) : ''
    if (last && !isBetween(gap)) close()
    else if (last) between.push(gap)
    groups.push(group)
  }
  close()
  return runs
}

function isBetween(gap: string): boolean {
  const words = gap.match(/[a-z]+/g) ?? []
  if (words.some((word) => !FILLERS.has(word))) return false
  return gap.replace(/[a-z\s]+/g, '').length <= LONGEST_BETWEEN
}

function* digitGroups(text: string): Generator<DigitGroup> {
  const words = [...text.matchAll(/[a-z]+(?![a-z\d])|[a-z\d]*\d[a-z\d]*/g)]
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place]
    if (!word) continue
    const start = word.index
    const tens = TENS[word[0]]
    if (tens) {
      const [and, unit] = [words[place + 1], words[place + 2]]
      const digit = and?.[0] === 'e' && unit ? UNITS[unit[0]] : undefined
      if (unit && digit) place += 2
      const end = digit && unit ? unit.index + unit[0].length : start + word[0].length
      yield { digits: `${tens}${digit ?? '0'}`, start, end, isSpoken: true }
      continue
    }
    yield* groupsOfWord(word[0], start)
  }
}

function* groupsOfWord(word: string, start: number): Generator<DigitGroup> {
  const end = start + word.length
  const spoken = UNITS[word] ?? TEENS[word]
  if (spoken) yield { digits: spoken, start, end, isSpoken: true }
  else if (GLUED.test(word) || (/^\d+[a-z]/.test(word) && MIXED.test(word))) {
    const digits = (word.match(EACH_UNIT) ?? []).map((unit) => UNITS[unit] ?? unit).join('')
    yield { digits, start, end, isSpoken: true }
  } else if (/\d/.test(word)) {
    if (/^[\doilszb]+$/.test(word)) {
      const digits = word.replace(/[oilszb]/g, (letter) => FIGURE_OF[letter] ?? letter)
      yield { digits, start, end, isSpoken: false }
    } else
      for (const figures of word.matchAll(/\d+/g)) {
        const at = start + figures.index
        yield { digits: figures[0], start: at, end: at + figures[0].length, isSpoken: false }
      }
  }
}
