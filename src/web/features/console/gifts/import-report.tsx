import type { BuyerImportAnswer } from '#domain/console/gifts-admin-wire.ts'
import type { BuyerLine, LineOutcome } from '#domain/shop/buyer-import.ts'
import { buyerImportTexts as texts } from '#texts/console/buyer-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'

const OUTCOMES: readonly LineOutcome[] = ['new', 'has-it', 'repeated', 'bad-email']

type ImportReportProps = {
  answer: BuyerImportAnswer
  lines: readonly BuyerLine[]
  isDone: boolean
  onApply: () => Promise<void>
}

/** Line by line what an import would do, or did. */
export function ImportReport({ answer, lines, isDone, onApply }: ImportReportProps) {
  const emails = new Map(lines.map(({ line, email }) => [line, email]))
  const count = (outcome: LineOutcome) => answer.lines.filter((one) => one.outcome === outcome).length
  const given = count('new')
  const wordsOf = (outcome: LineOutcome) =>
    isDone && outcome === 'new' ? texts.outcomeOfDone : texts.outcomes[outcome]
  return (
    <div className="mt-6 grid max-w-2xl gap-4">
      <h3 className="text-xl">{isDone ? texts.done : texts.told}</h3>
      <div role="status">
        <p>{texts.sum({ given, isDone })}</p>
        <ul className="mt-2 list-disc pl-5">
          {OUTCOMES.filter((outcome) => count(outcome) > 0).map((outcome) => (
            <li key={outcome}>{texts.count({ outcome: wordsOf(outcome), count: count(outcome) })}</li>
          ))}
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="max-h-96 overflow-auto border border-rule" aria-label={texts.table} tabIndex={0}>
        <table className="w-full text-left">
          <thead>
            <tr>
              {[texts.line, texts.email, texts.outcome].map((head) => (
                <th key={head} scope="col" className="px-3 py-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.lines.map(({ line, outcome }) => (
              <tr key={line} className="border-rule border-t">
                <td className="px-3 py-2">{line}</td>
                <td className="break-all px-3 py-2">{emails.get(line)}</td>
                <td className="px-3 py-2">{wordsOf(outcome)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isDone || given === 0 ? null : (
        <Form data-unguarded onSubmit={onApply}>
          <Button type="submit" busyLabel={texts.applying}>
            {texts.apply({ count: given })}
          </Button>
        </Form>
      )}
    </div>
  )
}
