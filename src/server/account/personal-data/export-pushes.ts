/** The export's part about notices by push. The keys and the address of a browser are secrets, and stay here. */

import { deviceOf } from '#domain/account/device.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { describeDevice } from '#texts/account/device.ts'
import type { Person } from './person.ts'

export async function readPushes(tx: Tx, { userId }: Person): Promise<unknown> {
  const choices = await tx
    .selectFrom('push_choices')
    .select(['kinds as quais', 'practice_hour as horaDaPratica', 'updated_at as escolhidosEm'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const browsers = await tx
    .selectFrom('push_subscriptions as s')
    .innerJoin('sessions as e', 'e.id', 's.session_id')
    .select(['e.user_agent', 's.created_at'])
    .where('s.user_id', '=', userId)
    .orderBy('s.created_at')
    .execute()
  const waiting = await tx
    .selectFrom('outgoing_pushes as p')
    .innerJoin('push_subscriptions as s', 's.id', 'p.subscription_id')
    .select(['p.kind as tipo', 'p.path as pagina', 'p.created_at as escritoEm', 'p.due_at as saiEm'])
    .where('s.user_id', '=', userId)
    .orderBy('p.created_at')
    .execute()
  return {
    escolhas: choices ?? null,
    aparelhos: browsers.map(({ user_agent: userAgent, created_at: since }) => ({
      aparelho: describeDevice(deviceOf(userAgent)),
      navegador: userAgent,
      desde: since,
    })),
    aCaminho: waiting,
  }
}
