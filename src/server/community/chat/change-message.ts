/** Every change of a message that stands already: counted, written and announced in one transaction. */
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { chatTopic } from '#server/platform/realtime/topics.ts'
import { messageJson } from './presenter.ts'
import { changeMessage, countRevisions, findMessage, type MessageRow } from './repository.ts'

export async function announceChange(
  tx: Tx,
  message: MessageRow,
  change: Omit<Parameters<typeof changeMessage>[2], 'revision'>,
): Promise<MessageRow> {
  const channel = message.channel as ChatChannel // a foreign key to the list of channels
  await changeMessage(tx, message.id, { ...change, revision: await countRevisions(tx, channel, 1) })
  const changed = await findMessage(tx, message.id)
  if (!changed) throw new Error('a message vanished under its lock')
  await publish(tx, { topic: chatTopic(channel), event: 'message', payload: messageJson(changed) })
  return changed
}
