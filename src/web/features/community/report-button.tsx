import { Flag } from 'lucide-react'
import { reportTexts } from '#texts/community-writing.ts'

/** The way to a report, beside every text of somebody else. */
export function ReportButton({ author, onClick }: { author: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="slip-action needs-script ml-auto"
      aria-label={reportTexts.openLabel({ author })}
      title={reportTexts.open}
      onClick={onClick}
    >
      <Flag aria-hidden="true" size={17} />
    </button>
  )
}
