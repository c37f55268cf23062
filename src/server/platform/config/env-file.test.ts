import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from './config.ts'
import { fillFromEnvFile } from './env-file.ts'
import { toldSettings } from './told-settings.ts'

function aFolder(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'domine-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (text !== undefined) writeFileSync(join(folder, '.env'), text)
  return folder
}

test('the file fills what the environment does not say, in the format of .env.example', () => {
  const folder = aFolder(
    '# note\nPORT=4000\nHOST=0.0.0.0\nMAIL_FROM=Loja <a@b.example>\nSMTP_URL="smtp://x#y"\n',
  )
  const environment: Record<string, string | undefined> = { PORT: '5000' }
  expect(fillFromEnvFile(environment, folder)).toBe(join(folder, '.env'))
  expect(environment).toEqual({
    PORT: '5000',
    HOST: '0.0.0.0',
    MAIL_FROM: 'Loja <a@b.example>',
    SMTP_URL: 'smtp://x#y',
  })
})

test('without a file nothing is read; ENV_FILE names another, and empty means none', () => {
  expect(fillFromEnvFile({}, aFolder())).toBeNull()
  const folder = aFolder('PORT=4000')
  const none = { ENV_FILE: '' }
  expect([fillFromEnvFile(none, folder), none]).toEqual([null, { ENV_FILE: '' }])
  writeFileSync(join(folder, 'shop.env'), 'PORT=4001')
  const other: Record<string, string> = { ENV_FILE: 'shop.env' }
  expect([fillFromEnvFile(other, folder), other['PORT']]).toEqual([join(folder, 'shop.env'), '4001'])
  expect(() => fillFromEnvFile({ ENV_FILE: 'gone.env' }, folder)).toThrow('which is not there')
  expect(() => fillFromEnvFile({ ENV_FILE: folder }, folder)).toThrow('cannot be read (EISDIR)')
})

const SECRETS = {
  DATABASE_URL: 'postgres://anna:hidden1@db.example:6432/shop?password=hidden2',
  SMTP_URL: 'smtps://anna:hidden3@mail.example:465',
  S3_URL: 'https://hidden4:hidden5@s3.example/books?region=sa-east-1',
  STRIPE_SECRET_KEY: 'sk_live_hidden6',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden7',
}

test('a start says where things are, and no secret', () => {
  const told = toldSettings(loadConfig(SECRETS), '/opt/domine/.env')
  expect(told).toEqual({
    settings: 'the environment, then /opt/domine/.env',
    database: 'postgres://db.example:6432/shop',
    connections: 'each process: 12',
    files: 'bucket books at https://s3.example',
    mail: 'smtps://mail.example:465',
    payments: 'Stripe',
  })
  expect(toldSettings(loadConfig({ DATA_DIR: '/d' }), null)).toEqual({
    settings: 'the environment alone',
    database: 'built in, /d/pg',
    connections: 'each process: 12',
    files: '/d/files',
    mail: 'not sent, in /d/outbox',
    payments: 'the built-in test provider, which takes no money',
  })
  const test = loadConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })
  expect(toldSettings(test, null)['payments']).toBe('Stripe with test keys, which take no money')
})

test('a start tells a pool from the server behind it, and how many connections each must take', () => {
  const told = toldSettings(
    loadConfig({
      ...SECRETS,
      DATABASE_DIRECT_URL: 'postgres://anna:hidden3@server.example/shop?password=hidden4',
    }),
    null,
  )
  expect([told['database'], told['connections']]).toEqual([
    'postgres://db.example:6432/shop, a pool; what needs a session: postgres://server.example/shop',
    'each process: 10 to the pool, 7 direct ones',
  ])
})

test('a start tells the copy that it reads from, and what that must take', () => {
  const told = toldSettings(
    loadConfig({ ...SECRETS, DATABASE_READ_URL: 'postgres://anna:hidden3@copy.example/shop' }),
    null,
  )
  expect([told['database'], told['connections']]).toEqual([
    'postgres://db.example:6432/shop; a copy to read from: postgres://copy.example/shop',
    'each process: 12, 11 to the copy',
  ])
})
