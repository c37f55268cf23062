/** A collector of traces on this machine: takes OTLP/HTTP in JSON and keeps the spans. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
}
type WireSpan = Omit<ReceivedSpan, 'attributes'> & { attributes: { key: string; value: object }[] }
type WireBody = { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }

/** @param answer.status what the collector says to each batch */
export async function startOtlpReceiver(answer: { status: number } = { status: 200 }) {
  const spans: ReceivedSpan[] = []
  const requests: { path: string; authorization: string | undefined; text: string }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, text })
    const body = JSON.parse(text) as WireBody
    for (const { scopeSpans } of body.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(readSpan))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function readSpan({ attributes, ...span }: WireSpan): ReceivedSpan {
  return {
    ...span,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  }
}
