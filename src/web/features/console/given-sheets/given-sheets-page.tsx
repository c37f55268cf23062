import { useState } from 'react'
import { GIVEN_SHEETS_WANTED, sumsOf } from '#domain/writing/given-sheets.ts'
import type { GivenSheetsAdmin } from '#domain/writing/given-sheets-wire.ts'
import { givenSheetsAdminTexts as texts } from '#texts/console/given-sheets.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { figuresTable } from './figures-table.ts'
import { fetchGivenSheets, sendCollecting } from './given-sheet-calls.ts'
import { GivenSheetRow } from './given-sheet-row.tsx'

/** /painel/fotos: fifty real photographs, with the consent of who gave them, and how they fared. */
export function GivenSheetsPage() {
  const asked = useAsked('given sheets', fetchGivenSheets)
  const [isSaving, setSaving] = useState(false)

  async function handleCollect(isCollecting: boolean): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const sent = await sendCollecting(isCollecting)
    setSaving(false)
    if (!sent.ok) return showToast(texts.notDone)
    asked.change((admin) => ({ ...admin, isCollecting }))
    showToast(texts.saved)
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ isCollecting, sheets }) => (
          <div className="grid gap-8">
            <div>
              <Switch
                label={texts.collect}
                isOn={isCollecting}
                onChange={(isOn) => void handleCollect(isOn)}
              />
              <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.collectHint}</p>
            </div>
            <Sums sheets={sheets} />
            {sheets.length > 0 ? (
              <section aria-labelledby="fotos">
                <h2 id="fotos" className="mb-4 text-2xl">
                  {texts.list}
                </h2>
                <ul className="sheet divide-y divide-rule">
                  {sheets.map((sheet, at) => (
                    <li key={sheet.id} className="p-4 sm:px-5">
                      <GivenSheetRow
                        sheet={sheet}
                        number={sheets.length - at}
                        onChange={(badLines) =>
                          asked.change((admin) => ({
                            ...admin,
                            sheets: admin.sheets.map((one) => (one === sheet ? { ...one, badLines } : one)),
                          }))
                        }
                        onRemove={() =>
                          asked.change((admin) => ({
                            ...admin,
                            sheets: admin.sheets.filter(({ id }) => id !== sheet.id),
                          }))
                        }
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Sums({ sheets }: Pick<GivenSheetsAdmin, 'sheets'>) {
  const sums = sumsOf(sheets)
  const all = sums.count
  const rows: readonly (readonly [string, string])[] = [
    ...(['markers', 'edges', 'asked'] as const).map(
      (way) => [texts.sums.way[way], String(sums.byWay[way])] as const,
    ),
    [texts.sums.untouched, texts.sums.share({ part: sums.untouched, all })],
    [texts.sums.lines, texts.sums.share({ part: sums.linesRight, all: sums.linesSeen })],
    [
      texts.sums.faults,
      (['blurred', 'dark', 'glare', 'cut-off'] as const)
        .map((fault) => `${texts.faults[fault]}: ${sums.faults[fault]}`)
        .join(', '),
    ],
  ]
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros" className="text-2xl">
        {texts.sums.heading}
      </h2>
      <p className="mt-1">{texts.sums.count({ count: all, wanted: GIVEN_SHEETS_WANTED })}</p>
      {all === 0 ? (
        <p className="mt-2 text-ink-soft">{texts.sums.empty}</p>
      ) : (
        <>
          <dl className="mt-4 grid max-w-measure gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
            {rows.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Button
            look="secondary"
            className="mt-5"
            onClick={() => saveFile(texts.fileName, 'text/csv;charset=utf-8', figuresTable(sheets))}
          >
            {texts.download}
          </Button>
        </>
      )}
    </section>
  )
}
