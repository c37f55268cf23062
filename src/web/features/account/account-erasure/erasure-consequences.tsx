import { settingsTexts } from '#texts/account/settings.ts'

const texts = settingsTexts.erase

/** What goes, what the law keeps, and what to do before. */
export function ErasureConsequences() {
  return (
    <div className="grid gap-4">
      <Lines heading={texts.goneHeading} lines={texts.gone} />
      <Lines heading={texts.keptHeading} lines={texts.kept} />
      <p className="text-sm text-ink-soft">{texts.refundNote}</p>
    </div>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-base">{heading}</h3>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
