/** One table of a run: each goal with how many photographs met it. */
import type { Fault } from '#domain/writing/sheet-photograph/quality.ts'
import type { Table } from '../table.ts'
import type { Measured } from './measure.ts'
import type { Defect } from './shot.ts'

const GOALS = {
  markers: { error: 0.5, share: 0.98 },
  edges: { error: 2.5, share: 0.9, wrong: 4 },
  lines: 0.97,
} as const

export function addRows({ add }: Table, all: readonly Measured[]): void {
  const sheets = all.filter(({ shot }) => shot.kind === 'sheet' && shot.defect !== 'cut-off')
  const notebooks = all.filter(({ shot }) => shot.kind === 'notebook' && shot.defect !== 'cut-off')
  const fine = sheets.filter(
    ({ way, cornerError }) => way === 'markers' && isWithin(cornerError, GOALS.markers.error),
  )
  const flatSheets = sheets.filter(({ shot }) => shot.set !== 'curled')
  const flatFine = fine.filter(({ shot }) => shot.set !== 'curled')
  add({
    what: `Our sheet: corners within ${GOALS.markers.error} % of its width, flat`,
    measured: shareOf(flatFine.length, flatSheets.length),
    goal: '≥ 98 %',
    peer: `strongly curled: ${shareOf(fine.length - flatFine.length, sheets.length - flatSheets.length)}`,
    met: flatFine.length >= GOALS.markers.share * flatSheets.length,
  })
  const near = notebooks.filter(({ cornerError }) => isWithin(cornerError, GOALS.edges.error))
  const desks = ['dark', 'wood', 'cloth', 'light', 'white'] as const
  add({
    what: `A notebook's page: corners within ${GOALS.edges.error} %, unasked`,
    measured: shareOf(near.length, notebooks.length),
    goal: '≥ 90 %',
    peer: desks
      .map((desk) => {
        const on = (list: readonly Measured[]) => list.filter(({ shot }) => shot.desk === desk).length
        return `${desk} ${on(near)}/${on(notebooks)}`
      })
      .join(', '),
    met: near.length >= GOALS.edges.share * notebooks.length,
  })
  const isFarOff = ({ way, cornerError }: Measured) =>
    way !== 'asked' && !isWithin(cornerError, GOALS.edges.wrong)
  const named = (list: readonly Measured[]) => list.map(({ shot }) => shot.number).join(', ') || 'none'
  const taken = all.filter(({ way }) => way === 'edges')
  const wrong = taken.filter(isFarOff)
  const marked = all.filter((one) => one.way === 'markers' && isFarOff(one))
  add({
    what: `Without markers, taken unasked and wrong by more than ${GOALS.edges.wrong} %`,
    measured: `${wrong.length} of ${taken.length}`,
    goal: '0',
    peer: `wrong: ${named(wrong)}; asked: ${all.filter(({ way }) => way === 'asked').length}; with markers, cut off: ${named(marked)}`,
    met: wrong.length === 0,
  })
  for (const kind of ['sheet', 'notebook'] as const)
    for (const set of ['usual', 'curled', 'borderline'] as const)
      addLines(
        { add },
        all.filter(({ shot }) => shot.kind === kind && shot.set === set),
        `${NAMES[kind]}, ${set}`,
      )
  const read = sheets.filter(({ isCodeRight }) => isCodeRight !== null)
  add({
    what: 'The code of the sheet read rightly',
    measured: shareOf(read.filter(({ isCodeRight }) => isCodeRight).length, read.length),
    goal: '–',
    met: null,
  })
  for (const [defect, fault] of Object.entries(FAULT_OF)) {
    const flagged = (list: readonly Measured[]) => list.filter(({ faults }) => faults.includes(fault)).length
    const of = (set: string, kind: string) =>
      all.filter(({ shot }) => shot.defect === kind && (shot.set === 'borderline') === (set === 'borderline'))
    add({
      what: `Said to be ${defect}`,
      measured: `${flagged(of('usual', defect))}/${of('usual', defect).length} of those that are`,
      goal: '–',
      peer: `of those with no defect ${flagged(of('usual', 'none'))}/${of('usual', 'none').length}, borderline ${flagged(of('borderline', defect))}/${of('borderline', defect).length}`,
      met: null,
    })
  }
  const large = all.filter(({ shot }) => shot.megapixels === 12)
  const cpu = large.map(({ cpuMs }) => cpuMs.find + cpuMs.read).sort((a, b) => a - b)
  add({
    what: 'Processor for one of 12 megapixels, without decoding and packing',
    measured: `${Math.round(cpu[cpu.length >> 1] ?? 0)} ms, at most ${Math.round(cpu.at(-1) ?? 0)} ms`,
    goal: '–',
    peer: `${large.length} photographs; the whole in a browser: docs/photographs.md`,
    met: null,
  })
}

const NAMES = { sheet: 'Our sheet', notebook: "A notebook's page" } as const
const FAULT_OF: Readonly<Record<Exclude<Defect, 'none'>, Fault>> = {
  blurred: 'blurred',
  dark: 'dark',
  'cut-off': 'cut-off',
  glare: 'glare',
}

function addLines({ add }: Pick<Table, 'add'>, list: readonly Measured[], name: string): void {
  const lines = list.reduce((sum, one) => sum + one.lines, 0)
  const whole = list.reduce((sum, one) => sum + one.wholeLines, 0)
  if (lines === 0) return
  add({
    what: `${name}: lines that stand whole in one strip`,
    measured: shareOf(whole, lines),
    goal: '≥ 97 %',
    peer: `${list.filter((one) => one.wholeLines === one.lines).length} of ${list.length} photographs with every line`,
    met: whole >= GOALS.lines * lines,
  })
}

function isWithin(error: number | null, most: number): boolean {
  return error !== null && error <= most
}

function shareOf(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} % (${part}/${all})`
}
