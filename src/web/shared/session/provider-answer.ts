/**
 * Whether this page was opened by a provider's answer (the server's GET callback leads here), and which provider the
 * person had chosen. Light: every page asks at its start; what follows is provider-return.ts.
 */

/** Our own key: the name that the notices say, kept in this tab until it comes back. */
const PROVIDER_KEY = 'domine-a-redacao-provider'

/** What the server and the client write into the address (docs/wire.md §2). */
const ANSWER_MEMBERS = ['code', 'error', 'error_code', 'error_description'] as const

export type ProviderAnswer = { readonly code: string } | { readonly refusalCode: string }

/** Null where nobody has answered. */
export function readProviderAnswer(search: string): ProviderAnswer | null {
  const members = new URLSearchParams(search)
  const refusalCode = members.get('error_code') ?? members.get('error')
  if (refusalCode) return { refusalCode }
  const code = members.get('code')
  return code ? { code } : null
}

/** The same address without the answer: it is used up, and nobody else is to see it. */
export function withoutProviderAnswer(href: string): string {
  const url = new URL(href)
  for (const name of ANSWER_MEMBERS) url.searchParams.delete(name)
  return url.href
}

export function rememberProvider(displayName: string): void {
  try {
    window.sessionStorage.setItem(PROVIDER_KEY, displayName)
  } catch {
    // Blocked storage: the notice then speaks of no name.
  }
}

/** The name, once; null where none was kept. */
export function takeRememberedProvider(): string | null {
  try {
    const displayName = window.sessionStorage.getItem(PROVIDER_KEY)
    window.sessionStorage.removeItem(PROVIDER_KEY)
    return displayName
  } catch {
    return null
  }
}
