/** Corrects in a process of its own, so that time and memory are the corrector's alone. Prints one line of JSON. */

import { createEssayCorrector } from '#server/writing/correction/open-corrector.ts'
import { ESSAY } from '#tests/support/corrector.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const megabytes = () => process.memoryUsage().rss / 2 ** 20

const memoryBefore = megabytes()
const startedAt = performance.now()
const corrector = createEssayCorrector()
const { counts } = await corrector.correct(ESSAY)
const firstMs = performance.now() - startedAt
for (let warm = 0; warm < 20; warm += 1) await corrector.correct(ESSAY)
const timesMs: number[] = []
const until = performance.now() + SECONDS * 1000
while (performance.now() < until) {
  const from = performance.now()
  await corrector.correct(ESSAY)
  timesMs.push(performance.now() - from)
}
timesMs.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    lines: counts.lines,
    firstMs: Math.round(firstMs),
    medianMs: Math.round((timesMs[Math.floor(timesMs.length / 2)] ?? 0) * 10) / 10,
    perSecond: Math.round(timesMs.length / SECONDS),
    memoryMb: Math.round(megabytes() - memoryBefore),
  }),
)
