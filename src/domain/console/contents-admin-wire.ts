/** The shapes of `/api/console/contents`: the owner's lists, and who agreed that a story is shown. */
import { z } from 'zod'
import { CONTENT_LISTS, type ContentKind } from '../site/site-contents.ts'

function kindSchema<Kind extends ContentKind>(kind: Kind) {
  return z.object({
    entries: CONTENT_LISTS[kind],
    /** False where our own list holds. */
    isOwn: z.boolean(),
    /** What a change must name, so that it does not undo another's. */
    version: z.int(),
  })
}

const storyConsentSchema = z.object({
  personName: z.string(),
  guardianName: z.string().nullable(),
  givenOn: z.string(),
  how: z.string(),
  until: z.string().nullable(),
  recordedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
})
export type StoryConsentRecord = z.output<typeof storyConsentSchema>

export const contentsAdminSchema = z.object({
  lists: z.object({
    claims: kindSchema('claims'),
    stories: kindSchema('stories'),
    ebooks: kindSchema('ebooks'),
    news: kindSchema('news'),
    courses: kindSchema('courses'),
  }),
  /** By the story's id. */
  consents: z.record(z.string(), storyConsentSchema),
})
export type ContentsAdmin = z.output<typeof contentsAdminSchema>

const version = z.int().min(0)

/** The body of `PUT /api/console/contents/{kind}`: the whole list, in its order. */
export function contentChangeSchema<Kind extends ContentKind>(kind: Kind) {
  return z.strictObject({ entries: CONTENT_LISTS[kind], version })
}

/** The body of `DELETE /api/console/contents/{kind}`. */
export const contentResetSchema = z.strictObject({ version })
