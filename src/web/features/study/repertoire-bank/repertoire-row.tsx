import { markMatches } from '#domain/shared/search.ts'
import type { RepertoireItem } from '#domain/study/repertoire.ts'
import { repertoireBankTexts as texts } from '#texts/study/repertoire-bank.ts'
import { TypeIcon } from './type-icon.tsx'

type RepertoireRowProps = {
  item: RepertoireItem
  /** What is searched for is marked in title and description. */
  query?: string
  /** Told where entries of several axes stand together. */
  axisName?: string
}

/** One row of the sheet: the entry, and beside it the teacher's word on how to use it. */
export function RepertoireRow({ item, query = '', axisName }: RepertoireRowProps) {
  return (
    <li id={axisName ? undefined : item.id} className="bank-row bank-row--balanced">
      <span className="bank-row__margin text-pen">
        <TypeIcon type={item.type} />
      </span>
      <div className="bank-row__text">
        <p className="eyebrow">
          {item.type}
          {axisName ? <span className="font-normal"> · {axisName}</span> : null}
        </p>
        <h3 className="mt-0.5 max-w-[32rem] text-xl">
          <Marked query={query} text={item.title} />
        </h3>
        <p className="mt-2 max-w-[36rem]">
          <Marked query={query} text={item.description} />
        </p>
        <p className="mt-3 text-sm text-ink-soft">
          {texts.source} {item.source}
        </p>
      </div>
      <div className="bank-row__teacher">
        <h4 className="note text-2xl">{texts.usage}</h4>
        <p className="mt-1 text-[0.9375rem] leading-normal">{item.usage}</p>
      </div>
    </li>
  )
}

function Marked({ query, text }: { query: string; text: string }) {
  if (query === '') return text
  let at = 0
  return markMatches(query, text).map((part) => {
    at += part.text.length
    return part.isMatch ? (
      <mark key={at} className="found">
        {part.text}
      </mark>
    ) : (
      part.text
    )
  })
}
