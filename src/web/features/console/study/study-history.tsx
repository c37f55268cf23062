import type { OpenedStudyItem } from '#domain/console/study-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { StudyRow } from '#domain/study/contents/study-row.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { Button } from '#web/ui/button.tsx'

const texts = studyAdminTexts.editor

type StudyHistoryProps = {
  kind: StudyKind
  history: OpenedStudyItem['history']
  row: StudyRow
  isSaving: boolean
  onRestore: (version: number) => void
}

/** Who changed what, the newest first, with the way back to each. */
export function StudyHistory({ kind, history, row, isSaving, onRestore }: StudyHistoryProps) {
  return (
    <details className="sheet p-4 sm:px-6">
      <summary className="cursor-pointer py-1 font-semibold">
        <h2 className="inline text-lg">{texts.history}</h2>
      </summary>
      <ol className="mt-3 divide-y divide-rule">
        {history.map(({ version, keptAt, by, row: before }) => (
          <li key={version} className="py-3">
            <p>{texts.historyLine({ version, when: `${formatDay(keptAt)}, ${formatTime(keptAt)}`, by })}</p>
            <Differences kind={kind} before={before} now={row} />
            {version === history[0]?.version ? null : (
              <Button
                size="small"
                look="secondary"
                className="mt-2"
                aria-disabled={isSaving}
                aria-label={texts.restoreOf({ version })}
                onClick={() => onRestore(version)}
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What this version says, field by field, where the form says something else. */
function Differences({ kind, before, now }: { kind: StudyKind; before: StudyRow; now: StudyRow }) {
  const changed = Object.keys(before).filter((name) => (before[name] ?? '') !== (now[name] ?? ''))
  if (changed.length === 0) return <p className="text-sm text-ink-soft">{texts.sameAsNow}</p>
  return (
    <details className="mt-1 text-sm">
      <summary className="text-link inline-block cursor-pointer py-1">{texts.seeVersion}</summary>
      <dl className="mt-1 grid gap-2">
        {changed.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{studyAdminTexts.fields[kind][name]?.label ?? name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{before[name] || '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
