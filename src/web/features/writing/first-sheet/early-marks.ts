/**
 * The first marks before the page's script has come (decision 0221): a few lines beside the sheet ask the server as soon as
 * the hand rests and write what it answers below the field. The page takes it over when it begins, with what was read.
 */
import { FIRST_WORDS, type FirstMark } from '#domain/writing/first-marks.ts'
import { firstSheetTexts as texts } from '#texts/writing/first-sheet.ts'

export const EARLY_PLACE = 'primeiras-marcas'
/** As in use-first-marks.ts. */
const REST_MS = 500
/** As in first-notes.tsx. */
const SHOWN = 6

type Early = { text: string; marks: Promise<readonly FirstMark[]>; stop: () => void }

/** Run where it stands, right behind the sheet. `m` of what is kept is the answer, which fails where none came. */
export const EARLY_MARKS_SCRIPT = [
  '(()=>{const d=document,f=d.querySelector(".first-sheet__field"),o=d.getElementById(',
  `${JSON.stringify(EARLY_PLACE)});if(!f||!o||!window.fetch)return;`,
  'let t,on=true;const form=f.form,k=window.earlyMarks={text:"",marks:null,stop(){on=false;clearTimeout(t);',
  'if(!o.querySelector("ul"))o.replaceChildren();',
  'f.removeEventListener("input",later);form.removeEventListener("submit",read)}};',
  `function later(){clearTimeout(t);t=setTimeout(read,${REST_MS})}`,
  'function el(n,c,s){const e=d.createElement(n);e.className=c;e.textContent=s;return e}',
  'function read(){const text=f.value;if(!on||text===k.text||text.split(/\\s+/).filter(Boolean).length<',
  `${FIRST_WORDS})return;k.text=text;o.replaceChildren(el("p","text-ink-soft",${JSON.stringify(texts.reading)}));`,
  'k.marks=fetch("/api/first-marks",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({text})})',
  '.then(r=>{if(!r.ok)throw r;return r.json()}).then(a=>a.marks);',
  'k.marks.then(m=>{if(!on||k.text!==text)return;const l=el("ul","","");',
  `m.filter(x=>x.effect==="fault").slice(0,${SHOWN}).forEach(x=>{const i=el("li","py-2 border-b border-line","");`,
  'i.append(el("span","font-semibold text-red","“"+text.slice(x.start,x.end)+"”"),el("span","block leading-snug",x.why));',
  'l.append(i)});o.replaceChildren(l)}).catch(()=>{if(k.text===text){k.text="";o.replaceChildren()}})}',
  'f.addEventListener("input",later);form.addEventListener("submit",read);if(f.value)later()})()',
].join('')

/** Once the page reads by itself: nothing is asked twice. */
export function stopEarlyMarks(): void {
  earlyMarks()?.stop()
}

/** What was asked for this very text before the page began; null where nothing was. */
export function earlyMarksOf(text: string): Promise<readonly FirstMark[]> | null {
  const early = earlyMarks()
  return early && early.text === text ? early.marks : null
}

function earlyMarks(): Early | undefined {
  // Put there by the script above.
  return (window as { earlyMarks?: Early }).earlyMarks
}
