/** What `AbortSignal.timeout` and `AbortSignal.any` do together; the oldest browsers that we carry know neither. */
export function abortAfter(limitMs: number, earlier?: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const end = () => {
    clearTimeout(timer)
    ending.abort()
  }
  const timer = setTimeout(end, limitMs)
  if (earlier?.aborted) end()
  earlier?.addEventListener('abort', end, { once: true })
  return ending.signal
}
