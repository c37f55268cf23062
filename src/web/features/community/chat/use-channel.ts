import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ChatChannel } from '#domain/community/chat-message.ts'
import { type ChannelState, type ChannelStore, createChannelStore } from './channel-store.ts'

/** The channel's store, open as long as its sheet is on the screen. */
export function useChannel(
  channel: ChatChannel,
  onSettings: () => void,
): { store: ChannelStore; state: ChannelState } {
  const [store] = useState(() => createChannelStore(channel, onSettings))
  const state = useSyncExternalStore(store.subscribe, store.current, store.current)
  useEffect(() => {
    store.open()
    return store.close
  }, [store])
  return { store, state }
}
