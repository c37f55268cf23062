/** The shape of `/api/classes/licence`: a school's licence as its holder sees it. */
import { z } from 'zod'

const moment = z.iso.datetime()

export const schoolLicenceSchema = z.object({
  /** Those that run, the one that ends first at the head. */
  licences: z.array(z.object({ id: z.uuid(), seats: z.int(), until: moment })),
  /** Bought, but not open: for grown people alone, and the account's age is not declared or below eighteen. */
  isHeldBack: z.boolean(),
  /** Who sits, by the order of joining; names as the class shows them. */
  seated: z.array(z.object({ id: z.uuid(), name: z.string(), className: z.string(), until: moment })),
  /** Students for whom no seat is left. */
  waiting: z.int(),
  /** What is for sale and grants one. */
  offer: z.object({ id: z.string(), title: z.string() }).nullable(),
})
export type SchoolLicence = z.output<typeof schoolLicenceSchema>

/** How a student stands to the licence of a class's teacher; `until` is the first moment without the seat. */
export const seatSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['seated', 'ended']), until: moment }),
  z.object({ state: z.literal('waiting') }),
])
export type ShownSeat = z.output<typeof seatSchema>
