import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type FoldedFormProps = {
  /** On the button that opens the form. */
  label: string
  /** The form, given the way to fold it again. */
  children: (fold: () => void) => ReactNode
}

/** A button with a form in its place once it is pressed; when the form goes, the focus is on the button again. */
export function FoldedForm({ label, children }: FoldedFormProps) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) return children(() => setOpen(false))
  return (
    <Button ref={button} look="secondary" onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
}
