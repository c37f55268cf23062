/** Stock Firefox, as Debian has it: FIREFOX_PATH names another. */

import { onPath } from '../../scripts/find-chromium.ts'
import { installFromDebian } from '../../scripts/install-from-debian.ts'
import { openByPuppeteer } from '../drivers/by-puppeteer.ts'
import type { Kind } from '../port.ts'

const NAMES = ['firefox-esr', 'firefox']

export const FIREFOX: Kind = {
  id: 'firefox',
  open: async () => {
    const path =
      process.env['FIREFOX_PATH'] ||
      onPath(NAMES) ||
      ((await installFromDebian(['firefox-esr'])) && onPath(NAMES))
    if (!path) return { absent: 'no Firefox here, and Debian’s (firefox-esr) could not be installed' }
    return openByPuppeteer({
      browser: 'firefox',
      executablePath: path,
      extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
    })
  },
}
