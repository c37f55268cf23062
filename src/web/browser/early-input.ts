/**
 * What a visitor does before the page's script has begun (src/server/pages/deferred-start.ts): the last press of a button,
 * or the sending of a form that only the script can answer, is kept and done again once the page answers.
 */

type EarlyInput = {
  replay: (() => void) | null
  click: (event: Event) => void
  submit: (event: Event) => void
}

/**
 * Run in the head, before anything can be pressed. A form with an address of its own is the browser's affair.
 * What is kept goes no further: a page that listens already, and has not come to `replayEarlyInput`, would answer it now
 * and again then. A form that sends once would take the second for a second press, and nothing would leave.
 */
export const EARLY_INPUT_SCRIPT = [
  'const k=window.earlyInput={replay:null,',
  "click(e){const b=e.target.closest('button[type=button]');if(b){e.stopImmediatePropagation();k.replay=()=>b.click()}},",
  "submit(e){const f=e.target;if(f.hasAttribute('action'))return;",
  'e.preventDefault();e.stopImmediatePropagation();k.replay=()=>f.requestSubmit(e.submitter)}};',
  "addEventListener('click',k.click,true);addEventListener('submit',k.submit,true);",
].join('')

/** Once the page answers by itself: does what was asked of it meanwhile. */
export function replayEarlyInput(): void {
  // Put there by the script above.
  const place = window as { earlyInput?: EarlyInput }
  const early = place.earlyInput
  if (!early) return
  delete place.earlyInput
  removeEventListener('click', early.click, true)
  removeEventListener('submit', early.submit, true)
  early.replay?.()
}
