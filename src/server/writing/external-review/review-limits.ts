/** How often may a student have a text read by the service outside? */
import type { Platform } from '#server/platform/platform.ts'

/** Before the work, of comments and of handwriting alike. @throws HttpError 429 */
export async function consumeReview({ limits }: Pick<Platform, 'limits'>, userId: string): Promise<void> {
  await limits.consumeAll([
    { rule: 'reviewByAccount', key: userId },
    { rule: 'reviewByAccountPerDay', key: userId },
  ])
}
