import { missingShopFacts } from '#domain/site/institutional.ts'
import { isTeacherTold } from '#domain/site/site-settings.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { GroupProps } from './group-props.ts'

const texts = settingsAdminTexts.lacking

/** What a shop lacks before its doors open: visitors are not told of it, so that the owner is. */
export function LackingFacts({ admin }: Pick<GroupProps, 'admin'>) {
  const { shop, teacher, exam } = admin.settings
  const facts = [
    ...missingShopFacts(shop).map((fact) => settingsAdminTexts.shop.fields[fact].label),
    ...(isTeacherTold(teacher) ? [] : [texts.teacher]),
    ...(exam.next ? [] : [texts.exam]),
  ]
  if (facts.length === 0) return null
  return <Notice title={texts.title}>{texts.lead({ facts })}</Notice>
}
