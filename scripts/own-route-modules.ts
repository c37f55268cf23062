/** Puts a file of ours in the place of the router's `routeModules.js` in the browser's scripts (decision 0313). */
import type { Plugin } from 'vite'

/** @param file with the same export, `loadRouteModule` */
export function ownRouteModules(file: string): Plugin {
  let isInPlace = false
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || !importer?.includes('/node_modules/react-router/')) return null
      isInPlace = true
      return file
    },
    buildEnd(error) {
      if (!error && !isInPlace) this.error('the router has no routeModules.js any more: see decision 0313')
    },
  }
}
