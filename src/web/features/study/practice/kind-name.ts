import { correctionTexts } from '#texts/writing/correction.ts'

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(correctionTexts.markNames))

/** The name of a class of marks, as the correction has it. */
export function kindName(kind: string): string {
  return NAMES.get(kind) ?? kind
}
