import type { Correction } from '#corrector/correction.ts'
import { followHouse } from '#domain/writing/teacher-correction/house-scale.ts'
import { useOptionalRootData } from '#web/root-data.ts'

export type Followed = {
  readonly levels: readonly number[]
  readonly total: number
  /** What the engine alone says. */
  readonly engine: number
  readonly offsets: readonly number[]
  readonly count: number
}

/**
 * The estimate as the house's readers would give it, where the owner wants it so. The offsets come with every page, the
 * kept ones too: a correction of this device follows the same scale.
 */
export function useFollowedEstimate({ competences, total }: Correction): Followed | null {
  const scale = useOptionalRootData()?.publicConfig.houseScale
  if (!scale) return null
  const moved = followHouse(
    competences.map(({ level }) => level),
    scale,
  )
  return { ...moved, ...scale, engine: total }
}
