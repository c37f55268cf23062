import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { productsDeskTexts as texts } from '#texts/console/products.ts'
import { DESK_PATH } from './admin-path.ts'

export function BackLink() {
  return (
    <Link to={DESK_PATH} className="text-link mb-3 inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" size={18} />
      {texts.back}
    </Link>
  )
}
