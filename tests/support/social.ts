/** A sign-in at a provider as a browser goes through it: redirects followed by hand, cookies kept by host. */
import { type AccountClient, accountClient, newEmail } from './accounts.ts'
import type { ProviderPerson } from './sign-in-provider.ts'

export type Browser = { cookies: Map<string, Map<string, string>> }

export function aBrowser(): Browser {
  return { cookies: new Map() }
}

export function aPerson(request: ProviderPerson = {}): ProviderPerson {
  return { email: newEmail(), name: 'Rui Costa', ...request }
}

/** The button: the client's own address for it, and its verifier in the client's storage. */
export async function beginAtClient(
  app: { url: string },
  options: { provider?: string; redirectTo?: string } = {},
): Promise<{ client: AccountClient; url: string }> {
  const client = accountClient(app.url, { flowType: 'pkce' })
  const { data } = await client.auth.signInWithOAuth({
    // The client knows a list of names; ours come from the configuration.
    provider: (options.provider ?? 'google') as 'google',
    options: { redirectTo: options.redirectTo ?? `${app.url}/perfil`, skipBrowserRedirect: true },
  })
  if (!data.url) throw new Error('the client gave no address to begin at')
  return { client, url: data.url }
}

/** Opens an address and follows where it leads until an address begins with `until`. */
export async function browse(
  start: string,
  until: string,
  person: ProviderPerson | 'cancel',
  browser: Browser = aBrowser(),
): Promise<URL> {
  let address = new URL(start)
  for (let step = 0; step < 12; step++) {
    if (address.href.startsWith(until)) return address
    const isSignInPage = address.pathname.startsWith('/interaction/') && address.search === ''
    if (isSignInPage) address.search = signInFormOf(person).toString()
    const response = await openIn(browser, address)
    const location = response.headers.get('location')
    if (!location) throw new Error(`${response.status} at ${address}: ${await response.text()}`)
    address = new URL(location, address)
  }
  throw new Error(`the way from ${start} does not end`)
}

/** One request with this browser's cookies; redirects are not followed. */
export async function openIn(browser: Browser, address: URL | string): Promise<Response> {
  const { host } = new URL(address)
  const kept = browser.cookies.get(host) ?? new Map<string, string>()
  browser.cookies.set(host, kept)
  const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) kept.delete(name)
    else kept.set(name, value)
  }
  return response
}

/** From the button to the address that the browser ends at. */
export async function signInAtProvider(
  app: { url: string },
  person: ProviderPerson | 'cancel',
): Promise<{ client: AccountClient; end: URL }> {
  const { client, url } = await beginAtClient(app)
  return { client, end: await browse(url, `${app.url}/perfil`, person) }
}

/** … and on to the session. */
export async function aSocialStudent(app: { url: string }, person: ProviderPerson = aPerson()) {
  const { client, end } = await signInAtProvider(app, person)
  const { data, error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  if (error) throw new Error(`the sign-in of a test failed at ${end}`, { cause: error })
  return { client, ...data }
}

function signInFormOf(person: ProviderPerson | 'cancel'): URLSearchParams {
  const form = new URLSearchParams()
  if (person === 'cancel') form.set('cancel', '1')
  else {
    const { verified, ...texts } = person
    for (const [name, value] of Object.entries(texts)) form.set(name, value)
    form.set('verified', verified === false ? 'no' : 'yes')
  }
  return form
}
