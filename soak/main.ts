/**
 * `npm run soak`: a class of virtual students on two processes of the product and one PostgreSQL, a fault each minute,
 * and at the end the books of everybody held against each other. Ends with 0 only where nothing differs.
 * SOAK_MINUTES (10), SOAK_STUDENTS (200), SOAK_PACE (20 actions a second), SOAK_SEED (1) and SOAK_PGBOUNCER
 * change it: docs/soak.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUDITS } from './audit-list.ts'
import type { Audited, Evidence } from './audits/audit.ts'
import { createChance } from './chance.ts'
import { openEnvironment } from './environment.ts'
import { createLedger } from './ledger.ts'
import { startReader } from './reader.ts'
import { type Lived, runTraffic } from './run-traffic.ts'
import { readSettings } from './settings.ts'
import { settle } from './settle.ts'
import { countStock } from './stock-to-sell.ts'

const READERS = 6
const LOG_LINES = 5
const LOG_LINE_LENGTH = 300

const settings = readSettings(process.env)
const chance = createChance(settings.seed)
const ledger = createLedger()
console.error(
  `${settings.students} students for ${settings.trafficMs / 60_000} min, a fault every ${settings.slotMs / 1000} s, seed ${settings.seed}`,
)
// The processes below end by themselves when this one does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const environment = await openEnvironment(chance, settings)
let failed = 1
try {
  const firstStock = await countStock(environment, settings.students)
  const readers = Array.from({ length: READERS }, (_, n) =>
    startReader(`reader ${n + 1}`, environment.doors, n),
  )
  const lived = await runTraffic(environment, ledger, chance, settings)
  const { lastMemory } = await settle(environment, ledger, chance, readers, lived.firstMemory)
  for (const reader of readers) reader.leave()
  const audited = await auditAll({
    pool: environment.pool,
    ledger,
    payments: environment.payments,
    mail: environment.mail,
    dataDir: environment.dataDir,
    products: [environment.steady, environment.victim],
    readers,
    firstStock,
    memory: { first: lived.firstMemory, last: lastMemory },
    served: lived.served,
  })
  failed = print(lived, audited)
  if (settings.reportFile) {
    const counts = { passed: lived.struck.length + audited.length - failed, failed }
    await writeFile(settings.reportFile, JSON.stringify(counts))
  }
} finally {
  await environment.close({ keepLogs: failed > 0 })
  if (failed > 0) tellLogs(environment.disk.work)
}
process.exit(failed === 0 ? 0 : 1)

async function auditAll(evidence: Evidence): Promise<(Audited & { name: string })[]> {
  const all: (Audited & { name: string })[] = []
  for (const { name, run } of AUDITS) all.push({ name, ...(await run(evidence).catch(brokenOff)) })
  return all
}

function brokenOff(error: unknown): Audited {
  return { checked: 'nothing to the end', differences: [`the audit broke off: ${String(error)}`] }
}

/** @returns how many faults and audits differ from what must be */
function print({ struck }: Lived, audited: readonly (Audited & { name: string })[]): number {
  const actions = [...ledger.actions].sort().map(([name, times]) => `${times} × ${name}`)
  console.log(`\n${ledger.accounts.size} accounts: ${actions.join(', ')}\n`)
  console.log('| At | Fault | What was seen | As it must be |')
  console.log('|---|---|---|---|')
  for (const { name, atSeconds, said, skipped, differences } of struck) {
    const verdict = skipped === undefined ? yesOrNo(differences) : `skipped: ${skipped}`
    console.log(`| ${atSeconds} s | ${name} | ${said} | ${verdict} |`)
  }
  console.log('\n| Audit | What was looked at | As it must be |')
  console.log('|---|---|---|')
  for (const { name, checked, differences } of audited) {
    console.log(`| ${name} | ${checked} | ${yesOrNo(differences)} |`)
  }
  const differing = [...struck, ...audited].filter(({ differences }) => differences.length > 0)
  for (const { name, differences } of differing) {
    console.log(`\n${name}:`)
    for (const difference of differences) console.log(`  - ${difference}`)
  }
  return differing.length
}

/** Whole in the folder; the ends here too, where the folder is gone with its machine. */
function tellLogs(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
    console.error(`\n${join(folder, file)} ends with`)
    for (const line of lines.slice(-LOG_LINES)) console.error(`  ${line.slice(0, LOG_LINE_LENGTH)}`)
  }
}

function yesOrNo(differences: readonly string[]): string {
  return differences.length === 0 ? 'yes' : `NO (${differences.length})`
}
