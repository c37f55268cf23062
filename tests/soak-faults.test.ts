import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config/config.ts'
import { FileStoreError } from '#server/platform/files/file-store.ts'
import { createS3FileStore } from '#server/platform/files/s3-file-store.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { strikeWith, type Target } from '../soak/faults/fault.ts'
import { loseListeners } from '../soak/faults/lose-listeners.ts'
import { losePower } from '../soak/faults/lose-power.ts'
import { restartEachMinute } from '../soak/faults/rolling-restart.ts'
import { cutInTheMiddle } from '../soak/faults/slow-bucket.ts'
import { filesInBucket } from '../soak/kept-files.ts'
import { createLedger } from '../soak/ledger.ts'
import { startMailServer } from '../soak/mail-server.ts'
import { planFaults } from '../soak/settings.ts'
import { createWaits, drawWaits } from '../soak/waits.ts'

const NO_TARGET = {} as Target

test('a fault that breaks off is a difference with its reason, and the soak goes on', async () => {
  const strike = () => Promise.reject(new Error('mount: permission denied'))
  expect(await strikeWith({ strike }, NO_TARGET)).toStrictEqual({
    said: 'broke off',
    differences: ['the fault itself broke off: Error: mount: permission denied'],
  })
})

test('a fault that is done says what was seen', async () => {
  const struck = { said: 'done', differences: [] }
  expect(await strikeWith({ strike: async () => struck }, NO_TARGET)).toBe(struck)
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
  await waits.during(Promise.resolve(), 60_000)
  act('search', 9)
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
    { act: 'search', quiet: null, troubled: { count: 1, median: 9, p99: 9, max: 9 } },
  ])
  const drawn = drawWaits([...rows, { act: 'learn', quiet: null, troubled: null }]).join('\n')
  expect(drawn).toContain('| buy | 200 | 100 ms | 198 ms | 200 ms | 1 | 5.0 s | 5.0 s | 5.0 s |')
  expect(drawn).toContain('| learn | 0 |  |  |  | 0 |  |  |  |')
  expect(drawn).toContain(`buy              ${'░'.repeat(8)} 198 ms`)
})

test('a file that is cut in the middle fails on its way in and out, and is whole when asked for again', async () => {
  await using bucket = await startS3Server()
  const files = createS3FileStore(loadConfig({ S3_URL: bucket.url() }).s3!)
  const bytes = Buffer.alloc(300_000, 'a')
  await files.put('materials/whole.pdf', bytes)
  bucket.disturb = cutInTheMiddle
  await expect(files.put('materials/other.pdf', bytes)).rejects.toThrow(FileStoreError)
  await expect(files.get('materials/whole.pdf')).rejects.toThrow(FileStoreError)
  bucket.disturb = null
  const seen = filesInBucket(bucket)
  expect(await seen.list()).toEqual(['materials/whole.pdf'])
  expect(await seen.byteSizeOf('materials/whole.pdf')).toBe(bytes.length)
  expect(Buffer.compare((await files.get('materials/whole.pdf'))!, bytes)).toBe(0)
})

test('a rolling restart is right only where no call at its door was refused', async () => {
  const url = 'http://127.0.0.1:1'
  const ledger = createLedger()
  ledger.answersByDoor.set(url, 7)
  ledger.unanswered.push({ door: 'http://127.0.0.1:2', call: 'GET /elsewhere' })
  const restartOnce = () => {
    let exchanges = 0
    const exchanged = {
      url,
      exchange() {
        exchanges += 1
      },
      outcomes: () => ({ done: exchanges, stayed: 0 }),
      stop: async () => {},
      unaskedEnds: [],
    }
    return restartEachMinute(exchanged, ledger, () => exchanges > 0)
  }
  expect(await restartOnce()).toMatchObject({ differences: [] })
  ledger.unanswered.push({ door: url, call: 'GET /' })
  expect((await restartOnce()).differences).toEqual(['refused or cut off: GET /'])
})

const settingsOf = (fsync: string) => [
  { name: 'fsync', setting: fsync },
  { name: 'full_page_writes', setting: 'on' },
  { name: 'synchronous_commit', setting: 'on' },
]

test.each([
  ['on', []],
  ['off', ['fsync is not on']],
])('after a power loss the settings that make rows last are looked at: fsync %s', async (fsync, expected) => {
  const done: string[] = []
  let started = 0
  const query = async (text: string) => {
    started += 1
    return { rows: text.includes('pg_settings') ? settingsOf(fsync) : [{ at: new Date(started) }] }
  }
  const target = {
    doors: () => [],
    lastsMs: 2,
    network: { fallSilent: () => done.push('silent'), comeBack: () => done.push('back') },
    database: {
      losePower: () => done.push('lost') && null,
      givePower: async () => void done.push('given'),
    },
    pool: { query },
  }
  // The members that this fault asks for.
  const struck = await losePower.strike(target as unknown as Target)
  expect(done).toEqual(['silent', 'lost', 'given', 'back'])
  expect(struck.differences).toEqual(expected)
})

test.each([
  ['each door must tell what changed', { ended: 2, isOld: false }, null],
  ['one that tells what it had kept is found', { ended: 2, isOld: true }, 'told an old catalogue'],
  ['none that listens is found, too', { ended: 0, isOld: false }, 'no connection was found that listens'],
])('listening connections are ended: %s', async (_, { ended, isOld }, expected) => {
  let subtitle = 'as it was'
  const kept = JSON.stringify({ subtitle })
  const door = createServer((_request, response) => response.end(isOld ? kept : JSON.stringify({ subtitle })))
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const query = async (text: string, values: readonly string[]) => {
    if (text.startsWith('update')) subtitle = values[0]!
    return { rows: [{ subtitle: 'as it was', ended: String(ended) }] }
  }
  const { port } = door.address() as AddressInfo
  const target = { pool: { query }, doors: () => [`http://127.0.0.1:${port}`], lastsMs: 0 }
  // The members that this fault asks for.
  const { differences } = await loseListeners.strike(target as unknown as Target)
  expect(differences).toEqual(expected === null ? [] : [expect.stringContaining(expected)])
  expect(subtitle).toBe('as it was')
  door.close()
})
