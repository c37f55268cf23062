import { deviceThings } from './kept-things.ts'

/** The visitor's choice of paper or blackboard. Without one, the system's preference counts. */
export type Theme = 'light' | 'dark'

export const THEME_STORAGE_KEY = 'theme'

const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

/** Null where the system's preference counts. */
export function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}

/** @param theme null follows the system again */
export function chooseTheme(theme: Theme | null): void {
  if (theme === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === null) deviceThings.removeItem(THEME_STORAGE_KEY)
    else deviceThings.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
  for (const listener of listeners) listener()
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
