import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

/** The workers read this file again and must see the same port and directory as the first reading. */
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000))
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'domine-e2e-'))
const port = process.env['E2E_PORT']
const baseURL = process.env['E2E_BASE_URL'] ?? `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Requests that a worker answers pass by the tests' own answers; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
  ...(process.env['E2E_BASE_URL']
    ? {}
    : {
        webServer: {
          command: 'node_modules/.bin/node src/server/main.ts',
          url: `${baseURL}/readyz`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          stdout: 'ignore',
          stderr: 'pipe',
          env: {
            NODE_ENV: 'production',
            PORT: port,
            SITE_URL: baseURL,
            DATA_DIR: process.env['E2E_DATA_DIR'],
            LOG_LEVEL: 'warn',
            RATE_LIMITS: 'off',
          },
        },
      }),
})
