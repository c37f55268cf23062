import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderGate } from './render-gate.ts'

/** Work that ends when it is told to. */
function works() {
  const running: (() => void)[] = []
  let begun = 0
  return {
    begun: () => begun,
    work: () => {
      begun += 1
      return new Promise<string>((resolve) => running.push(() => resolve('made')))
    },
    async endOne() {
      running.shift()?.()
      for (let i = 0; i < 3; i++) await turn()
    },
  }
}

test('a few run, a few wait in their order, and beyond them there is no room', async () => {
  const gate = createRenderGate({ running: 2, waiting: 1, client: null })
  const { work, begun, endOne } = works()
  const [first, second, third] = [gate.run('a', work), gate.run('a', work), gate.run('a', work)]
  expect([first, second, third].every((one) => one !== null)).toBe(true)
  expect(gate.run('a', work)).toBeNull()
  expect(begun()).toBe(2)
  await endOne()
  expect(await first).toBe('made')
  expect(begun()).toBe(3)
  expect(gate.run('a', work)).not.toBeNull()
  for (let i = 0; i < 3; i++) await endOne()
  expect(begun()).toBe(4)
})

test('known work begins before what waits, in its order, and is never refused', async () => {
  const gate = createRenderGate({ running: 1, waiting: 1, client: null })
  const begun: string[] = []
  const { work, endOne } = works()
  const as = (name: string) => () => {
    begun.push(name)
    return work()
  }
  const made = [gate.run('a', as('strange')), gate.run('a', as('waiting'))]
  expect(gate.run('a', as('refused'))).toBeNull()
  made.push(gate.run(null, as('known')), gate.run(null, as('known too')))
  expect(made).not.toContain(null)
  for (let i = 0; i < 4; i++) await endOne()
  expect(begun).toEqual(['strange', 'known', 'known too', 'waiting'])
  expect(await Promise.all(made)).toEqual(['made', 'made', 'made', 'made'])
})

test('known work asks for no share of its address', async () => {
  const gate = createRenderGate({ running: 1, waiting: 0, client: { burst: 1, perSecond: 1 } })
  const { work, endOne } = works()
  const strange = gate.run('a', work)
  expect(gate.run('a', work)).toBeNull()
  const known = gate.run(null, work)
  expect(known).not.toBeNull()
  for (let i = 0; i < 2; i++) await endOne()
  expect(await Promise.all([strange, known])).toEqual(['made', 'made'])
})

test('work that fails leaves its place to the next', async () => {
  const gate = createRenderGate({ running: 1, waiting: 0, client: null })
  await expect(gate.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await turn()
  await turn()
  expect(await gate.run('a', async () => 'made')).toBe('made')
})

test('one address takes its share and no more, and gets it back with time; others are not concerned', async () => {
  const clock = { ms: 0 }
  const bounds = { running: 10, waiting: 0, client: { burst: 2, perSecond: 1 } }
  const gate = createRenderGate(bounds, () => clock.ms)
  const ask = async (client: string) => {
    const made = await gate.run(client, async () => 'made')
    await turn()
    return made
  }
  expect([await ask('a'), await ask('a'), await ask('a')]).toEqual(['made', 'made', null])
  expect(await ask('b')).toBe('made')
  clock.ms = 999
  expect(await ask('a')).toBeNull()
  clock.ms = 1000
  expect([await ask('a'), await ask('a')]).toEqual(['made', null])
  clock.ms = 3_600_000
  expect([await ask('a'), await ask('a'), await ask('a')]).toEqual(['made', 'made', null])
})

test('asking whether there is room takes nothing', async () => {
  const clock = { ms: 0 }
  const gate = createRenderGate(
    { running: 1, waiting: 0, client: { burst: 1, perSecond: 1 } },
    () => clock.ms,
  )
  for (let i = 0; i < 3; i++) expect(gate.hasRoom('a')).toBe(true)
  expect(await gate.run('a', async () => 'made')).toBe('made')
  await turn()
  expect(gate.hasRoom('a')).toBe(false)
  expect(gate.hasRoom('b')).toBe(true)
  const { work } = works()
  void gate.run('b', work)
  // Nobody has room while all places are taken.
  expect(gate.hasRoom('c')).toBe(false)
})
