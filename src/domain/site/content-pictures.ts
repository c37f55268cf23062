/** Where the pictures of the owner's contents are; apart from their schemas, which the pages that show them need not load. */
import type { Ebook, StudentStory } from './site-contents.ts'

/** The picture of a story: drawn from its id, as avatars are. */
export function portraitUrl({ id: storyId }: Pick<StudentStory, 'id'>): string {
  return `/api/avatars/${storyId}.svg`
}

/** Null for an e-book without a cover. */
export function coverUrl({ cover }: Pick<Ebook, 'cover'>): string | null {
  return cover === null ? null : `/images/covers/${cover}-640.webp`
}
