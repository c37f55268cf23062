import { href } from 'react-router'
import { productsAdminTexts as texts } from '#texts/console/products.ts'
import { BackToList } from '#web/features/console/frame/back-to-list.tsx'

export function BackLink() {
  return <BackToList to={href('/painel/produtos')}>{texts.back}</BackToList>
}
