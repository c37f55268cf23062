/**
 * Puts the extra generation of the essay generator into the catalogue, once (product §9; decision 0057): at the first
 * start of a version that sells it, in new and in existing installations. Its price is then the owner's.
 */
import {
  EXTRA_GENERATION_PRICE_IN_CENTS,
  EXTRA_GENERATION_PRODUCT_ID,
  EXTRA_GENERATION_VARIANT_ID,
} from '#domain/writing/generation-quota.ts'
import type { Platform } from '#server/platform/platform.ts'

const FACT = 'extra-generation-seeded'

/** Hidden: it is bought in the generator, and stands neither in the shop nor in the sitemap. */
export async function seedExtraGeneration({ db, logger }: Pick<Platform, 'db' | 'logger'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .insertInto('installation_facts')
      .values({ name: FACT })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!isFirst) return
    await tx
      .insertInto('products')
      .values({
        id: EXTRA_GENERATION_PRODUCT_ID,
        slug: 'geracao-extra',
        title: 'Geração extra do Gerador de Redação',
        subtitle: 'Mais uma redação modelo, sobre o tema que você escolher',
        description:
          '<p>Vale uma geração no Gerador de Redação, na conta de quem compra, sem prazo para usar. Você pode desistir da compra em até 7 dias (art. 49 do Código de Defesa do Consumidor).</p>',
        sort_order: 1_000,
        is_hidden: true,
        type_value: 'service',
        metadata: JSON.stringify({ grants: [] }),
      })
      .execute()
    await tx
      .insertInto('variants')
      .values({
        id: EXTRA_GENERATION_VARIANT_ID,
        product_id: EXTRA_GENERATION_PRODUCT_ID,
        title: 'Uma geração',
        sku: 'GERACAO-EXTRA',
        generations: 1,
      })
      .execute()
    await tx
      .insertInto('prices')
      .values({
        variant_id: EXTRA_GENERATION_VARIANT_ID,
        currency_code: 'brl',
        amount: EXTRA_GENERATION_PRICE_IN_CENTS,
      })
      .execute()
    logger.info('the extra generation was put into the catalogue')
  })
}
