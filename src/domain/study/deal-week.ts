/**
 * Which subject is studied when? The minutes of a week, dealt over its days so that each day has exactly the promised
 * time, no block is over 90 minutes and none below 25 (product §9 Study schedule, decision 0085).
 */
const MAX_BLOCK_MINUTES = 90
/** Less is over before one has begun. */
export const MIN_BLOCK_MINUTES = 25
/** Of the search; a week takes some dozens. */
const MOST_TRIES = 4_000

type Minutes = readonly number[]

/**
 * @param minutes of each subject; their sum can be shared by the days without a rest
 * @returns for each day the minutes of each subject; those with the most left are taken first. Null where blocks of that
 *   length do not fill the days, as with an hour a day.
 */
export function dealWeek(minutes: Minutes, dayCount: number): number[][] | null {
  const perDay = minutes.reduce((sum, one) => sum + one, 0) / dayCount
  return dealDays(minutes, dayCount, perDay, { tries: MOST_TRIES })
}

/** About so long is a place of a short day. */
const PLACE_MINUTES = 30

/**
 * The same by places of about half an hour, where minutes cannot be kept: each subject has at least one of them in the
 * week, the others by largest remainder, dealt round the days.
 */
export function dealPlaces(points: readonly number[], perDay: number, dayCount: number): number[][] {
  const aDay = Math.max(Math.floor(perDay / PLACE_MINUTES), 1)
  const lengths = Array.from({ length: aDay }, (_, index) => Math.floor((perDay + index) / aDay))
  const places = placesBySubject(points, aDay * dayCount)
  const order = places.map((_, subject) => subject).sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0))
  const dealt = Array.from({ length: dayCount }, () => points.map(() => 0))
  let at = 0
  for (const subject of order) {
    for (let left = places[subject] ?? 0; left > 0; left -= 1) {
      const day = dealt[at % dayCount]
      if (day) day[subject] = (day[subject] ?? 0) + (lengths[Math.floor(at / dayCount)] ?? 0)
      at += 1
    }
  }
  return dealt
}

function placesBySubject(points: readonly number[], count: number): number[] {
  const sum = points.reduce((all, one) => all + one, 0)
  const rest = count - points.length
  const exact = points.map((one) => 1 + (rest * one) / sum)
  const places = exact.map(Math.floor)
  const byRemainder = exact
    .map((one, subject) => ({ subject, remainder: one % 1 }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { subject } of byRemainder) {
    if (places.reduce((all, one) => all + one, 0) >= count) break
    places[subject] = (places[subject] ?? 0) + 1
  }
  return places
}

function dealDays(left: Minutes, days: number, perDay: number, budget: { tries: number }): number[][] | null {
  const least = MIN_BLOCK_MINUTES
  if (days === 1) return left.every((one) => one === 0 || one >= least) ? [[...left]] : null
  const order = left.map((_, subject) => subject).sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0))
  const today = left.map(() => 0)

  function fill(at: number, room: number): number[][] | null {
    budget.tries -= 1
    if (budget.tries < 0) return null
    if (room === 0) {
      const rest = left.map((one, subject) => one - (today[subject] ?? 0))
      const others = dealDays(rest, days - 1, perDay, budget)
      return others && [[...today], ...others]
    }
    const subject = order[at]
    if (subject === undefined) return null
    for (const taken of takings(left[subject] ?? 0, room)) {
      today[subject] = taken
      const dealt = fill(at + 1, room - taken)
      if (dealt) return dealt
    }
    today[subject] = 0
    return null
  }

  return fill(0, perDay)
}

/** What a day may take of a subject, the best first: a whole block, what fills the day, what ends the subject. */
function takings(left: number, room: number): number[] {
  const least = MIN_BLOCK_MINUTES
  const most = Math.min(left, room)
  const wanted = [Math.min(MAX_BLOCK_MINUTES, most), most, left - least, room - least, 60, 45, 30, least, 0]
  const isGood = (taken: number) =>
    taken === 0 ||
    (taken >= least &&
      taken <= most &&
      (left === taken || left - taken >= least) &&
      (room === taken || room - taken >= least))
  return [...new Set(wanted)].filter(isGood)
}

/** A day's time of one subject in blocks as even as whole minutes allow. */
export function blocksOf(minutes: number): number[] {
  const count = Math.ceil(minutes / MAX_BLOCK_MINUTES)
  return Array.from({ length: count }, (_, index) => Math.floor((minutes + count - 1 - index) / count))
}
