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
        count: texts.itemsOfAxis(items.length),
        rows: items.map((item) => <RepertoireRow key={item.id} item={item} />),
      }))}
    />
  )
}
