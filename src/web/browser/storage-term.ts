/**
 * WebKit deletes what a site has written into the browser after seven days in which nobody visits it: in Safari, and in
 * every browser of an iPhone. A site that was put on the home screen keeps it.
 */
export function losesWhatItKeeps(browser: { vendor: string; isInstalled: boolean }): boolean {
  return browser.vendor.startsWith('Apple') && !browser.isInstalled
}

export function thisBrowser(): Parameters<typeof losesWhatItKeeps>[0] {
  return { vendor: navigator.vendor, isInstalled: matchMedia('(display-mode: standalone)').matches }
}
