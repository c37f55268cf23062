/** The sockets of the chat on the product's own server, told by identity who sits behind each. */
import type { Server } from 'node:http'
import type { AppContext } from './context.ts'
import { findViewer, readBearer } from './identity/authenticate.ts'
import { type Realtime, serveRealtime } from './platform/realtime/realtime-server.ts'

type Listening = Pick<AppContext, 'config' | 'db' | 'direct' | 'keys' | 'logger' | 'now' | 'pool'>

export function attachRealtime(server: Server, context: Listening): Realtime {
  return serveRealtime(server, context, {
    read: (token) => readBearer(context, `Bearer ${token}`),
    find: (token) => findViewer(context, `Bearer ${token}`),
  })
}
