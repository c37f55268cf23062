import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // Every route's manifest entry travels with the page: no discovery request before the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
