/** Where the owner asks for it, what visitors write on the wall is read before others see it (decision 0155). */
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isReadFirst } from '../authors/read-first.ts'
import { openFirstLook } from '../moderation/first-look-repository.ts'
import { feedbackCommentSubject, feedbackSubject } from './moderated-feedback.ts'

const SUBJECTS = { feedback: feedbackSubject, feedback_comment: feedbackCommentSubject } as const

/** Call it in the transaction that writes. */
export async function holdForFirstLook(
  context: Pick<AppContext, 'site'>,
  tx: Tx,
  author: Author,
  { kind, id }: { kind: keyof typeof SUBJECTS; id: string },
  now: Date,
): Promise<void> {
  if (!isReadFirst(context, author)) return
  const subject = await SUBJECTS[kind].find(tx, id, author)
  if (!subject) return
  await SUBJECTS[kind].hide(tx, id, now)
  await openFirstLook(tx, {
    subject_kind: kind,
    subject_id: id,
    author_key: subject.authorKey,
    author_id: subject.authorId,
    text: subject.text,
    opened_at: now,
  })
}
