import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const SECRET = 'wJalrXUtnFEMI-not-for-the-log'
const WHOLE = `https://AKIA42:${SECRET}@s3.sa-east-1.amazonaws.com/minha-loja?region=sa-east-1`
const load = (url: string) => loadConfig({ S3_URL: url })

test('one address names service, bucket, region and key; style and downloads have a default', () => {
  const { s3 } = load(WHOLE)
  expect(s3).toMatchObject({
    endpoint: 'https://s3.sa-east-1.amazonaws.com',
    bucket: 'minha-loja',
    region: 'sa-east-1',
    accessKeyId: 'AKIA42',
    isPathStyle: true,
    isRedirecting: true,
  })
  expect(s3?.secretAccessKey()).toBe(SECRET)
  expect(load(`${WHOLE}&style=host&downloads=through`).s3).toMatchObject({
    isPathStyle: false,
    isRedirecting: false,
  })
})

test('without the variable files stay on this disk', () => {
  expect(loadConfig({}).s3).toBeNull()
})

test('a secret with / and + is written percent-encoded', () => {
  expect(load('http://k:a%2Fb%2Bc%25@127.0.0.1:9000/loja?region=auto').s3?.secretAccessKey()).toBe('a/b+c%')
})

test.each([
  ['nothing of an address', 'minha-loja', ['must have the form']],
  ['another scheme', `s3://AKIA42:${SECRET}@h/minha-loja?region=x`, ['must begin with https:// or http://']],
  ['no key', 'https://h.example/minha-loja?region=x', ['no access key', 'no secret']],
  ['no secret', 'https://AKIA42@h.example/minha-loja?region=x', ['no secret']],
  [
    'a badly encoded secret',
    `https://k:${SECRET}%@h.example/loja?region=x`,
    ['no secret, or one that is badly'],
  ],
  ['no bucket', `https://k:${SECRET}@h.example?region=x`, ['no bucket']],
  [
    'a folder within the bucket',
    `https://k:${SECRET}@h.example/loja/sub?region=x`,
    ['a bucket that is none'],
  ],
  ['a bucket of two letters', `https://k:${SECRET}@h.example/ab?region=x`, ['a bucket that is none']],
  ['no region', `https://k:${SECRET}@h.example/loja`, ['needs region=']],
  ['an unknown style', `${WHOLE}&style=dns`, ['needs style=path or style=host']],
  ['unknown downloads', `${WHOLE}&downloads=no`, ['needs downloads=redirect or downloads=through']],
  ['an unknown option', `${WHOLE}&acl=public`, ['it knows region, style, downloads']],
  ['an option twice', `${WHOLE}&region=us-east-1`, ['has region twice']],
  ['a number as a host name', `http://k:${SECRET}@127.0.0.1/loja?region=x&style=host`, ['style=host']],
  ['a mark', `${WHOLE}#x`, ['must not have a #']],
  ['all at once', 'https://h.example?style=x', ['access key', 'secret', 'bucket', 'region', 'style']],
])('%s is refused by name, and the secret is not repeated', (_case, url, problems) => {
  expect(() => load(url)).toThrow(/S3_URL/)
  for (const problem of problems) expect(() => load(url)).toThrow(problem)
  expect(() => load(url)).not.toThrow(new RegExp(SECRET))
})

test.each([
  ['abc', true],
  ['a'.repeat(63), true],
  ['a'.repeat(64), false],
  ['Abc', false],
  ['abc-', false],
])('the bucket %s is taken: %s', (bucket, isTaken) => {
  const loading = () => load(`https://k:${SECRET}@h.example/${bucket}?region=x`)
  if (isTaken) expect(loading).not.toThrow()
  else expect(loading).toThrow('a bucket that is none')
})

test('nobody prints the secret by printing the configuration', () => {
  const config = load(WHOLE)
  expect(JSON.stringify(config)).not.toContain(SECRET)
  expect(inspect(config, { depth: null })).not.toContain(SECRET)
})
