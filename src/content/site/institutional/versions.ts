/**
 * The wordings that people accept at sign-up, by their dates: apart from the texts, so that a form need not carry them.
 * A new date when rights or duties change; everybody is asked again on the profile.
 */
import type { DocumentVersions } from '#domain/account/registration.ts'

export const DOCUMENT_VERSIONS: DocumentVersions = { terms: '2026-11-27', privacy: '2026-11-27' }
