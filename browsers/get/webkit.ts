/** WebKit as Debian has it (WebKitGTK), in its small browser on a screen that nobody sees. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { endWithUs } from '../../scripts/end-with-us.ts'
import { onPath } from '../../scripts/find-chromium.ts'
import { installFromDebian } from '../../scripts/install-from-debian.ts'
import { openByWebDriver } from '../drivers/by-webdriver.ts'
import type { Kind } from '../port.ts'

const PACKAGES = ['webkit2gtk-driver', 'xvfb']
const SCREEN = '1280x1024x24'

type Found = { readonly driver: string; readonly browser: string; readonly screen: string }

export const WEBKIT: Kind = {
  id: 'webkit',
  open: async () => {
    const found = find() ?? ((await installFromDebian(PACKAGES)) ? find() : undefined)
    if (!found)
      return { absent: `no WebKitGTK here, and Debian’s (${PACKAGES.join(', ')}) could not be installed` }
    const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    endWithUs(screen)
    const [told] = await once(screen.stdout, 'data')
    const end = async () => {
      const ended = once(screen, 'exit')
      screen.kill('SIGTERM')
      await ended
    }
    const how = {
      driver: found.driver,
      capabilities: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      },
      env: {
        DISPLAY: `:${String(told).trim()}`,
        LANGUAGE: 'pt_BR',
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        // No graphics card, no sandbox of its own within a container.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    }
    return openByWebDriver(how, end)
  },
}

function find(): Found | undefined {
  const driver = onPath(['WebKitWebDriver'])
  const screen = onPath(['Xvfb'])
  const browser = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')
    .filter(existsSync)
    .sort()
    .at(-1)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}
