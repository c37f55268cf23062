/**
 * Fifteen seconds in which whatever goes between the product and its database is swallowed: nothing is closed, nothing
 * comes. Each door says that it is not ready, and answers in words those who ask; afterwards each serves again.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { STATEMENT_PATIENCE_MS } from '#server/platform/db/connection-bounds.ts'
import { untilReady } from '../until-ready.ts'
import type { Fault } from './fault.ts'

const SILENT_MS = 15_000
/** Listening connections have noticed, and nothing is kept of the catalogue any more (decision 0130). */
const ASKED_AFTER_MS = 1_000
/** A statement is given up after 20 s, and waits for a connection for ten (src/server/platform/db/client.ts). */
const ANSWER_LIMIT_MS = 40_000
const READY_LIMIT_MS = 60_000

export const swallowPackets: Fault = {
  name: '15 s of swallowed packets',
  echoMs: STATEMENT_PATIENCE_MS,
  async strike({ network, doors, chance }) {
    network.fallSilent()
    const isAnswered = sleep(ASKED_AFTER_MS).then(() =>
      Promise.all(doors().map((door) => askInSilence(door, chance.below(1e6)))),
    )
    await sleep(SILENT_MS)
    network.comeBack()
    const backAt = performance.now()
    const ready = await Promise.all(doors().map((door) => untilReady(door, READY_LIMIT_MS)))
    const seconds = ((performance.now() - backAt) / 1000).toFixed(1)
    const answers = (await isAnswered).flat()
    return {
      said: `answered in words by all ${doors().length} doors, served again ${seconds} s later`,
      differences: [
        ...answers,
        ...doors()
          .filter((_, n) => !ready[n])
          .map((door) => `${door} is not ready ${READY_LIMIT_MS / 1000} s after the silence`),
      ],
    }
  },
}

/** @returns what was answered otherwise than it must be */
async function askInSilence(door: string, number: number): Promise<string[]> {
  const [ready, call, page] = await Promise.all([
    ask(`${door}/readyz`),
    // Of an address that nobody has asked for: from memory it cannot be answered.
    ask(`${door}/store/store_redacao/products?limit=1&offset=${number}`),
    ask(`${door}/product/prod_completo?visita=${number}`),
  ])
  const isSaid = (text: string) => /"message":"[^"]+"/.test(text)
  return [
    ...(ready.status === 503 ? [] : [`${door}/readyz said ${ready.status} in the silence`]),
    ...(call.status === 503 && isSaid(call.text)
      ? []
      : [`a call: ${call.status} ${call.text.slice(0, 100)}`]),
    // A page may still be drawn from what is kept.
    ...([200, 503].includes(page.status) && page.text.includes('</html>') ? [] : [`a page: ${page.status}`]),
  ]
}

async function ask(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}
