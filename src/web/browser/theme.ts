/** The visitor's choice of paper or blackboard. Without one, the system's wish counts. */
export type Theme = 'light' | 'dark'

const STORAGE_KEY = 'theme'

/** Runs in the head before anything is painted; its hash is in the page's Content-Security-Policy. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
