import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import type { CasesAndBlocksProps } from './cases-and-blocks.tsx'

/** Most have neither: the code comes with the first of them. */
const CasesAndBlocks = fetchedPart(async () => (await import('./cases-and-blocks.tsx')).CasesAndBlocks)

/** What was decided about one's own texts, and whom one has blocked; nothing while there is neither. */
export function OwnStanding(props: CasesAndBlocksProps) {
  return props.cases.length + props.blocked.length === 0 ? null : <CasesAndBlocks {...props} />
}
