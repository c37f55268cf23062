/**
 * The corrector on the student's own device (decision 0065): when its files may be fetched without asking, what is said
 * to its worker, and whom a visitor's one correction is counted for.
 */
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'

/** The files as they travel: `npm run bench` weighs them, and the room states this size. */
export const DEVICE_CORRECTOR_MB = 1.3
/** Who has written so much is writing an essay, and will want it corrected. */
export const WORDS_OF_A_WRITER = 40
/** A thousand times what an essay takes. */
export const DEVICE_CORRECTION_MAX_MS = 20_000
/** A server that has not answered by then is taken for away; the same text sent again is the same version. */
export const SERVER_CORRECTION_MAX_MS = 20_000

export type ToCorrectionWorker = { readonly graph: ArrayBuffer } | { readonly essay: Essay }
export type FromCorrectionWorker = { readonly correction: Correction } | { readonly failure: string }

/** What a browser tells of its network; most tell little, and some nothing (null). */
export type NetworkFacts = {
  readonly saveData?: boolean | undefined
  /** Told by browsers of phones alone. */
  readonly type?: string | undefined
  readonly effectiveType?: string | undefined
}

/**
 * Only where the megabyte is known to cost the student nothing: never on a phone's data plan, never where the browser
 * does not tell (there the student is asked), never for who wants to save data or took the files away.
 */
export function isFetchedUnasked(
  network: NetworkFacts | null,
  student: { readonly words: number; readonly isUnwanted: boolean },
): boolean {
  if (!network || network.saveData || student.isUnwanted || student.words < WORDS_OF_A_WRITER) return false
  if (network.type === undefined) return network.effectiveType === '4g'
  return network.type === 'wifi' || network.type === 'ethernet'
}

/**
 * A visitor's one correction, as this browser remembers it: short, and nothing of the text can be read from it. The
 * same essay may be corrected again, as on the server (decision 0047).
 */
export function visitorEssayKey({ theme, motivating, text }: Essay): string {
  let hash = 0xcbf29ce484222325n
  for (const character of JSON.stringify([theme, motivating, text])) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
