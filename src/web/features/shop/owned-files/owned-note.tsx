import { href, Link } from 'react-router'
import type { OwnedOfVariant } from '#domain/shop/bundle.ts'
import { productTexts } from '#texts/shop/product.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ownedText } from './owned-text.ts'

/** Told before buying; who wants it again may still have it. */
export function OwnedNote({ owned, className }: { owned: OwnedOfVariant | undefined; className: string }) {
  if (!owned) return null
  return (
    <Notice
      className={className}
      actions={
        <Link to={href('/perfil')} className="text-link">
          {productTexts.owned.toMaterials}
        </Link>
      }
    >
      {ownedText(owned)}
    </Notice>
  )
}
