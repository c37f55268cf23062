/** A moment that the owner plans (a sale, a coupon), as calls carry it. The database's calendar has no year 0. */
import { z } from 'zod'

export const plannedMoment = z.iso
  .datetime()
  .refine((moment) => moment >= '0001', 'The calendar begins with year 1')
