/** Where a minor makes the code for a guardian: what refuses for want of a permission leads there. */
import { href } from 'react-router'

export const GUARDIAN_HASH = '#responsavel'
export const GUARDIAN_PLACE = `${href('/perfil')}${GUARDIAN_HASH}`
