/** The journeys' sign-in provider as a process of its own, started by playwright.config.ts beside the product. */
import { startSignInProvider } from '#tests/support/sign-in-provider.ts'

const provider = await startSignInProvider({ port: Number(process.env['E2E_PROVIDER_PORT']) })
await provider.allow(process.env['E2E_SITE_URL'] ?? '')
process.once('SIGTERM', () => void provider[Symbol.asyncDispose]())
