/** The router's own number of the entry of the history that is shown (`idx`); null before it has written one. */
export function historyPlace(): number | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}
