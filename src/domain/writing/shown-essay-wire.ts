/** The shapes of `/api/shown-essays`: what a minor shows to the guardians, and what a guardian reads (product §10 Guardians). */
import { z } from 'zod'
import { versionSchema } from './essay-wire.ts'

const moment = z.iso.datetime()

export const ownShownSchema = z.object({
  /** Who is tied now and would read it. */
  guardians: z.int(),
  /** Numbers of the versions of this essay that are shown. */
  shown: z.array(z.int()),
})

const shownEssaySchema = z.object({
  /** Of the tie. */
  tie: z.uuid(),
  essayId: z.uuid(),
  number: z.int(),
  firstName: z.string(),
  theme: z.string(),
  total: z.int(),
  shownAt: moment,
})
export type ShownEssay = z.output<typeof shownEssaySchema>

export const shownEssaysSchema = z.object({ essays: z.array(shownEssaySchema) })

export const readEssaySchema = z.object({ theme: z.string(), version: versionSchema })
export type ReadEssay = z.output<typeof readEssaySchema>
