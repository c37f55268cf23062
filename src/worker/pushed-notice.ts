/**
 * What a notice by push says and opens (decision 0215): what the server has written, as far as it is of our shape. A push
 * that shows nothing would cost the site its permission, so there is always something to show.
 */

export type PushedNotice = {
  readonly title: string
  readonly body: string
  /** A later notice of the same tag takes the place of this one. */
  readonly tag: string
  /** On this site. */
  readonly path: string
}

const UNREADABLE: PushedNotice = {
  title: 'Domine a Redação',
  body: 'Há uma novidade para você.',
  tag: 'novidade',
  path: '/',
}

/** @param text what came with the push; null where nothing did */
export function noticeOf(text: string | null): PushedNotice {
  const { title, body, tag, path } = membersOf(text)
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return UNREADABLE
  return { title, body, tag, path: ownPath(path) }
}

/** @returns a path on this site, whatever is given */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'
}

function membersOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
