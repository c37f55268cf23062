import { memo } from 'react'
import type { Correction } from '#corrector/correction.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { Notice } from '#web/ui/notice.tsx'

type CorrectionAlertsProps = { text: string; correction: Correction }

/** What comes before the points: reasons for zero as risks, what did not count, the question about human rights. */
export const CorrectionAlerts = memo(function CorrectionAlerts({ text, correction }: CorrectionAlertsProps) {
  const { zeroRisks, tricks, marks, readUpTo } = correction
  const rights = marks.filter(({ kind }) => kind === 'human-rights')
  return (
    <div className="grid gap-4 empty:hidden">
      {zeroRisks.length > 0 ? (
        <Notice tone="error" title={texts.risks.heading}>
          <p className="text-[0.9375rem]">{texts.risks.lead}</p>
          <ul className="mt-2 space-y-2">
            {zeroRisks.map(({ id, why, source, spans }) => (
              <li key={id}>
                <strong>{texts.riskNames[id]}.</strong> {why}
                <Quotes text={text} spans={spans} />
                <span className="block text-sm text-ink-soft">{texts.risks.source({ source })}</span>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {tricks.length > 0 ? (
        <Notice title={texts.tricks.heading}>
          <ul className="space-y-1">
            {tricks.map(({ id, why, spans }) => (
              <li key={id}>
                {why}
                <Quotes text={text} spans={spans} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {rights.length > 0 ? (
        <Notice title={texts.rights.heading}>
          <p className="text-[0.9375rem]">{texts.rights.lead}</p>
          <ul className="mt-1 space-y-1">
            {rights.map(({ start, why }) => (
              <li key={start}>{why}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {readUpTo === null ? null : <Notice>{texts.readUpTo({ characters: readUpTo })}</Notice>}
    </div>
  )
})

const QUOTES_SHOWN = 3
const QUOTE_MAX = 90

type QuotesProps = { text: string; spans: readonly { readonly start: number; readonly end: number }[] }

function Quotes({ text, spans }: QuotesProps) {
  if (spans.length === 0) return null
  return (
    <span className="block text-[0.9375rem] text-ink-soft italic">
      {spans
        .slice(0, QUOTES_SHOWN)
        .map(({ start, end }) => `“${cut(text.slice(start, end))}”`)
        .join(' · ')}
    </span>
  )
}

function cut(words: string): string {
  return words.length <= QUOTE_MAX ? words : `${words.slice(0, QUOTE_MAX).trimEnd()}…`
}
