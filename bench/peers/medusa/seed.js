/** Run by `medusa exec` in the peer's own directory: a region, a sales channel, a key for the store, twelve products. */
const {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingProfilesWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} = require('@medusajs/medusa/core-flows')

const PRODUCTS = 12

module.exports.default = async function seed({ container }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Loja' }] })
  const [region] = await run(createRegionsWorkflow, {
    regions: [{ name: 'Brasil', currency_code: 'brl', countries: ['br'], payment_providers: [] }],
  })
  const [profile] = await run(createShippingProfilesWorkflow, {
    data: [{ name: 'Digital', type: 'default' }],
  })
  await run(createProductsWorkflow, {
    products: Array.from({ length: PRODUCTS }, (_, n) => ({
      title: `Caderno ${n + 1}`,
      subtitle: 'Um caderno de exercícios',
      description:
        'O que o caderno ensina, em poucas frases, com exercícios e um gabarito comentado. '.repeat(8),
      handle: `caderno-${n + 1}`,
      status: 'published',
      shipping_profile_id: profile.id,
      options: [{ title: 'Formato', values: ['PDF'] }],
      variants: [
        {
          title: 'PDF',
          sku: `caderno-${n + 1}`,
          manage_inventory: false,
          options: { Formato: 'PDF' },
          prices: [{ amount: 18 + n, currency_code: 'brl' }],
        },
      ],
      sales_channels: [{ id: channel.id }],
    })),
  })
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Vitrine', type: 'publishable', created_by: '' }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  console.log(`PEER ${JSON.stringify({ key: key.token, region: region.id })}`)
}
