import { repertoireBankTexts as texts } from '#texts/study/repertoire-bank.ts'
import { DividerTabs } from '#web/ui/divider-tabs.tsx'
import type { RepertoireAxis } from './load-repertoire-bank.ts'
import { RepertoireRow } from './repertoire-row.tsx'

/** Twelve dividers, eight entries behind each. */
export function RepertoireBinder({ axes }: { axes: readonly RepertoireAxis[] }) {
  return (
    <DividerTabs
      label={texts.axes}
      dividers={axes.map(({ id, name, items }) => ({
        key: id,
        label: name,
        content: (
          <>
            <div className="bank-head">
              <h2>{name}</h2>
              <p>{texts.itemsOfAxis(items.length)}</p>
            </div>
            <ul>
              {items.map((item) => (
                <RepertoireRow key={item.id} item={item} />
              ))}
            </ul>
          </>
        ),
      }))}
    />
  )
}
