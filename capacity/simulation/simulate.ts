/**
 * A simulation by events: jobs come, pass through stations in their order, wait in line where one is taken, and share
 * the cores of its machine while they run. Pure: the arrivals bring all chance with them. Checked against what theory
 * knows of such queues in tests/capacity-simulation.test.ts.
 */
import { createAgenda } from './agenda.ts'
import { createMachine, type Machine } from './machine.ts'

export type Station = {
  readonly name: string
  /** How many jobs it serves at a time; the others wait in their order. */
  readonly servers: number
  /** Whose cores the work takes; null where time only passes. */
  readonly machine: number | null
}

export type Phase =
  | { readonly do: 'work'; readonly station: number; readonly seconds: number }
  /** Holds a place at a station over the next phases, as a connection of the pool is held. */
  | { readonly do: 'take' | 'give'; readonly station: number }

export type Job = {
  readonly kind: string
  /** Seconds since the beginning, never before the job that came before. */
  readonly at: number
  readonly phases: readonly Phase[]
  /** Begin when this one ends; their time is counted from its beginning. */
  readonly followers?: readonly Omit<Job, 'at'>[]
}

export type Model = {
  /** Cores of each machine. */
  readonly machines: readonly number[]
  readonly stations: readonly Station[]
}

export type Simulated = {
  /** Seconds from coming to going, of each job that came after the warming up. */
  readonly tookByKind: ReadonlyMap<string, readonly number[]>
  /** Of the time after the warming up. */
  readonly machineShare: readonly number[]
  /** Seconds that jobs waited in line at each station, on the average of those that came to it. */
  readonly meanWait: readonly number[]
  readonly longestLine: readonly number[]
  /** Jobs that had not gone when the last one came: grows where more comes than can be done. */
  readonly left: number
}

type Running = { readonly job: Omit<Job, 'at'>; readonly bornAt: number; phase: number }
type Line = { busy: number; waiting: { running: Running; since: number }[]; head: number }
type Due = { readonly machine: number; readonly stamp: number } | { readonly rested: Running }

const MOVE_UP_AFTER = 1024

/** @param arrivals in the order of their time @param from what came before is not counted: the system was empty */
export function simulate(model: Model, arrivals: Iterable<Job>, from: number, until: number): Simulated {
  const machines: Machine<Running>[] = model.machines.map((cores) => createMachine(cores))
  const stamps = machines.map(() => 0)
  const usedBefore = machines.map(() => 0)
  const lines: Line[] = model.stations.map(() => ({ busy: 0, waiting: [], head: 0 }))
  const waits = model.stations.map(() => ({ seconds: 0, count: 0, longest: 0 }))
  const agenda = createAgenda<Due>()
  const tookByKind = new Map<string, number[]>()
  let present = 0
  let now = 0

  function plan(machine: number): void {
    const at = machines[machine]!.endsAt()
    stamps[machine] = stamps[machine]! + 1
    if (at < Number.POSITIVE_INFINITY) agenda.put(at, { machine, stamp: stamps[machine]! })
  }

  function enter(running: Running, station: number): void {
    const line = lines[station]!
    if (line.busy < model.stations[station]!.servers) {
      waits[station]!.count += 1
      serve(running, station)
      return
    }
    line.waiting.push({ running, since: now })
    waits[station]!.longest = Math.max(waits[station]!.longest, line.waiting.length - line.head)
  }

  function serve(running: Running, station: number): void {
    lines[station]!.busy += 1
    const phase = running.job.phases[running.phase]!
    const { machine } = model.stations[station]!
    if (phase.do !== 'work') proceed(running)
    else if (machine === null) agenda.put(now + phase.seconds, { rested: running })
    else {
      machines[machine]!.begin(now, phase.seconds, running)
      plan(machine)
    }
  }

  function leave(station: number): void {
    const line = lines[station]!
    line.busy -= 1
    const first = line.waiting[line.head]
    if (!first) return
    line.head += 1
    // To move up all who wait for each one served would cost the length of the line.
    if (line.head >= MOVE_UP_AFTER) {
      line.waiting.splice(0, line.head)
      line.head = 0
    }
    waits[station]!.count += 1
    waits[station]!.seconds += now - first.since
    serve(first.running, station)
  }

  function proceed(running: Running): void {
    running.phase += 1
    const phase = running.job.phases[running.phase]
    if (!phase) finish(running)
    else if (phase.do !== 'give') enter(running, phase.station)
    else {
      leave(phase.station)
      proceed(running)
    }
  }

  function begin(job: Omit<Job, 'at'>, bornAt: number): void {
    present += 1
    proceed({ job, bornAt, phase: -1 })
  }

  function finish({ job, bornAt }: Running): void {
    present -= 1
    if (bornAt >= from) {
      const took = tookByKind.get(job.kind)
      if (took) took.push(now - bornAt)
      else tookByKind.set(job.kind, [now - bornAt])
    }
    for (const follower of job.followers ?? []) begin(follower, bornAt)
  }

  function workedOff(running: Running): void {
    const phase = running.job.phases[running.phase]!
    leave(phase.station)
    proceed(running)
  }

  function passUntil(moment: number): void {
    while (agenda.soonest() <= moment) {
      const due = agenda.next()!
      now = due.at
      if ('rested' in due.what) workedOff(due.what.rested)
      else if (due.what.stamp === stamps[due.what.machine]) {
        const { machine } = due.what
        const ended = machines[machine]!.end(now)
        plan(machine)
        workedOff(ended)
      }
    }
    now = moment
  }

  let isWarm = false
  for (const job of arrivals) {
    if (job.at > until) break
    if (!isWarm && job.at >= from) {
      passUntil(from)
      machines.forEach((machine, n) => {
        usedBefore[n] = machine.usedUntil(from)
      })
      isWarm = true
    }
    passUntil(job.at)
    begin(job, job.at)
  }
  passUntil(until)
  const left = present
  const machineShare = machines.map(
    (machine, n) => (machine.usedUntil(until) - usedBefore[n]!) / ((until - from) * model.machines[n]!),
  )
  // Who came in time is waited for, so that the longest ones are not left out; not for ever where the line only grows.
  passUntil(until + (until - from))
  return {
    tookByKind,
    machineShare,
    meanWait: waits.map(({ seconds, count }) => (count === 0 ? 0 : seconds / count)),
    longestLine: waits.map(({ longest }) => longest),
    left,
  }
}
