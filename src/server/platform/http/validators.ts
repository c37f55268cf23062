/** Does the caller hold the newest version already (RFC 9110 §13)? */

/** Validators come in a list, and proxies that compress mark them as weak. @param header If-None-Match */
export function namesValidator(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const named = part.trim()
    return named === '*' || named.replace(/^W\//, '') === etag
  })
}
