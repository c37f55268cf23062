import { Moon, Sun } from 'lucide-react'
import { frameTexts } from '#texts/site/frame.ts'
import { chooseTheme, currentTheme } from '#web/browser/theme.ts'

/** Which of the two faces shows is the style sheet's business: the server does not know the theme. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className="button button--quiet button--small needs-script -ml-3 text-left whitespace-normal"
    >
      <span className="inline-flex items-center gap-2 dark:hidden">
        <Moon aria-hidden="true" size={18} />
        {frameTexts.useDark}
      </span>
      <span className="hidden items-center gap-2 dark:inline-flex">
        <Sun aria-hidden="true" size={18} />
        {frameTexts.useLight}
      </span>
    </button>
  )
}
