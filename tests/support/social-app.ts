/** A server and a provider that know each other. */
import type { AppContext } from '#server/context.ts'
import { type ProviderOptions, startSignInProvider } from './sign-in-provider.ts'
import { startTestApp } from './test-app.ts'

/** @param env variables besides; `idTokenHoldsClaims: false` makes the provider tell the e-mail by userinfo alone */
export async function startSocialApp(
  env: Readonly<Record<string, string>> = {},
  options: ProviderOptions & { overrides?: Partial<AppContext> } = {},
) {
  const provider = await startSignInProvider(options)
  const app = await startTestApp({ OIDC_PROVIDERS: provider.setting(), ...env }, options.overrides)
  await provider.allow(app.url)
  return {
    app,
    provider,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}
