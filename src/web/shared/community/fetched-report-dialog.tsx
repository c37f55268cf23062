import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import type { ReportedText } from './moderation-calls.ts'

const ReportDialog = fetchedPart(async () => {
  const report = await import('./report-dialog.tsx')
  return report.ReportDialog
})

/** The dialog of a report, for pages on which few ever report: its code comes with the first one. Null closes it. */
export function FetchedReportDialog(props: { subject: ReportedText | null; onClose: () => void }) {
  return useHasBeen(props.subject !== null) ? <ReportDialog {...props} /> : null
}
