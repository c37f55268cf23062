import { Check, ChevronDown, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Connective, exampleParts } from '#domain/study/connective.ts'
import { connectiveBankTexts as texts } from '#texts/study/connective-bank.ts'

type ConnectiveRowProps = {
  connective: Connective
  isCopied: boolean
  isRefused: boolean
  onCopy: () => void
}

/** A line of the sheet: the connective to press, a sentence that uses it, the slip to avoid folded away. */
export function ConnectiveRow({ connective, isCopied, isRefused, onCopy }: ConnectiveRowProps) {
  return (
    <li className="connective">
      <button type="button" onClick={onCopy} className="connective__copy group">
        <span className="sr-only">{texts.copy} </span>
        <span className="select-text">{connective.text}</span>
        {isCopied ? (
          <Check aria-hidden="true" size={18} className="text-green" data-icon="copied" />
        ) : (
          <Copy
            aria-hidden="true"
            size={16}
            className="needs-script text-ink-soft opacity-60 group-hover:text-pen group-hover:opacity-100"
          />
        )}
      </button>
      {isRefused ? <ByHand text={connective.text} /> : null}
      <p className="leading-normal text-ink-soft">
        <Example connective={connective} />
      </p>
      {connective.warning ? (
        <details className="connective__caution">
          <summary>
            {texts.caution}
            <span className="sr-only">: {connective.text}</span>
            <ChevronDown aria-hidden="true" size={16} />
          </summary>
          <p>{connective.warning}</p>
        </details>
      ) : null}
    </li>
  )
}

function Example({ connective }: { connective: Connective }) {
  let at = 0
  return exampleParts(connective).map((part) => {
    at += part.text.length
    return part.isMatch ? (
      <span key={at} className="marked text-ink">
        {part.text}
      </span>
    ) : (
      part.text
    )
  })
}

/** Where the browser keeps its clipboard shut: the text stands selected, for the keys or the menu of the device. */
function ByHand({ text }: { text: string }) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.select(), [])
  return (
    <input
      ref={ref}
      readOnly
      value={text}
      aria-label={texts.copyByHand(text)}
      onFocus={(event) => event.currentTarget.select()}
      className="field-control my-2"
    />
  )
}
