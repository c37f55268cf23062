import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The name for those who do not see the icon; also shown on hover. */
  label: string
  look?: ButtonLook
}

export function IconButton({ label, look = 'quiet', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClass(look, 'medium', classNames('button--icon', className))}
    />
  )
}
