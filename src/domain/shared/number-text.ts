/**
 * Numbers as Brazilian readers write them, e.g. "1.234,5", the same on server and browser. By hand: the browser's own
 * formatter takes a cheap telephone 50 ms before its first number.
 */

/** @param digits after the comma: at most, and at least; what is less is rounded, halves away from zero */
export function numberText(value: number, { most = 2, least = 0 } = {}): string {
  const factor = 10 ** most
  const [whole = '', digits = ''] = (Math.round(Math.abs(value) * factor) / factor).toFixed(most).split('.')
  const kept = digits.replace(/0+$/, '').padEnd(least, '0')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const text = kept === '' ? grouped : `${grouped},${kept}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
