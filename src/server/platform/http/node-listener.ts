/** What Node calls for each request: layers that go around one another take and give this. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void
