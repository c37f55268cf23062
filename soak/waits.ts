/**
 * How long each act took, tries and pauses between them included: what a person waited. Apart for quiet times and for acts
 * that met a fault, from its beginning until the product was seen to be over it.
 */

export type Waits = {
  /** @returns call it when the act has ended */
  readonly begin: (act: string) => () => void
  /** The acts that are under way at any time until so long after its end have met a fault. */
  readonly during: <Ended>(fault: Promise<Ended>, echoMs?: number) => Promise<Ended>
  readonly rows: () => readonly WaitRow[]
}

/** Milliseconds. */
export type WaitFigures = {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly max: number
}
/** `null`: none. */
export type WaitRow = {
  readonly act: string
  readonly quiet: WaitFigures | null
  readonly troubled: WaitFigures | null
}

export function createWaits(nowMs: () => number = () => performance.now()): Waits {
  const taken = new Map<string, { quiet: number[]; troubled: number[] }>()
  let faultsUnderWay = 0
  let faultsBegun = 0
  return {
    begin(act) {
      const begunAt = nowMs()
      const begunBefore = faultsBegun
      const isBegunInTrouble = faultsUnderWay > 0
      return () => {
        const lists = taken.get(act) ?? { quiet: [], troubled: [] }
        taken.set(act, lists)
        const hasMetOne = isBegunInTrouble || faultsBegun > begunBefore
        lists[hasMetOne ? 'troubled' : 'quiet'].push(nowMs() - begunAt)
      }
    },
    during(fault, echoMs = 0) {
      faultsUnderWay += 1
      faultsBegun += 1
      const end = () => {
        faultsUnderWay -= 1
      }
      return fault.finally(() => (echoMs === 0 ? end() : void setTimeout(end, echoMs).unref()))
    },
    rows: () =>
      [...taken]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([act, { quiet, troubled }]) => ({
          act,
          quiet: figuresOf(quiet),
          troubled: figuresOf(troubled),
        })),
  }
}

/** By the nearest rank. */
function figuresOf(waits: readonly number[]): WaitFigures | null {
  if (waits.length === 0) return null
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { count: sorted.length, median: at(0.5), p99: at(0.99), max: at(1) }
}

/** As lines of Markdown. */
export function drawWaits(rows: readonly WaitRow[]): string[] {
  return [
    '| Act | Quiet: times | median | p99 | longest | Within a fault: times | median | p99 | longest |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ act, quiet, troubled }) => `| ${[act, ...cellsOf(quiet), ...cellsOf(troubled)].join(' | ')} |`,
    ),
    '',
    'The p99, quiet (░) and within a fault (█); one sign more is twice as long:',
    '',
    '```',
    ...rows.flatMap(({ act, quiet, troubled }) => [
      `${act.padEnd(LABEL_WIDTH)} ${barOf(quiet, '░')}`,
      `${''.padEnd(LABEL_WIDTH)} ${barOf(troubled, '█')}`,
    ]),
    '```',
  ]
}

const LABEL_WIDTH = 16

function cellsOf(figures: WaitFigures | null): string[] {
  if (!figures) return ['0', '', '', '']
  return [String(figures.count), ...[figures.median, figures.p99, figures.max].map(durationText)]
}

function barOf(figures: WaitFigures | null, sign: string): string {
  if (!figures) return 'none'
  const signs = Math.max(1, Math.round(Math.log2(Math.max(figures.p99, 1))))
  return `${sign.repeat(signs)} ${durationText(figures.p99)}`
}

function durationText(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}
