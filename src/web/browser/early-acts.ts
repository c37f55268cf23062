/**
 * What a visitor does before the page's script has begun (src/server/pages/patient-start.ts): the last press of a button,
 * or the sending of a form that only the script can answer, is kept and done again once the page answers.
 */

type EarlyActs = { act: (() => void) | null; click: (event: Event) => void; submit: (event: Event) => void }

/** Run in the head, before anything can be pressed. A form with an address of its own is the browser's affair. */
export const EARLY_ACTS_SCRIPT = [
  'const k=window.earlyActs={act:null,',
  "click(e){const b=e.target.closest('button[type=button]');if(b)k.act=()=>b.click()},",
  "submit(e){const f=e.target;if(f.hasAttribute('action'))return;",
  'e.preventDefault();k.act=()=>f.requestSubmit(e.submitter)}};',
  "addEventListener('click',k.click,true);addEventListener('submit',k.submit,true);",
].join('')

/** Once the page answers by itself: does what was asked of it meanwhile. */
export function answerEarlyAct(): void {
  // Put there by the script above.
  const place = window as { earlyActs?: EarlyActs }
  const early = place.earlyActs
  if (!early) return
  delete place.earlyActs
  removeEventListener('click', early.click, true)
  removeEventListener('submit', early.submit, true)
  early.act?.()
}
