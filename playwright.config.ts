import { defineConfig, devices } from '@playwright/test'
import { FEATURE_IDS } from '#domain/site/features.ts'
import { makeFastFolder } from '#tests/support/fast-folder.ts'
import { newProviderKey, providerEntry } from '#tests/support/provider-client.ts'

/** The workers read this file again and must see the same ports and directories as the first reading. */
process.env['E2E_PORT'] ??= String(firstPort())
process.env['E2E_DATA_DIR'] ??= makeFastFolder()
process.env['E2E_OFF_DATA_DIR'] ??= makeFastFolder()
const port = Number(process.env['E2E_PORT'])
const isOurs = process.env['E2E_BASE_URL'] === undefined
const baseURL = process.env['E2E_BASE_URL'] ?? addressOf(port)
/** Where every feature is off and no sign-in provider is named, for `withFeaturesOff` (tests/e2e/support/journey.ts). */
const offPort = port + 1
if (isOurs) process.env['E2E_OFF_BASE_URL'] = addressOf(offPort)
/** Where tests/e2e/account/social-login.spec.ts starts a sign-in provider; on the next port never anybody answers. */
if (isOurs) process.env['E2E_PROVIDER_PORT'] ??= String(port + 2)
process.env['E2E_PROVIDER_KEY'] ??= newProviderKey()

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  // Two cores are busy with three: a journey also waits, for its server and for what moves on the screen.
  workers: 3,
  retries: 0,
  // How long a journey is waited for that stands still, not how long one may take: a loaded machine is no fault.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Requests that a worker answers pass by the tests' own answers; tests/e2e/site/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Recording every journey for the few that fail costs minutes: TRACE=1 records those that are looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(isOurs
    ? {
        webServer: [
          productAt(port, process.env['E2E_DATA_DIR'], { OIDC_PROVIDERS: providers() }),
          productAt(offPort, process.env['E2E_OFF_DATA_DIR'], { FEATURES_OFF: FEATURE_IDS.join(',') }),
        ],
      }
    : {}),
})

/**
 * The first of four. Under 32768, from where on Linux gives ports to connections: one of thousands that a suite opens
 * may hold any port above it.
 */
function firstPort(): number {
  return 20_000 + 4 * (process.pid % 3_000)
}

function addressOf(portOfServer: number): string {
  return `http://127.0.0.1:${portOfServer}`
}

function providers(): string {
  const port = Number(process.env['E2E_PROVIDER_PORT'])
  return JSON.stringify([
    providerEntry(`http://localhost:${port}`),
    providerEntry(`http://localhost:${port + 1}`, { name: 'escola', displayName: 'Escola' }),
  ])
}

function productAt(portOfServer: number, dataDir: string, env: Record<string, string>) {
  const url = addressOf(portOfServer)
  return {
    command: 'node_modules/.bin/node build/product/main.js',
    url: `${url}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // Warnings only (LOG_LEVEL): what a journey that failed by chance has to say.
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      ENV_FILE: '',
      NODE_ENV: 'production',
      PORT: String(portOfServer),
      SITE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...env,
    },
  } as const
}
