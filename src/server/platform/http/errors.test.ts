import { expect, test } from 'vitest'
import { isUnavailable } from './errors.ts'

/** As the driver hands on what the database or a pooler says. */
const told = (code: string, severity: string) => Object.assign(new Error('x'), { code, severity })

test.each([
  ['a pooler whose server is away', told('08P01', 'FATAL'), true],
  ['a mistake of ours in the protocol', told('08P01', 'ERROR'), false],
  ['a database that shuts down', told('57P01', 'FATAL'), true],
  ['a statement that took too long', told('57014', 'ERROR'), true],
  ['two that block each other', told('40P01', 'ERROR'), true],
  ['a full disk', told('53100', 'ERROR'), true],
  ['a second row of the same key', told('23505', 'ERROR'), false],
  ['nobody who listens', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  ['a missing module', Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' }), false],
  ['a cut connection', new Error('Connection terminated unexpectedly'), true],
  ['anything else', new Error('x is not a function'), false],
])('whether the caller may try again: %s', (_, error, isSo) => {
  expect(isUnavailable(error)).toBe(isSo)
})
