/** What leaves the server of an essay, to its author alone. */
import type { Essay, EssayPage, Version, VersionSummary } from '#domain/writing/essay-wire.ts'
import type { ReviewState } from '#domain/writing/external-review-wire.ts'
import { PLAN_FIELDS } from '#domain/writing/writing-room.ts'
import type { EssayRow, ListedEssayRow } from './repository.ts'
import type { VersionRow, VersionSummaryRow } from './version-repository.ts'

export function listedEssayJson(row: ListedEssayRow): EssayPage['essays'][number] {
  return {
    id: row.id,
    exam: row.exam,
    theme: row.theme,
    updatedAt: row.updated_at.toISOString(),
    versionCount: row.version_count,
    firstTotal: row.first_total,
    lastTotal: row.last_total,
    hasDraft: row.has_draft,
  }
}

export function essayJson(row: EssayRow, versions: readonly VersionSummaryRow[]): Essay {
  return {
    id: row.id,
    exam: row.exam,
    themeId: row.theme_id,
    theme: row.theme,
    motivating: row.motivating,
    draft: row.draft,
    plan: planOf(row.plan),
    pastedCharacters: row.pasted_characters,
    hasPaperLines: row.has_paper_lines,
    updatedAt: row.updated_at.toISOString(),
    versions: versions.map(summaryJson),
  }
}

export function versionJson(row: VersionRow, externalReview: ReviewState | null): Version {
  return { ...summaryJson(row), text: row.text, correction: row.correction, externalReview }
}

function summaryJson(row: VersionSummaryRow): VersionSummary {
  return {
    number: row.number,
    total: row.total,
    levels: row.levels,
    pastedCharacters: row.pasted_characters,
    correctedAt: row.corrected_at.toISOString(),
  }
}

/** The fields that a plan has today; what an older one had besides stays in the row. */
function planOf(kept: Readonly<Record<string, unknown>>): Essay['plan'] {
  return Object.fromEntries(
    PLAN_FIELDS.flatMap((field) => {
      const written = kept[field]
      return typeof written === 'string' ? [[field, written]] : []
    }),
  )
}
