import { SecondFactorNotice } from '#web/shared/classes/second-factor-notice.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In the place of a task, or of what was handed in for it; undefined leaves the refusal to the page. */
export function whyClosed(code: string, { missing, missingLead }: { missing: string; missingLead: string }) {
  if (code === 'second_factor_required') return <SecondFactorNotice />
  if (!['task_not_found', 'class_not_found', 'not_a_teacher'].includes(code)) return undefined
  return <EmptyState title={missing}>{missingLead}</EmptyState>
}
