import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from './copy-button.tsx'

const texts = secondFactorTexts.codes
const FILE_NAME = 'codigos-de-recuperacao.txt'

type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void }

/** Shown this once: copied, saved or printed before they go. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone; the reader goes on here.
  useEffect(() => heading.current?.focus(), [])
  const text = `${texts.fileLead({ email })}\n\n${codes.join('\n')}\n`
  return (
    <div className="print-alone sheet w-full max-w-measure p-5">
      <h4 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {texts.heading}
      </h4>
      <p className="mt-1">{texts.lead}</p>
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">{texts.fileLead({ email })}</p>
      <ul aria-label={texts.list} className="my-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm whitespace-nowrap sm:text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton label={texts.copy} text={codes.join('\n')} />
        <Button
          look="secondary"
          size="small"
          onClick={() => saveFile(FILE_NAME, 'text/plain;charset=utf-8', text)}
        >
          <Download aria-hidden="true" size={16} />
          {texts.download}
        </Button>
        <Button look="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={16} />
          {texts.print}
        </Button>
        <Button size="small" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}
