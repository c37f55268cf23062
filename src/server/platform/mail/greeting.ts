/**
 * How a mail speaks to its reader. The name may be what a stranger typed on a payment page beside somebody else's
 * address: what no account may be called is left out (product §10 Community and moderation).
 */
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import { isPersonName } from '#domain/account/person-name.ts'
import { mailTexts } from '#texts/shared/mail.ts'

export function greetingOf(name: string | null): string {
  return mailTexts.greeting(name !== null && isPersonName(name, REFUSED_WORDS) ? name : null)
}
