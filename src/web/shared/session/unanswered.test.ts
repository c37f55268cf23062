import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { unansweredCode } from './unanswered.ts'

test.each([
  [new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
  [new AuthRetryableFetchError('Service Unavailable', 503), 'unexpected_failure'],
  [new AuthRetryableFetchError('Bad Gateway', 502), 'unexpected_failure'],
  [new AuthApiError('no', 400, 'invalid_credentials'), null],
])('%s is told as %s', (error, code) => {
  expect(unansweredCode(error)).toBe(code)
})
