/** The one table of a run: each row with what was measured, its goal, its peer, and whether it is met. */
export type Row = {
  readonly what: string
  readonly measured: string
  readonly goal: string
  /** A peer measured in the same run, or what else there is to know. */
  readonly peer?: string
  /** Null where there is no goal to meet. */
  readonly met: boolean | null
}

export type Table = { readonly add: (row: Row) => void; readonly markdown: () => string }

export function createTable(): Table {
  const rows: Row[] = []
  return {
    add(row) {
      rows.push(row)
      console.error(`measured: ${row.what}`)
    },
    markdown: () =>
      [
        '| What | Measured | Goal | Peer or detail | Met |',
        '|---|---|---|---|---|',
        ...rows.map(
          ({ what, measured, goal, peer = '', met }) =>
            `| ${what} | ${measured} | ${goal} | ${peer} | ${met === null ? '–' : met ? 'yes' : 'NO'} |`,
        ),
        '',
      ].join('\n'),
  }
}
