/**
 * What must be known before the first paint, run in the head: the chosen theme, and whether this browser holds a
 * session (then nobody is offered to enter), and whether it keeps a study plan (then the empty form is not shown first). Then it
 * listens for what is pressed too early. The page's Content-Security-Policy allows it by its hash.
 */
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'
import { EARLY_INPUT_SCRIPT } from './early-input.ts'
import { STUDY_PLAN_STORAGE_KEY } from './study-plan-key.ts'
import { THEME_STORAGE_KEY } from './theme.ts'

export const HEAD_SCRIPT_ID = 'app-head'

/** The browser reads it back from the document, as it does the styles. */
export const HEAD_SCRIPT: string = import.meta.env.SSR
  ? headScript()
  : (document.getElementById(HEAD_SCRIPT_ID)?.textContent ?? '')

function headScript(): string {
  return [
    'try{',
    'const d=document.documentElement.dataset,s=localStorage,',
    `t=s.getItem('${THEME_STORAGE_KEY}');`,
    "if(t==='light'||t==='dark')d.theme=t;",
    `if(s.getItem('${SESSION_STORAGE_KEY}'))d.hasSession='';`,
    `if(s.getItem('${STUDY_PLAN_STORAGE_KEY}'))d.hasPlan=''`,
    '}catch{}',
    EARLY_INPUT_SCRIPT,
  ].join('')
}
