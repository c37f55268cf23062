/**
 * Which browser on which system calls, by its own description, so that a person knows their device in the list of
 * sessions. A guess by nature: nothing is decided by it. Worded by src/texts/account/device.ts.
 */
export type Device = { readonly browser: string | null; readonly system: string | null }

/** In this order: most browsers claim to be Chrome or Safari besides themselves. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** @param userAgent as the browser sends it; null when it sent none */
export function deviceOf(userAgent: string | null): Device {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) }
}

function nameIn(names: readonly (readonly [RegExp, string])[], text: string | null): string | null {
  return (text !== null && names.find(([pattern]) => pattern.test(text))?.[1]) || null
}
