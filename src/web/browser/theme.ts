/** The visitor's choice of paper or blackboard. Without one, the system's wish counts. */
export type Theme = 'light' | 'dark'

export const THEME_STORAGE_KEY = 'theme'

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
