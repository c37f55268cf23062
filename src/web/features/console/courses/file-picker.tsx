import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type FilePickerProps = {
  label: string
  /** Of the field behind the button. */
  fileLabel: string
  hint: string
  accept: string
  isBusy: boolean
  busyLabel: string
  onChoose: (file: File) => void
}

/** A button that asks for a file of the device, and what may be sent. */
export function FilePicker({ label, fileLabel, hint, accept, isBusy, busyLabel, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        size="small"
        look="secondary"
        isBusy={isBusy}
        busyLabel={busyLabel}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" size={18} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-label={fileLabel}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file && !isBusy) onChoose(file)
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <p className="mt-1 text-sm text-ink-soft">{hint}</p>
    </div>
  )
}
