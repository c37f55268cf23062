import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** While busy the button keeps focus and room, shows a spinner and does nothing. */
  isBusy?: boolean
  /** Said instead of the children while busy. */
  busyLabel?: string
}

export function Button({
  look = 'primary',
  size = 'medium',
  isBusy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, size, className)}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : null}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  )
}
