import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { strikeWith, type Target } from '../soak/faults/fault.ts'
import { startMailServer } from '../soak/mail-server.ts'
import { planFaults } from '../soak/settings.ts'
import { createWaits, drawWaits } from '../soak/waits.ts'

const NO_TARGET = {} as Target

test('a fault that breaks off is a difference with its reason, and the soak goes on', async () => {
  const strike = () => Promise.reject(new Error('mount: permission denied'))
  expect(await strikeWith({ name: 'full disk', strike }, NO_TARGET)).toStrictEqual({
    said: 'broke off',
    differences: ['the fault itself broke off: Error: mount: permission denied'],
  })
})

test('a fault that is done says what was seen', async () => {
  const struck = { said: 'done', differences: [] }
  expect(await strikeWith({ name: 'any', strike: async () => struck }, NO_TARGET)).toBe(struck)
})

const aFault = (name: string, needsMs = 0) => ({ name, needsMs, strike: () => Promise.reject(new Error()) })

test.each([
  ['each has a slot, and one before them warms up', 3, '', ['cut mail', 'kill', 'silence'], 45_000],
  ['a slot is a minute at most', 30, '', ['cut mail', 'kill', 'silence'], 60_000],
  ['one that needs more than its slot is left out', 2.9, '', ['cut mail', 'kill'], 58_000],
  ['only those that are named', 1, 'kill, mail', ['cut mail', 'kill'], 20_000],
])('%s', (_, minutes, names, expected, slotMs) => {
  const all = [aFault('cut mail'), aFault('kill'), aFault('silence', 45_000)]
  const planned = planFaults(all, minutes * 60_000, names)
  expect(planned.faults.map(({ name }) => name)).toEqual(expected)
  expect(planned.slotMs).toBe(slotMs)
})

test('a plan without any fault is refused', () => {
  expect(() => planFaults([aFault('kill')], 60_000, 'flood')).toThrow('leave no fault')
})

test('a recipient that hangs is taken and then not answered, and another one is served beside', async () => {
  const mail = await startMailServer()
  try {
    mail.hang(1)
    const [hung, served] = [
      await writeTo(mail.url, 'a@example.com'),
      await writeTo(mail.url, 'b@example.com'),
    ]
    await expect.poll(() => served.heard()).toContain('250 taken')
    expect(hung.heard()).not.toContain('354')
    expect([mail.hanging(), ...mail.taken]).toEqual([1, ['b@example.com', 1]])

    expect(mail.recover()).toEqual({ recipients: 1 })
    const again = await writeTo(mail.url, 'a@example.com')
    await expect.poll(() => again.heard()).toContain('250 taken')
    hung.socket.destroy()
    await expect.poll(mail.hanging).toBe(0)
  } finally {
    await mail.close()
  }
})

/** All that a sender says, without waiting; its Message-ID is the address. */
async function writeTo(url: string, address: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let heard = ''
  socket.on('data', (text) => (heard += text)).on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `EHLO x\r\nMAIL FROM:<x@x>\r\nRCPT TO:<${address}>\r\nDATA\r\nMessage-ID: <${address}>\r\n.\r\n`,
  )
  await expect.poll(() => heard).toContain('250 fine')
  return { socket, heard: () => heard }
}

test('an act is timed apart when any part of it met a fault', async () => {
  let now = 0
  const waits = createWaits(() => now)
  const act = (name: string, lasts: number) => {
    const end = waits.begin(name)
    now += lasts
    end()
  }
  for (let ms = 1; ms <= 200; ms += 1) act('buy', ms)
  const endBegunBefore = waits.begin('chat')
  const fault = Promise.withResolvers<void>()
  const during = waits.during(fault.promise)
  act('buy', 5_000)
  const endBegunWithin = waits.begin('chat')
  now += 1_000
  fault.resolve()
  await during
  endBegunBefore()
  endBegunWithin()
  act('chat', 3)
  const rows = waits.rows()
  expect(rows).toEqual([
    {
      act: 'buy',
      quiet: { count: 200, median: 100, p99: 198, max: 200 },
      troubled: { count: 1, median: 5_000, p99: 5_000, max: 5_000 },
    },
    {
      act: 'chat',
      quiet: { count: 1, median: 3, p99: 3, max: 3 },
      troubled: { count: 2, median: 1_000, p99: 6_000, max: 6_000 },
    },
  ])
  const drawn = drawWaits([...rows, { act: 'learn', quiet: null, troubled: null }]).join('\n')
  expect(drawn).toContain('| buy | 200 | 100 ms | 198 ms | 200 ms | 1 | 5.0 s | 5.0 s | 5.0 s |')
  expect(drawn).toContain('| learn | 0 |  |  |  | 0 |  |  |  |')
  expect(drawn).toContain(`buy              ${'░'.repeat(8)} 198 ms`)
})
