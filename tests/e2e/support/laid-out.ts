import type { Locator } from '@playwright/test'

/** Whether what stands there has been laid out and painted; far below the screen the browser may wait with that. */
export function isLaidOut(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
}
