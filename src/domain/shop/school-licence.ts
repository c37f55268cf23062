/**
 * A school's licence (product §10 School licence; decision 0273): how many seats its holder has, who of the students sits
 * on one, and until when. The database asks the same with every call (src/server/identity/school-licence.ts).
 */

/** Of one variant; a school that needs more buys more than one piece. */
export const LICENCE_SEATS_MAX = 200
export const LICENCE_MONTHS_MAX = 24
/** What the form of a product begins with. */
export const LICENCE_MONTHS_USUAL = 6
/** So many days before its end a licence is told of by mail. */
export const LICENCE_NOTICE_DAYS = 14
const DAY_MS = 24 * 3600_000

export type Licence = {
  readonly seats: number
  /** The first moment at which it is void. */
  readonly endsAt: Date
}

/** Several licences of one holder add up. */
export function seatsAt(licences: readonly Licence[], now: Date): number {
  return runningAt(licences, now).reduce((sum, { seats }) => sum + seats, 0)
}

/**
 * Until when a student has a seat: who joined first sits on the licence that ends last.
 *
 * @param place 0 for who joined first of all students of the holder
 * @returns null where the seats do not reach so far
 * @example 2 seats until June and 1 until May → June, June, May, null
 */
export function seatEnd(licences: readonly Licence[], place: number, now: Date): Date | null {
  let reached = 0
  for (const { seats, endsAt } of runningAt(licences, now).sort((a, b) => +b.endsAt - +a.endsAt)) {
    reached += seats
    if (place < reached) return endsAt
  }
  return null
}

/** So long a page tells that a seat has ended. */
export const ENDED_SEAT_DAYS = 30

export type Seat =
  | { readonly state: 'seated' | 'ended'; readonly until: Date }
  /** The licence runs, and its seats are taken by who joined earlier. */
  | { readonly state: 'waiting' }

/**
 * How a student stands to the licences of one teacher.
 *
 * @param student.place as in `seatEnd`
 * @param student.joinedAt when the first class of this teacher was joined
 * @returns null where there is nothing to tell
 */
export function seatOf(
  licences: readonly Licence[],
  { place, joinedAt }: { readonly place: number; readonly joinedAt: Date },
  now: Date,
): Seat | null {
  const until = seatEnd(licences, place, now)
  if (until !== null) return { state: 'seated', until }
  if (runningAt(licences, now).length > 0) return { state: 'waiting' }
  const last = Math.max(...licences.map(({ endsAt }) => +endsAt))
  if (last <= +now - ENDED_SEAT_DAYS * DAY_MS || +joinedAt >= last) return null
  return seatEnd(licences, place, new Date(last - 1)) && { state: 'ended', until: new Date(last) }
}

function runningAt(licences: readonly Licence[], now: Date): Licence[] {
  return licences.filter(({ endsAt }) => endsAt > now)
}
