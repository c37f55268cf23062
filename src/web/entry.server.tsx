/** Renders a page whole before it is sent: it is hashed, kept and compressed afterwards (server/pages). */
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { pageServices } from './page-services.ts'

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let status = responseStatusCode
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    onError() {
      status = 500
    },
  })
  await stream.allReady
  responseHeaders.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers: responseHeaders })
}
