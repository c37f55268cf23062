import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts'
import { Spinner } from './spinner.tsx'
import { SubmittingContext } from './submitting-context.ts'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** While busy the button keeps focus and room, shows a spinner and does nothing. One that sends a `Form` is so by itself. */
  isBusy?: boolean
  /** Said instead of the children while busy. */
  busyLabel?: string
}

export function Button({
  look = 'primary',
  size = 'medium',
  isBusy: isBusyItself = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isSubmitting = useContext(SubmittingContext)
  const isBusy = isBusyItself || (type === 'submit' && isSubmitting)
  const isOff = isBusy || rest['aria-disabled'] === true

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, size, className)}
      aria-disabled={isOff || undefined}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : null}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  )
}
