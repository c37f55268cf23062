import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The classes that buttons and links dressed as buttons share. */
export function buttonClass(look: ButtonLook, size: ButtonSize, extra?: string): string {
  return classNames('button', `button--${look}`, size !== 'medium' && `button--${size}`, extra)
}
