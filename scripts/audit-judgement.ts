/** What does the answer of `npm audit --json` mean for us? Pure: scripts/audit.ts asks, tests hand in recorded answers. */
import { z } from 'zod'

/** An advisory that we live with for now, in scripts/audit-allowed.json. */
export const allowedSchema = z.array(
  z.strictObject({
    /** As the advisory is known everywhere: GHSA-…. */
    advisory: z.string().regex(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/),
    /** Why it does not touch us, or what must happen before it can go. */
    reason: z.string().min(30),
    /** The day on which somebody must look again. */
    until: z.iso.date(),
  }),
)
export type Allowed = z.infer<typeof allowedSchema>

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      // Names of other packages of the list, or advisories themselves.
      via: z.array(
        z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })]),
      ),
    }),
  ),
})

export type Verdict =
  | { readonly kind: 'not-asked'; readonly reason: string }
  | { readonly kind: 'answered'; readonly problems: readonly string[]; readonly notes: readonly string[] }

const GRAVE = new Set(['high', 'critical'])

/** @param output what npm wrote to standard output @param today YYYY-MM-DD */
export function judgeAudit(output: string, allowed: Allowed, today: string): Verdict {
  const json = parse(output)
  const report = reportSchema.safeParse(json)
  if (!report.success) return { kind: 'not-asked', reason: reasonOf(json) }
  const found = new Map<string, { title: string; severity: string; packages: Set<string> }>()
  for (const { name, via } of Object.values(report.data.vulnerabilities)) {
    for (const one of via) {
      if (typeof one === 'string') continue
      const id = /GHSA-[\w-]+/.exec(one.url)?.[0] ?? one.url
      const known = found.get(id) ?? { ...one, packages: new Set() }
      known.packages.add(name)
      found.set(id, known)
    }
  }
  const problems: string[] = []
  const notes: string[] = []
  for (const [id, { title, severity, packages }] of found) {
    const line = `${severity}: ${[...packages].join(', ')}: ${title} (${id})`
    const entry = allowed.find(({ advisory }) => advisory === id)
    if (entry && entry.until >= today) notes.push(`${line}, allowed until ${entry.until}: ${entry.reason}`)
    else if (GRAVE.has(severity))
      problems.push(entry ? `${line}, allowed until ${entry.until}: look again` : line)
    else notes.push(line)
  }
  for (const { advisory } of allowed)
    if (!found.has(advisory))
      problems.push(`${advisory} is allowed and not there any more: take it off the list`)
  return { kind: 'answered', problems, notes }
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

/** The registry's word where it refused, for the person who reads the run. */
function reasonOf(json: unknown): string {
  const refusal = z.object({ message: z.string() }).safeParse(json)
  return refusal.success ? refusal.data.message : 'no answer that can be read'
}
