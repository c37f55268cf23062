/** Makes public/sounds/: two struck notes for an unlocked badge, computed here, so that the sound is our own. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RATE_HZ = 16_000
const SECONDS = 0.9
const PEAK = 0.35
/** A fourth upwards: E5, A5. */
const NOTES = [
  { frequencyHz: 659.26, startSeconds: 0 },
  { frequencyHz: 880, startSeconds: 0.14 },
] as const

const samples = Int16Array.from({ length: RATE_HZ * SECONDS }, (_, index) => {
  const seconds = index / RATE_HZ
  const sum = NOTES.reduce((level, { frequencyHz, startSeconds }) => {
    const age = seconds - startSeconds
    return age < 0 ? level : level + struck(frequencyHz, age)
  }, 0)
  const fade = Math.min(1, (SECONDS - seconds) / 0.1)
  return Math.round(sum * fade * PEAK * 0x7f_ff)
})

const folder = join(import.meta.dirname, '../public/sounds')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'conquista.wav'),
  Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]),
)

/** A small bell: three partials that die away, the higher the sooner. */
function struck(frequencyHz: number, ageSeconds: number): number {
  const attack = Math.min(1, ageSeconds / 0.004)
  const partial = (multiple: number, level: number, decay: number) =>
    level * Math.exp(-decay * ageSeconds) * Math.sin(2 * Math.PI * frequencyHz * multiple * ageSeconds)
  return attack * (partial(1, 0.7, 5) + partial(2, 0.2, 8) + partial(3.01, 0.1, 13))
}

/** RIFF, one channel of 16 bits. */
function header(byteLength: number): Buffer {
  const buffer = Buffer.alloc(44)
  buffer.write('RIFF', 0)
  buffer.writeUInt32LE(36 + byteLength, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(1, 22)
  buffer.writeUInt32LE(RATE_HZ, 24)
  buffer.writeUInt32LE(RATE_HZ * 2, 28)
  buffer.writeUInt16LE(2, 32)
  buffer.writeUInt16LE(16, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(byteLength, 40)
  return buffer
}
