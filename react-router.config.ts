import type { Config } from '@react-router/dev/config'
import { MADE_IN } from './scripts/put-in-place.ts'

export default {
  appDirectory: 'src/web',
  ssr: true,
  buildDirectory: MADE_IN,
  // Every route's manifest entry travels with the page: no discovery request before the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
