/** How quick is this machine just now? Others on the same host make it slower and quicker within minutes. */
import { createHash } from 'node:crypto'

const TIMES = 9
/** Summed by compiled code, which does not depend on how warm this process is. */
const BYTES = Buffer.alloc(4_000_000, 'redação')

/** @returns the quickest of a few, in milliseconds, which holds this process up for about a tenth of a second */
export function fixedWorkMs(): number {
  const took = Array.from({ length: TIMES }, () => {
    const startedAt = performance.now()
    createHash('sha256').update(BYTES).digest()
    return performance.now() - startedAt
  })
  return Math.min(...took)
}
