import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Corrected, CorrectionBody } from '#domain/writing/essay-wire.ts'
import { aStorage } from '#tests/support/browser-storage.ts'
import { addWaiting, dropAllWaiting, sendWaiting, waitingOf } from './waiting-versions.ts'

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

function aVersion(text: string, userId = 'ana') {
  const body: CorrectionBody = { essayId: 'e1', theme: { id: 'bullying' }, text, pastedCharacters: 0 }
  return { userId, body }
}

const texts = (userId: string) => waitingOf(userId).map(({ body }) => body.text)
// What was taken is only handed on.
const taken = ok({ essayId: 'e1' } as Corrected)

test('versions wait in their order, each once, each for its own account', () => {
  for (const version of [aVersion('a'), aVersion('b'), aVersion('a'), aVersion('c', 'bia')])
    addWaiting(version)
  expect([texts('ana'), texts('bia'), texts('caio')]).toEqual([['a', 'b'], ['c'], []])
  dropAllWaiting('ana')
  expect([texts('ana'), texts('bia')]).toEqual([[], ['c']])
})

test('they are sent one after the other, and what was taken waits no more', async () => {
  for (const text of ['a', 'b']) addWaiting(aVersion(text))
  addWaiting(aVersion('c', 'bia'))
  const sent: string[] = []
  const answer = await sendWaiting('ana', async ({ text }) => {
    sent.push(text)
    return taken
  })
  expect(answer).toEqual({ taken: [taken.value, taken.value], code: null })
  expect([sent, texts('ana'), texts('bia')]).toEqual([['a', 'b'], [], ['c']])
})

test('at the first that is refused the rest waits on', async () => {
  for (const text of ['a', 'b', 'c']) addWaiting(aVersion(text))
  const answer = await sendWaiting('ana', async ({ text }) => (text === 'a' ? taken : refuse('day_used_up')))
  expect(answer).toEqual({ taken: [taken.value], code: 'day_used_up' })
  expect(texts('ana')).toEqual(['b', 'c'])
})

test('what is not ours in the storage is no version, and a full storage says so', () => {
  localStorage.setItem('domine-a-redacao:sala:espera', '[1, {"userId": "ana"}, {"userId": 2, "body": {}}]')
  expect(waitingOf('ana')).toEqual([])
  localStorage.setItem('domine-a-redacao:sala:espera', '{')
  expect(waitingOf('ana')).toEqual([])
  vi.stubGlobal('localStorage', aStorage({ isFull: true }))
  expect(addWaiting(aVersion('a'))).toBe(false)
})
