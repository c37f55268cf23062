/** A local stand-in for a service that speaks OpenAI's chat completions: it answers as a test says, and keeps what it got. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const REVIEWER_KEY = 'sk-chave-de-teste-4711'

export type ReviewerRequest = {
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was sent
  body: any
}
/** What the service does with one request; a string is the whole body of a 200. */
export type Behaviour = string | ((response: ServerResponse, request: ReviewerRequest) => void)

export type ReviewerServer = AsyncDisposable & {
  readonly env: Readonly<Record<string, string>>
  readonly requests: ReviewerRequest[]
  /** Of the next requests, in their order; the last one stays. */
  behave: (...behaviours: Behaviour[]) => void
}

export async function startReviewerServer(port = 0): Promise<ReviewerServer> {
  const requests: ReviewerRequest[] = []
  let behaviours: Behaviour[] = [saying([])]
  const server = createServer(async (message, response) => {
    let text = ''
    for await (const chunk of message) text += String(chunk)
    const request = { path: message.url ?? '', headers: message.headers, body: JSON.parse(text) as unknown }
    requests.push(request)
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? ''
    if (typeof behaviour === 'function') return behaviour(response, request)
    response.writeHead(200, { 'content-type': 'application/json' }).end(behaviour)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      REVIEWER_URL: `${url}/v1`,
      REVIEWER_API_KEY: REVIEWER_KEY,
      REVIEWER_MODEL: 'modelo-de-teste',
      REVIEWER_NAME: 'Serviço de Teste',
    },
    requests,
    behave(...next) {
      behaviours = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The body of an answer whose message is this text. */
export function writing(content: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  })
}

/** The body of a good answer. */
export function saying(comments: readonly { quote: string; comment: string }[]): string {
  return writing(JSON.stringify({ comments }))
}

export function failing(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => void response.writeHead(status, headers).end('{"error":{"message":"não agora"}}')
}
