import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  ['http://localhost:3000', true],
  ['http://loja.localhost:3000', true],
  ['https://LOCALHOST', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.9.9.9', true],
  ['http://[::1]:3000', true],
  ['https://www.loja.example', false],
  ['http://loja.example', false],
  ['http://localhost.loja.example', false],
  ['http://fakelocalhost', false],
  ['http://127.0.0.1.loja.example', false],
  ['http://128.0.0.1', false],
  ['http://192.168.0.7:3000', false],
  ['http://0.0.0.0:3000', false],
  ['http://[::2]', false],
  ['http://localhost@loja.example', false],
])('at %s the test provider runs without being asked for: %s', (address, isRunning) => {
  const load = () => loadConfig({ SITE_URL: address })
  if (isRunning) expect(load().stripe).toBeNull()
  else expect(load).toThrow(/SITE_URL.*STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET.*PAYMENTS=sandbox/)
})

test('with no setting at all the test provider runs, on any port', () => {
  expect(loadConfig({}).stripe).toBeNull()
  expect(loadConfig({ PORT: '8080', SITE_URL: '' }).stripe).toBeNull()
})

test('at a public address it runs where it is named, and real keys need no word', () => {
  const SITE_URL = 'https://www.loja.example'
  expect(loadConfig({ SITE_URL, PAYMENTS: 'sandbox' }).stripe).toBeNull()
  expect(loadConfig({ SITE_URL, ...STRIPE }).stripe).toMatchObject({ secretKey: 'sk_live_1' })
})

test.each(['https://www.loja.example', 'http://localhost:3000'])(
  'at %s, keys and the test provider together contradict each other',
  (address) => {
    expect(() => loadConfig({ SITE_URL: address, PAYMENTS: 'sandbox', ...STRIPE })).toThrow(
      /PAYMENTS=sandbox.*STRIPE_SECRET_KEY.*contradict/,
    )
  },
)

test.each(['Sandbox', 'stripe', 'on'])('PAYMENTS=%s is no provider that can be named', (value) => {
  expect(() => loadConfig({ PAYMENTS: value })).toThrow('PAYMENTS must be sandbox')
})
