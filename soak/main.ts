/**
 * `npm run soak`: a class of virtual students on two processes of the product and one PostgreSQL, a fault each minute,
 * and at the end the books of everybody held against each other, told and kept in build/soak.md. Ends with 0 only where nothing differs.
 * SOAK_MINUTES, SOAK_STUDENTS, SOAK_PACE, SOAK_FAULTS, SOAK_SEED and SOAK_PGBOUNCER change it: docs/soak.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../bench/child.ts'
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
import { drawWaits } from './waits.ts'

const READERS = 6
const LOG_LINES = 5
const LOG_LINE_LENGTH = 300

const settings = readSettings(process.env)
const chance = createChance(settings.seed)
const ledger = createLedger()
const SAID = `${settings.students} students for ${settings.trafficMs / 60_000} min, a fault every ${Math.round(settings.slotMs / 1000)} s, seed ${settings.seed}`
console.error(SAID)
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
    files: environment.files,
    products: [
      environment.steady,
      environment.victim,
      ...(environment.exchanged ? [environment.exchanged] : []),
    ],
    readers,
    firstStock,
    memory: { first: lived.firstMemory, last: lastMemory },
    served: lived.served,
  })
  const { report, differing } = reportOf(lived, audited)
  failed = differing
  console.log(`\n${report}`)
  await keepReport(report)
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

/** As Markdown, and how many faults and audits differ from what must be. */
function reportOf(
  { struck, waits }: Lived,
  audited: readonly (Audited & { name: string })[],
): { report: string; differing: number } {
  const actions = [...ledger.actions].sort().map(([name, times]) => `${times} × ${name}`)
  const differing = [...struck, ...audited].filter(({ differences }) => differences.length > 0)
  const lines = [
    `${ledger.accounts.size} accounts: ${actions.join(', ')}`,
    '',
    '| At | Fault | What was seen | As it must be |',
    '|---|---|---|---|',
    ...struck.map(({ name, atSeconds, said, skipped, differences }) => {
      const verdict = skipped === undefined ? yesOrNo(differences) : `skipped: ${skipped}`
      return `| ${atSeconds} s | ${name} | ${said} | ${verdict} |`
    }),
    '',
    '| Audit | What was looked at | As it must be |',
    '|---|---|---|',
    ...audited.map(({ name, checked, differences }) => `| ${name} | ${checked} | ${yesOrNo(differences)} |`),
    '',
    ...drawWaits(waits),
    ...differing.flatMap(({ name, differences }) => [
      '',
      `${name}:`,
      ...differences.map((line) => `  - ${line}`),
    ]),
  ]
  return { report: lines.join('\n'), differing: differing.length }
}

async function keepReport(report: string): Promise<void> {
  const folder = join(ROOT, 'build')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'soak.md'), `# ${SAID}\n\n${report}\n`)
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
