/** What is shown when a text was not taken: the reason, where the server gave one. */
import { showToast } from '#web/ui/toast-store.ts'

type Failure = {
  readonly title: string
  /** For what has no reason of its own. */
  readonly description: string
  /** What this place says of the server's codes, before what all say alike. */
  readonly reasons?: Readonly<Record<string, string>>
}

export async function showWritingFailure(
  code: string,
  { title, description, reasons = {} }: Failure,
): Promise<void> {
  const reason = reasons[code] ?? (await commonReason(code))
  showToast({ variant: 'destructive', title, description: reason ?? description })
}

async function commonReason(code: string): Promise<string | undefined> {
  const texts = await import('#texts/community/writing-refusals.ts').catch(() => null)
  return texts?.writingRefusalTexts[code]
}
