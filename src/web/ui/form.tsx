import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { SubmittingContext } from './submitting-context.ts'

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> & {
  /**
   * Until what it returns has settled, the buttons inside that send are busy, and another press does nothing.
   * @param pressed the button that was pressed, if one was
   */
  onSubmit: (form: HTMLFormElement, pressed: HTMLElement | null) => void | Promise<void>
}

/** A form whose fields say themselves what is wrong. By POST: without JavaScript nothing typed lands in an address. */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const [isSubmitting, setSubmitting] = useState(false)
  const [run] = useState(() => oneAtATime(setSubmitting))

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { currentTarget: form, nativeEvent } = event
    void run(() => onSubmit(form, nativeEvent.submitter))
  }

  return (
    <form {...rest} method="post" noValidate onSubmit={handleSubmit}>
      <SubmittingContext value={isSubmitting}>{children}</SubmittingContext>
    </form>
  )
}
