import { lastDayOf } from '#domain/shop/credits.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import type { ShownSeat } from '#domain/study/licence-wire.ts'
import { seatTexts as texts } from '#texts/study/licence-seat.ts'

/** What a student reads of the own seat beside a class. */
export function SeatNote({ seat }: { seat: ShownSeat }) {
  return <p className="mb-3 max-w-measure font-semibold">{noteOf(seat)}</p>
}

function noteOf(seat: ShownSeat): string {
  if (seat.state === 'waiting') return texts.waiting
  return texts[seat.state]({ day: writeDay(lastDayOf(new Date(seat.until))) })
}
