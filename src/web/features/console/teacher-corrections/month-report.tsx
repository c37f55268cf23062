import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { Agreement, CorrectorReport } from '#domain/console/correctors-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchReport, fetchReportTable } from './corrector-calls.ts'

const texts = correctorsTexts.report
/** As far back as the page offers. */
const MONTHS_SHOWN = 24

/** What each reader did in a month, by which the owner pays. */
export function MonthReport() {
  const [months] = useState(() => lastMonths(dayInBrasilia(new Date()).slice(0, 7)))
  const [month, setMonth] = useState(months[0] ?? '')
  const [isSaving, setSaving] = useState(false)
  const asked = useAsked(`report of ${month}`, (signal) => fetchReport(month, signal))

  async function handleDownload(): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const table = await fetchReportTable(month)
    setSaving(false)
    if (!table.ok) return showToast(correctorsTexts.actionFailed)
    saveBlob(`${texts.fileName}-${month}.csv`, table.value)
  }

  return (
    <section aria-labelledby="relatorio">
      <h2 id="relatorio" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.lead}</p>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          label={texts.month}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </SelectField>
        <Button
          look="secondary"
          isBusy={isSaving}
          busyLabel={texts.downloading}
          onClick={() => void handleDownload()}
        >
          {texts.download}
        </Button>
      </div>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(report) =>
          report.readers.length === 0 ? (
            <p className="text-ink-soft">{texts.empty}</p>
          ) : (
            <>
              <ReportTable report={report} />
              <p className="mt-2 max-w-measure text-sm text-ink-soft">{texts.apartHint}</p>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function ReportTable({ report: { month, readers } }: { report: CorrectorReport }) {
  const caption = texts.caption({ month: monthName(month) })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="progress-table">
        <thead>
          <tr>
            {[
              texts.reader,
              texts.corrected,
              texts.returned,
              texts.median,
              texts.total,
              texts.readers,
              texts.engine,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readers.map((one) => (
            <tr key={one.id ?? 'gone'}>
              <th scope="row">{one.name || (one.id === null ? texts.gone : texts.unnamed)}</th>
              <td>{one.corrected}</td>
              <td>{one.returned}</td>
              <td>{one.medianSeconds === null ? '–' : timeOf(one.medianSeconds)}</td>
              <td>{timeOf(one.totalSeconds)}</td>
              <td>
                <Near agreement={one.withReaders} />
              </td>
              <td>
                <Near agreement={one.withEngine} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Near({ agreement: { count, apart, near } }: { agreement: Agreement }) {
  if (apart === null || near === null) return <span className="text-ink-soft">{texts.nothing}</span>
  return (
    <span className="block min-w-56 text-sm">
      {texts.near({ percent: Math.round(near * 100), count })}
      <br />
      <span className="text-ink-soft">{texts.apart({ values: apart.map(Math.round) })}</span>
    </span>
  )
}

function timeOf(seconds: number): string {
  return texts.time({ minutes: Math.round(seconds / 60) })
}

/** The newest first. */
function lastMonths(newest: string): string[] {
  const [year = 0, month = 1] = newest.split('-').map(Number)
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => {
    const at = year * 12 + (month - 1) - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
