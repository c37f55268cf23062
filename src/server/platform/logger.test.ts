import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  let text = ''
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  write(createLogger({ level: 'info', destination }))
  return JSON.parse(text)
}

test('of an error, its name, message, code and cause are written, and nothing that a library hung on it', () => {
  const error = Object.assign(new Error('gone', { cause: new TypeError('why') }), {
    code: '57P01',
    client: { password: 'secret' },
  })
  const { err } = logged((logger) => logger.error({ err: error }, 'lost'))
  expect(err).toEqual({
    type: 'Error',
    message: 'gone',
    code: '57P01',
    stack: expect.any(String),
    cause: { type: 'TypeError', message: 'why', stack: expect.any(String) },
  })
})

test('an e-mail or a password that somebody logs by mistake is hidden', () => {
  const line = logged((logger) =>
    logger.info({ email: 'ana@example.com', account: { password: 'x', email: 'a@b.c' } }, 'oops'),
  )
  expect(JSON.stringify(line)).not.toMatch(/ana@example|a@b\.c|"x"/)
})

test.each([
  [{ message: 'too slow', worker: 'w1' }, 'too slow'],
  ['away', 'away'],
  [null, 'null'],
])('what is thrown as %j tells its message', (thrown, message) => {
  expect(logged((logger) => logger.warn({ err: thrown }, 'lost'))['err']).toEqual({ message })
})
