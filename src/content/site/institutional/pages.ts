/** Every institutional page, in the order of the footer. */
import type { InstitutionalPage } from '#domain/site/institutional.ts'
import { ABOUT_PAGE } from './about.ts'
import { ACCESSIBILITY_PAGE } from './accessibility.ts'
import { COMMUNITY_RULES_PAGE } from './community-rules.ts'
import { CONTACT_PAGE } from './contact.ts'
import { EXCHANGES_PAGE } from './exchanges.ts'
import { GUARDIANS_PAGE, MINORS_PAGE } from './minors.ts'
import { PRIVACY_PAGE } from './privacy.ts'
import { PRIVACY_SUMMARY_PAGE } from './privacy-summary.ts'
import { TERMS_PAGE } from './terms.ts'

export const INSTITUTIONAL_PAGES: readonly InstitutionalPage[] = [
  ABOUT_PAGE,
  TERMS_PAGE,
  PRIVACY_PAGE,
  PRIVACY_SUMMARY_PAGE,
  EXCHANGES_PAGE,
  ACCESSIBILITY_PAGE,
  CONTACT_PAGE,
  COMMUNITY_RULES_PAGE,
  MINORS_PAGE,
  GUARDIANS_PAGE,
]
