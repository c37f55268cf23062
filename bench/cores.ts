/**
 * What a second core brings (PROCESSES): the same requests to one process and to two, in turns. Generator and database
 * share the cores with what is measured, so the processor that each request costs stands beside the rates, and what of the
 * machine nobody used.
 */
import { cpus } from 'node:os'
import { signUp } from './accounts.ts'
import { type Server, startProcesses } from './child.ts'
import { type Load, measure } from './load.ts'
import type { Table } from './table.ts'

const GOAL = 1.7
const ROUNDS = 3
const PASSWORD = 'correct horse battery'
const JSON_TYPE = { 'content-type': 'application/json' }
const TEXT =
  'A educação no Brasil enfrentam muitos desafios. Os aluno não tem acesso a livros, e isso faz com que haviam desigualdade entre as regiões do país. Portanto o governo deve agir.'

type Kind = { what: string; connections: number; load: (url: string) => Load }

const KINDS: readonly Kind[] = [
  {
    what: 'home, cached',
    connections: 32,
    load: (url) => ({ url: `${url}/`, headers: { 'accept-encoding': 'br' } }),
  },
  { what: 'contact page, rendered', connections: 16, load: (url) => ({ url: `${url}/contato?erro=x` }) },
  {
    what: 'sign-ins',
    connections: 8,
    load: (url) => ({
      url: `${url}/auth/v1/token?grant_type=password`,
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'cores@example.com', password: PASSWORD }),
    }),
  },
  {
    what: 'marks of a first text',
    connections: 2,
    load: (url) => ({
      url: `${url}/api/first-marks`,
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ text: TEXT }),
    }),
  },
]

export async function coreRows(table: Table, dir: string, seconds: number): Promise<void> {
  const one = await startProcesses(`${dir}-1`, 1)
  const two = await startProcesses(`${dir}-2`, 2)
  try {
    for (const server of [one, two]) await signUp(server, 'cores@example.com')
    for (const kind of KINDS) await addKind(table, kind, one, two, seconds)
  } finally {
    await Promise.all([one.stop(), two.stop()])
  }
}

async function addKind({ add }: Table, kind: Kind, one: Server, two: Server, seconds: number): Promise<void> {
  const ofOne = { perSecond: 0, usedMs: 0, idle: 0, failed: 0 }
  const ofTwo = { ...ofOne }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [server, sum] of [
      [one, ofOne],
      [two, ofTwo],
    ] as const) {
      const before = server.cpuSeconds()
      const times = machineTimes()
      const measured = await measure(kind.load(server.url), seconds, kind.connections)
      sum.perSecond += measured.perSecond / ROUNDS
      sum.failed += measured.failed
      sum.idle += idleSince(times) / ROUNDS
      // The warming up is in it, with one request in each `seconds`.
      sum.usedMs += ((server.cpuSeconds() - before) * 1000) / (measured.perSecond * (seconds + 1)) / ROUNDS
    }
  }
  const ratio = ofTwo.perSecond / ofOne.perSecond
  add({
    what: `two processes: ${kind.what}`,
    measured: `${Math.round(ofTwo.perSecond)}/s, ratio ${ratio.toFixed(2)}`,
    goal: `≥ ${GOAL} of one`,
    peer: `one ${Math.round(ofOne.perSecond)}/s; processor ${ofTwo.usedMs.toPrecision(3)} and ${ofOne.usedMs.toPrecision(3)} ms each, idle ${percent(ofTwo.idle)} and ${percent(ofOne.idle)} of the machine`,
    met: ratio >= GOAL && ofOne.failed + ofTwo.failed === 0,
  })
}

type MachineTimes = { readonly idle: number; readonly all: number }

function machineTimes(): MachineTimes {
  const times = cpus().map(({ times }) => times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  }
}

/** @returns of all cores, the share that nobody used since then */
function idleSince(before: MachineTimes): number {
  const now = machineTimes()
  return (now.idle - before.idle) / Math.max(1, now.all - before.all)
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
