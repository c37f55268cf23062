/** Addresses in the owner's console; apart from the desks, which a page of everybody's need not load. */
const CONSOLE_PATH = '/painel'

/** @param path the desk's word, and what follows it; empty for the first desk */
export function deskAddress(path: string): string {
  return path === '' ? CONSOLE_PATH : `${CONSOLE_PATH}/${path}`
}
