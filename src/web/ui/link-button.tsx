import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts'

type LinkButtonProps = ComponentProps<typeof Link> & { look?: ButtonLook; size?: ButtonSize }

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton({ look = 'primary', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(look, size, className)} />
}
