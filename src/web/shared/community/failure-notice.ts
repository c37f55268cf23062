/** What is shown when a text was not taken: the reason, where the server gave one. */
import { communityWritingTexts } from '#texts/community/community-writing.ts'
import { showToast } from '#web/ui/toast-store.ts'

export function showWritingFailure(code: string, failure: { title: string; description: string }): void {
  const description = communityWritingTexts.refusals[code] ?? failure.description
  showToast({ variant: 'destructive', title: failure.title, description })
}
