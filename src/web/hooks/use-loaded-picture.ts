import { useState } from 'react'

/** A picture's address until it turns out that nothing can be shown from there; then null, until there is another. */
export function useLoadedPicture(url: string | null): { url: string | null; onError: () => void } {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return { url: url === failedUrl ? null : url, onError: () => setFailedUrl(url) }
}
