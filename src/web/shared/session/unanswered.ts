/** The account client gives one name to no answer at all and to one of a server or proxy that cannot serve now. */

type ClientError = { readonly name: string; readonly status?: number | undefined }

/** @returns the code of the sentence that people read; null for every other error */
export function unansweredCode({ name, status }: ClientError): 'unreachable' | 'unexpected_failure' | null {
  if (name !== 'AuthRetryableFetchError') return null
  return status ? 'unexpected_failure' : 'unreachable'
}
