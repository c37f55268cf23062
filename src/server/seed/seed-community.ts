/** What the community begins with on the first start, once: two samples on the wall, the challenge's first theme. */
import { CHALLENGE_SEED } from '#content/community/challenge-seed.ts'
import { FEEDBACK_SAMPLES } from '#content/community/feedback-samples.ts'
import type { Platform } from '#server/platform/platform.ts'
import { putTheme } from '../community/challenge/round-repository.ts'
import { insertFeedback } from '../community/feedback/repository.ts'

const FACT = 'community-seeded'

export async function seedCommunity({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Of two processes that start at once, the second waits here and then finds it done.
    const seeded = await tx
      .insertInto('installation_facts')
      .values({ name: FACT })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!seeded) return
    await putTheme(tx, CHALLENGE_SEED, now())
    for (const { id, authorKey, author, rating, comment, createdAt } of FEEDBACK_SAMPLES) {
      await insertFeedback(tx, {
        id,
        author_key: authorKey,
        user_id: null,
        author_name: author,
        rating,
        comment,
        is_sample: true,
        created_at: new Date(createdAt),
      })
    }
  })
}
