/** What a process has used, as the kernel of Linux tells it. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { ranBy } from '../capacity/counters.ts'

test.runIf(process.platform === 'linux')('what a thread used stays counted when it has ended', async () => {
  const burned = `
    const { parentPort } = require('node:worker_threads')
    while (process.threadCpuUsage().user < 300_000);
    parentPort.once('message', () => process.exit())
    parentPort.postMessage('burned')`
  const before = ranBy(process.pid)
  const worker = new Worker(burned, { eval: true })
  await once(worker, 'message')
  const running = ranBy(process.pid).threadsMs - before.threadsMs
  const ended = once(worker, 'exit')
  worker.postMessage('end')
  await ended
  const over = ranBy(process.pid).threadsMs - before.threadsMs
  // 300, less two sums that are told in whole hundredths of a second.
  expect(running).toBeGreaterThan(280)
  expect(over).toBeGreaterThan(280)
})
