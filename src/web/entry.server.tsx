/** Renders a page whole before it is sent: it is hashed, kept and compressed afterwards (server/pages). */
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { STYLES_PLACE, styleSheet } from '#web/styles/document-styles.ts'
import { InlineMark } from './inline-mark.ts'
import { pageQueries } from './page-queries.ts'
import { pageServices } from './page-services.ts'
import { refusalReason } from './refusal-reason.ts'

export { pageQueries, pageServices }

/** Put into each page after its rendering. */
export const pageStyles = { place: STYLES_PLACE, sheet: styleSheet }

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let status = responseStatusCode
  const nonce = loadContext.get(pageServices).inlineMark
  const page = (
    <InlineMark value={nonce}>
      <ServerRouter
        context={ofThisPage(routerContext)}
        url={request.url}
        {...(nonce === undefined ? {} : { nonce })}
      />
    </InlineMark>
  )
  const stream = await renderToReadableStream(page, {
    ...(nonce === undefined ? {} : { nonce }),
    // Of a page that is whole nothing is to be put in its place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError() {
      status = 500
    },
  })
  await stream.allReady
  responseHeaders.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers: responseHeaders })
}

/** The router would build every page's routes anew for each page; only those on the way to this one are rendered. */
function ofThisPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  )
  return { ...context, manifest: { ...manifest, routes } }
}

/** The one place where the router tells of what went wrong: to the server's log, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { reportFailure, reportRefusal } = context.get(pageServices)
  const reason = refusalReason(error)
  if (reason) reportRefusal({ method: request.method, path: new URL(request.url).pathname, reason })
  else reportFailure(error)
}
