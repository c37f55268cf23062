/** After a change of the owner's own: the next answer of this process must know it. */
import type { AppContext } from '../context.ts'

/** The change is kept already; where it cannot be read now, the announcement of the database brings it. */
export async function refreshSite({ site, logger }: Pick<AppContext, 'logger' | 'site'>): Promise<void> {
  await site
    .refresh()
    .catch((error: unknown) => logger.warn({ err: error }, 'a change of the site settings waits to be read'))
}
