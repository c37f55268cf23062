/** An essay of ours with grades of ours: by it a student learns to correct (decision 0066). */
import type { CompetenceScore } from './model-essay.ts'

export type PeerSample = {
  /** Stable slug. */
  readonly id: string
  readonly theme: string
  readonly paragraphs: readonly string[]
  /** Competences 1 to 5, in their order. */
  readonly reference: readonly { readonly level: CompetenceScore; readonly reason: string }[]
}

/** One paragraph a line, as a sheet is read. */
export function textOfSample({ paragraphs }: PeerSample): string {
  return paragraphs.join('\n')
}

export function levelsOfSample({ reference }: PeerSample): number[] {
  return reference.map(({ level }) => level)
}
