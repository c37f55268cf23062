/** The faults that a refusal names, read from its answer. */
import { z } from 'zod'
import { studyAdminTexts as texts } from '#texts/console/study.ts'

const faultSchema = z.object({ field: z.string(), code: z.string(), row: z.int().optional() })
const faultsSchema = z.object({ faults: z.array(faultSchema) })
export type ShownFault = z.output<typeof faultSchema>

const words: Readonly<Record<string, string>> = texts.faults

/** Empty where it names none. */
export function faultsIn(answer: unknown): readonly ShownFault[] {
  const read = faultsSchema.safeParse(answer)
  return read.success ? read.data.faults : []
}

export function wordsOf({ code }: Pick<ShownFault, 'code'>): string {
  return words[code] ?? texts.notSaved.description
}
