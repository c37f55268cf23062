/** Who the caller is in the chat and what they may do there: asked once when the screen opens. */
import { CHAT_CHANNELS } from '#domain/community/chat-message.ts'
import type { ChatViewer } from '#domain/community/chat-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { shownAvatar } from '#server/identity/authors/shown-avatar.ts'
import { communityTexts } from '#texts/community/community.ts'
import { isReadFirst } from '../authors/read-first.ts'
import { moderationStatusJson } from '../moderation/own-cases.ts'
import { listHeld } from './held-repository.ts'
import { heldJson } from './presenter.ts'
import { listChannels } from './repository.ts'
import { postingRefusal } from './service.ts'

export async function viewerJson(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  author: Author | null,
): Promise<ChatViewer> {
  const now = context.now()
  const rows = await listChannels(context.db)
  const channels: ChatViewer['channels'] = []
  for (const id of CHAT_CHANNELS) {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new Error(`the channel ${id} is missing`)
    const refusal = await postingRefusal(context.db, row, author, now)
    channels.push({ id, refusal, slowModeSeconds: row.slow_mode_seconds })
  }
  return {
    authorKey: author?.key ?? null,
    name: author?.name ?? communityTexts.visitor,
    avatar: author ? shownAvatar({ avatar_url: author.avatarUrl, author_key: author.key }) : null,
    isVisitor: !author?.userId,
    isTeacher: author?.isTeacher ?? false,
    isReadFirst: isReadFirst(context, author ?? { userId: null }),
    held: author ? (await listHeld(context.db, author.key)).map(heldJson) : [],
    channels,
    ...(await moderationStatusJson(context, author)),
  }
}
