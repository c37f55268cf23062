import { expect, test } from 'vitest'
import { readDatabaseUrl } from './database-url.ts'

const AT = 'postgres://domine:p%40ss@db.example:5432/domine'
const read = (query: string) =>
  readDatabaseUrl(`${AT}${query}`, (path) => {
    if (path === '/missing.pem') throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
    return path === '/key.pem' ? 'ssh-ed25519 AAAA' : '-----BEGIN CERTIFICATE-----'
  })

test.each([
  ['', ''],
  ['?application_name=x', '?application_name=x'],
  ['?sslmode=disable', '?sslmode=disable'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?sslmode=prefer', '?sslmode=verify-full'],
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?sslmode=verify-ca', '?sslmode=verify-full'],
  ['?sslmode=verify-full', '?sslmode=verify-full'],
  ['?sslmode=require&sslrootcert=system', '?sslmode=verify-full'],
  ['?sslmode=require&sslrootcert=/ca.pem', '?sslmode=verify-full&sslrootcert=%2Fca.pem'],
  ['?sslrootcert=/ca.pem', '?sslrootcert=%2Fca.pem&sslmode=verify-full'],
])('%s is read as %s', (query, meant) => {
  expect(read(query)).toEqual({ url: AT + meant })
})

test.each([
  ['?sslmode=on', /^sslmode must be one of prefer, require, /],
  ['?sslmode=', /^sslmode must be one of/],
  ['?sslmode=require&sslrootcert=/missing.pem', /^sslrootcert cannot be read: \/missing\.pem \(ENOENT\)$/],
  ['?sslmode=require&sslrootcert=/key.pem', /^sslrootcert holds no certificate: \/key\.pem$/],
])('%s is refused in words', (query, fault) => {
  expect(read(query)).toEqual({ fault: expect.stringMatching(fault) })
})
