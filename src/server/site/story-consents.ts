/** The proof that a person agreed to appear: kept by the owner, withdrawn in one step (LGPD art. 8º § 5º; law of images). */

import type { StoryConsent } from '#domain/community/story-consent.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '../console/audit-log.ts'
import type { AppContext } from '../context.ts'
import { putConsent, withdrawConsent } from './contents-repository.ts'
import { refreshSite } from './refresh-site.ts'

export type ConsentRefusal = Refusal<'no_story'> | Refusal<'no_consent'> | Refusal<'given_in_the_future'>

export async function keepConsent(
  context: AppContext,
  ownerId: string,
  storyId: string,
  consent: StoryConsent,
): Promise<Ok<null> | ConsentRefusal> {
  const at = context.now()
  if (consent.givenOn > dayInBrasilia(at)) return refuse('given_in_the_future')
  await context.site.refresh()
  if (!context.site.contents.stories.some(({ id }) => id === storyId)) return refuse('no_story')
  await context.db.transaction().execute(async (tx) => {
    await putConsent(tx, storyId, consent, at)
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'content.keep-consent',
      subjectKind: 'content',
      subject: storyId,
      details: { givenOn: consent.givenOn, until: consent.until },
      at,
    })
  })
  await refreshSite(context)
  return ok(null)
}

/** From now on the story is not shown; taking back again changes nothing. */
export async function takeConsentBack(
  context: AppContext,
  ownerId: string,
  storyId: string,
): Promise<Ok<null> | ConsentRefusal> {
  const at = context.now()
  const known = await context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('story_consents')
      .select('story_id')
      .where('story_id', '=', storyId)
      .executeTakeFirst()
    if (!row) return false
    if (await withdrawConsent(tx, storyId, at)) {
      await recordAuditEntry(tx, {
        actorId: ownerId,
        action: 'content.withdraw-consent',
        subjectKind: 'content',
        subject: storyId,
        at,
      })
    }
    return true
  })
  if (!known) return refuse('no_consent')
  await refreshSite(context)
  return ok(null)
}
