/**
 * Answers of the store API from memory, before anything else runs (decision 0304): what one address was answered
 * is what the next one who asks it gets, until the catalogue changes. They are the same for everybody; who says who he is
 * goes the long way all the same, so that nothing here can ever depend on it.
 */
import { sendKept } from '#server/platform/http/kept-answer.ts'
import type { NodeListener } from '#server/platform/http/node-listener.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

const STORE = '/store/'

export function answerKeptCalls(cache: Pick<CatalogueCache, 'at'>, listener: NodeListener): NodeListener {
  return (request, response) => {
    const { method, url = '' } = request
    const mayBeKept = url.startsWith(STORE) && (method === 'GET' || method === 'HEAD')
    const kept = mayBeKept ? cache.at(url) : undefined
    if (!kept || request.headers.authorization !== undefined) return listener(request, response)
    sendKept(kept, request, response)
  }
}
