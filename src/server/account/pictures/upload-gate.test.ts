import { expect, test } from 'vitest'
import { storageTexts } from '#texts/account/pictures.ts'
import { createUploadGate, type UploadGate } from './upload-gate.ts'

/** An upload that lasts until it is let go. */
function begin(gate: UploadGate, userId: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = gate.run(userId, () => promise)
  return {
    async end() {
      resolve()
      await done
    },
  }
}

const passes = (gate: UploadGate, userId: string) => gate.run(userId, async () => 'through')
const refused = (status: number) => ({
  status,
  code: 'SlowDown',
  message: storageTexts.busy,
  extra: { retry_after_seconds: 5 },
})

test('an account has three places, and each is free again when its upload ends', async () => {
  const gate = createUploadGate()
  const own = [begin(gate, 'ana'), begin(gate, 'ana')]
  expect(await passes(gate, 'ana')).toBe('through')
  own.push(begin(gate, 'ana'))
  await expect(passes(gate, 'ana')).rejects.toMatchObject(refused(429))
  expect(await passes(gate, 'beto')).toBe('through')
  await own[0]?.end()
  expect(await passes(gate, 'ana')).toBe('through')
  own.push(begin(gate, 'ana'))
  await expect(passes(gate, 'ana')).rejects.toMatchObject(refused(429))
})

test('all accounts have twelve places, and each is free again when its upload ends', async () => {
  const gate = createUploadGate()
  const eleven = Array.from({ length: 11 }, (_, at) => begin(gate, `account-${at}`))
  expect(await passes(gate, 'ana')).toBe('through')
  const twelfth = begin(gate, 'beto')
  await expect(passes(gate, 'ana')).rejects.toMatchObject(refused(503))
  await twelfth.end()
  expect(await passes(gate, 'ana')).toBe('through')
  for (const upload of eleven) await upload.end()
  const again = Array.from({ length: 12 }, (_, at) => begin(gate, `account-${at}`))
  await expect(passes(gate, 'ana')).rejects.toMatchObject(refused(503))
  for (const upload of again) await upload.end()
})

test('an upload that fails gives its places back, and one that is refused takes none', async () => {
  const gate = createUploadGate()
  for (let time = 0; time < 13; time += 1)
    await expect(gate.run('ana', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const own = [begin(gate, 'ana'), begin(gate, 'ana'), begin(gate, 'ana')]
  for (let time = 0; time < 13; time += 1)
    await expect(passes(gate, 'ana')).rejects.toMatchObject(refused(429))
  for (const upload of own) await upload.end()
  expect(await passes(gate, 'ana')).toBe('through')
})
