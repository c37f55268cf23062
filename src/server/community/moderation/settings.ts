/** What the owner sets for the community: words to refuse, who may write in a channel and how fast. Each change is in the audit log. */
import type { z } from 'zod'
import { type ChatChannel, isChatChannel } from '#domain/community/chat-message.ts'
import type { ChannelList, channelSettingsSchema } from '#domain/community/moderation-wire.ts'
import { givePermission, withdrawPermission } from '#server/identity/guardian.ts'
import type { Platform } from '#server/platform/platform.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { chatTopic } from '#server/platform/realtime/topics.ts'
import { findAddedWords } from './refused-words-repository.ts'
import { writeLog } from './repository.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

export async function listWords(context: Pick<Platform, 'db'>): Promise<string[]> {
  return findAddedWords(context.db)
}

export async function addWord(context: Clocked, moderatorId: string, word: string): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('refused_words')
      .values({ word: word.toLowerCase(), added_by: moderatorId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await writeLog(tx, settingEntry('word', word, moderatorId, 'add-word', now))
  })
}

export async function removeWord(context: Clocked, moderatorId: string, word: string): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('refused_words').where('word', '=', word.toLowerCase()).execute()
    await writeLog(tx, settingEntry('word', word, moderatorId, 'remove-word', now))
  })
}

export async function listChannels(context: Pick<Platform, 'db'>): Promise<ChannelList['channels']> {
  const rows = await context.db
    .selectFrom('chat_channels')
    .select(['id', 'is_open_to_visitors', 'slow_mode_seconds'])
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, is_open_to_visitors: isOpenToVisitors, slow_mode_seconds: slowModeSeconds }) =>
    isChatChannel(id) ? [{ id, isOpenToVisitors, slowModeSeconds }] : [],
  )
}

/** Open windows hear of it at once. */
export async function changeChannel(
  context: Clocked,
  moderatorId: string,
  channel: ChatChannel,
  { isOpenToVisitors, slowModeSeconds }: z.output<typeof channelSettingsSchema>,
): Promise<void> {
  const now = context.now()
  const change = {
    ...(isOpenToVisitors === undefined ? {} : { is_open_to_visitors: isOpenToVisitors }),
    ...(slowModeSeconds === undefined ? {} : { slow_mode_seconds: slowModeSeconds }),
  }
  if (Object.keys(change).length === 0) return
  await context.db.transaction().execute(async (tx) => {
    await tx.updateTable('chat_channels').set(change).where('id', '=', channel).execute()
    await writeLog(tx, settingEntry('channel', channel, moderatorId, JSON.stringify(change), now))
    await publish(tx, { topic: chatTopic(channel), event: 'settings', payload: {} })
  })
}

/**
 * A guardian has agreed that an account under 16 may write, or has taken it back.
 * @returns false when there is no such account
 */
export async function setGuardianPermission(
  context: Clocked,
  moderatorId: string,
  userId: string,
  isGranted: boolean,
): Promise<boolean> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    if (!user) return false
    const owner = { by: 'owner', actorId: moderatorId, linkId: null } as const
    await (isGranted ? givePermission : withdrawPermission)(tx, userId, owner, now)
    const action = isGranted ? 'grant-guardian-permission' : 'revoke-guardian-permission'
    await writeLog(tx, settingEntry('account', userId, moderatorId, action, now))
    return true
  })
}

function settingEntry(kind: string, subject: string, actorId: string, action: string, now: Date) {
  return { subject_kind: kind, subject, actor_id: actorId, action, reason: '', created_at: now }
}
