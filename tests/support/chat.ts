/** What tests of the chat begin with: servers with sockets, people who write, and listeners as the real client makes them. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import type { AccountAgeBand } from '#domain/account/age.ts'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { attachRealtime } from '#server/realtime.ts'
import { aSignedUpStudent, type SignedUpStudent } from './accounts.ts'
import { startSecondProcess } from './second-process.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const PATIENCE_MS = 20_000

/** Waits for what happens in the background; the state decides, not the time. */
export async function until(isSo: () => Promise<boolean> | boolean, what = 'it'): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`${what} did not become so`)
    await sleep(10)
  }
}

/** A server with its sockets. */
export async function startChatApp(...how: Parameters<typeof startTestApp>): Promise<TestApp> {
  return withSockets(await startTestApp(...how))
}

/** Another one on the same database. */
export async function startSecondChatApp(first: TestApp): Promise<TestApp> {
  return withSockets(await startSecondProcess(first))
}

async function withSockets(app: TestApp): Promise<TestApp> {
  const realtime = attachRealtime(app.server, app.context)
  await realtime.listening
  app.context.telemetry.attach({ realtime: realtime.counts })
  return {
    ...app,
    async [Symbol.asyncDispose]() {
      await realtime.close()
      await app[Symbol.asyncDispose]()
    },
  }
}

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }
type Caller = { token?: string; cookie?: string; headers?: Record<string, string> }

/** A call of `/api`, with the raw answer. */
export async function callApi(
  app: { url: string },
  method: string,
  path: string,
  options: Caller & { body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}/api/${path}`, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  })
  const text = await response.text()
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

/** Writes a message; what is not given is made up. */
export function write(
  app: { url: string },
  request: { channel?: string; id?: string; text?: string } = {},
  caller: Caller = {},
): Promise<Answer> {
  const { channel = 'global', id = randomUUID(), text = 'Bom dia, turma!' } = request
  return callApi(app, 'POST', `chat/${channel}/messages`, { ...caller, body: { id, text } })
}

/** The message of a writing call's answer. */
export function messageOf({ body }: Answer): ChatMessage {
  return body['message'] as ChatMessage
}

/** A student who has said their age, as every sign-up by the form does. */
export async function aWriter(
  app: { url: string },
  request: { fullName?: string; ageBand?: AccountAgeBand } = {},
): Promise<SignedUpStudent & { token: string }> {
  const { terms, privacy } = DOCUMENT_VERSIONS
  const { fullName = 'Ana Silva', ageBand = '18-plus' } = request
  const student = await aSignedUpStudent(app, {
    data: { full_name: fullName, age_band: ageBand, terms_version: terms, privacy_version: privacy },
  })
  return { ...student, token: student.session.access_token }
}

/** A visitor who has written once, with the cookie that makes them the same person again. */
export async function aVisitor(app: { url: string }): Promise<{ cookie: string; message: ChatMessage }> {
  const answer = await write(app)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (answer.status !== 201 || !cookie) throw new Error(`a visitor could not write: ${answer.status}`)
  return { cookie, message: messageOf(answer) }
}

export async function history(app: { url: string }, query = '', channel = 'global'): Promise<ChatMessage[]> {
  const { body } = await callApi(app, 'GET', `chat/${channel}/messages${query}`)
  return body['messages'] as ChatMessage[]
}

export type Heard = { event: string; payload: Record<string, unknown> }
export type ChatListener = AsyncDisposable & {
  client: SupabaseClient
  channel: RealtimeChannel
  heard: Heard[]
  /** The texts of the messages, in the order of their arrival. */
  texts: () => string[]
}

/** Hears a channel by the real client of this wire. */
export async function aListener(
  app: { url: string },
  request: { topic?: string; token?: string } = {},
): Promise<ChatListener> {
  const client = realtimeClient(app, request.token)
  // Otherwise the client joins first and tells its token afterwards.
  await client.realtime.setAuth()
  const heard: Heard[] = []
  const channel = client
    .channel(request.topic ?? 'chat:global')
    .on('broadcast', { event: '*' }, ({ event, payload }) => void heard.push({ event, payload }))
  const status = await joined(channel)
  if (status !== 'SUBSCRIBED') throw new Error(`the listener could not join: ${status}`)
  return {
    client,
    channel,
    heard,
    texts: () =>
      heard.filter(({ event }) => event === 'message').map(({ payload }) => String(payload['text'])),
    async [Symbol.asyncDispose]() {
      await client.removeAllChannels()
    },
  }
}

export function realtimeClient(app: { url: string }, token?: string): SupabaseClient {
  return createClient(app.url, 'public', {
    // The client's own type asks for the browser's class; ws has the same members.
    realtime: { transport: WebSocket as never },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    ...(token === undefined ? {} : { accessToken: async () => token }),
  })
}

/** What the client says of its join: SUBSCRIBED, CHANNEL_ERROR … */
export function joined(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => channel.subscribe((status) => resolve(status)))
}
