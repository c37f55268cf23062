/** Which of the engine's marks still wait for an answer, and what an answer to one, or to a whole class, is. */
import type { DeskChange, DeskMark, Offer } from '#domain/console/teacher-corrections-admin-wire.ts'

export function openOffers(offers: readonly Offer[], marks: readonly DeskMark[]): Offer[] {
  const answered = new Set(marks.map(({ engineKey }) => engineKey))
  return offers.filter(({ key }) => !answered.has(key)).sort((a, b) => a.start - b.start || a.end - b.end)
}

/** @param makeId of each mark that the answer makes */
export function answerTo(offer: Offer, state: DeskMark['state'], makeId: () => string): DeskChange {
  const { key, start, end, category, effect, remark } = offer
  return {
    does: 'mark',
    mark: { id: makeId(), place: { start, end }, category, effect, remark, engineKey: key, state },
  }
}

/** The one behind the current; null behind the last. */
export function neighbourOf(open: readonly Offer[], current: string | null, step: 1 | -1): Offer | null {
  const at = open.findIndex(({ key }) => key === current)
  if (at === -1) return open[step === 1 ? 0 : open.length - 1] ?? null
  return open[(at + step + open.length) % open.length] ?? null
}

/** What is looked at once the current one is answered: the next in the text, else the first. */
export function afterAnswer(open: readonly Offer[], answered: readonly Offer[]): Offer | null {
  const gone = new Set(answered.map(({ key }) => key))
  const from = open.findIndex(({ key }) => gone.has(key))
  const rest = [...open.slice(from), ...open.slice(0, from)]
  return rest.find(({ key }) => !gone.has(key)) ?? null
}
