import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { productsAdminTexts as texts } from '#texts/console/products.ts'

export function BackLink() {
  return (
    <Link to={href('/painel/produtos')} className="text-link mb-3 inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" size={18} />
      {texts.back}
    </Link>
  )
}
