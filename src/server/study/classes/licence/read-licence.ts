/** A school's licence as its holder and the students see it (product §10 School licence; decision 0273). */
import { ENDED_SEAT_DAYS, seatEnd, seatOf, seatsAt } from '#domain/shop/school-licence.ts'
import type { SchoolLicence, ShownSeat } from '#domain/study/licence-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  countStudents,
  findLicenceOffer,
  listByJoining,
  listLicencesOf,
  listPlaces,
  listRunning,
} from './licence-repository.ts'

const DAY_MS = 24 * 3600_000
type Reading = Pick<Platform, 'db' | 'now'>

export async function readLicence({ db, now }: Reading, holderId: string): Promise<SchoolLicence> {
  const at = now()
  const bought = await listRunning(db, holderId)
  const licences = bought.filter(({ isOpen }) => isOpen)
  const seats = seatsAt(licences, at)
  const students = seats > 0 ? await listByJoining(db, holderId, seats) : []
  return {
    licences: licences.map(({ id, seats: count, endsAt }) => ({
      ...{ id, seats: count },
      until: endsAt.toISOString(),
    })),
    isHeldBack: licences.length < bought.length,
    seated: students.flatMap(({ id, name, className }, place) => {
      const until = seatEnd(licences, place, at)
      return until ? [{ id, name: name ?? '', className, until: until.toISOString() }] : []
    }),
    waiting: seats > 0 ? Math.max(0, (await countStudents(db, holderId)) - seats) : 0,
    offer: await findLicenceOffer(db),
  }
}

/** By class: how the student stands to the licence of its teacher. */
export async function readSeats({ db, now }: Reading, userId: string): Promise<Map<string, ShownSeat>> {
  const at = now()
  const since = new Date(at.getTime() - ENDED_SEAT_DAYS * DAY_MS)
  const places = await listPlaces(db, userId, since)
  if (places.length === 0) return new Map()
  const holders = [...new Set(places.map(({ teacherId }) => teacherId))]
  const licences = await listLicencesOf(db, holders, since)
  const shown = new Map<string, ShownSeat>()
  for (const { classId, teacherId } of places) {
    // Of several classes of one teacher the one that was joined first counts.
    const first = places.find((place) => place.teacherId === teacherId)
    const own = licences.filter(({ holderId }) => holderId === teacherId)
    const seat = first && seatOf(own, first, at)
    if (seat) shown.set(classId, 'until' in seat ? { ...seat, until: seat.until.toISOString() } : seat)
  }
  return shown
}
