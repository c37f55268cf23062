/**
 * Runs inside the page of whatever browser it is: finds what a person would name by its role and words, and does the
 * little that needs the page itself. One function without a reference to anything outside of it, since its text is sent.
 */

/** As a person says which one: a button "Entrar", the field "E-mail". All that is given must fit. */
export type Where = {
  readonly role?: string
  /** Of a button, a heading, a link …; a text is the whole name. */
  readonly name?: string | RegExp
  /** A field by the words of its label. */
  readonly label?: string | RegExp
  /** The innermost that holds these words. */
  readonly text?: string | RegExp
  /** Holds these words somewhere. */
  readonly has?: string | RegExp
  readonly css?: string
  readonly within?: Where
  /** From 0; the first if not said. */
  readonly nth?: number
  /** A field for files is often hidden behind a button. */
  readonly isHidden?: boolean
}

type Words = { readonly source: string; readonly flags: string } | string
export type SentWhere = {
  readonly [Key in keyof Where]?: Key extends 'within'
    ? SentWhere
    : Key extends 'name' | 'label' | 'text' | 'has'
      ? Words
      : Where[Key]
}

export type Act =
  | { readonly kind: 'look' }
  /** Brings it into sight; answers the point to press and whether that point is free. */
  | { readonly kind: 'aim' }
  | { readonly kind: 'focus' }
  /** As if pasted: all that was there is replaced. */
  | { readonly kind: 'fill'; readonly text: string }
  | { readonly kind: 'choose'; readonly option: string }
  | { readonly kind: 'mark'; readonly mark: string }

export type Seen = {
  readonly count: number
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isDisabled: boolean
  readonly hasFocus: boolean
  readonly x: number
  readonly y: number
  /** Null when a press would meet it, else what lies above. */
  readonly covered: string | null
}

/** Patterns do not travel; their source does. */
export function sent({ within, ...where }: Where): SentWhere {
  const plain = Object.entries(where).map(([key, value]) => [
    key,
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  ])
  return { ...Object.fromEntries(plain), ...(within ? { within: sent(within) } : {}) }
}

export function actInPage({ where, act }: { where: SentWhere; act: Act }): Seen {
  const ROLES: Readonly<Record<string, string>> = {
    button: 'button,[role=button],input[type=submit],input[type=button],summary',
    link: 'a[href],[role=link]',
    heading: 'h1,h2,h3,h4,h5,h6,[role=heading]',
    checkbox: 'input[type=checkbox],[role=checkbox],[role=switch]',
    radio: 'input[type=radio],[role=radio]',
    textbox:
      'textarea,input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=password],input[type=url],[role=textbox]',
    dialog: 'dialog[open],[role=dialog],[role=alertdialog]',
    listitem: 'li,[role=listitem]',
    article: 'article',
    region: 'section[aria-label],section[aria-labelledby],[role=region]',
    img: 'img,[role=img]',
    tab: '[role=tab]',
    main: 'main',
  }
  const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const fits = (text: string, words: Words | undefined) =>
    words === undefined ||
    (typeof words === 'string' ? text === flat(words) : new RegExp(words.source, words.flags).test(text))
  const holds = (text: string, words: Words) =>
    typeof words === 'string' ? text.includes(flat(words)) : new RegExp(words.source, words.flags).test(text)

  /** What is read aloud of an element: without what is hidden from that. */
  function spoken(element: Element): string {
    let text = ''
    for (const child of element.childNodes) {
      if (child instanceof Text) text += child.data
      else if (child instanceof Element && child.getAttribute('aria-hidden') !== 'true')
        text += ` ${child.getAttribute('aria-label') ?? child.getAttribute('alt') ?? spoken(child)} `
    }
    return flat(text)
  }

  function nameOf(element: Element): string {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return flat(
        by
          .split(/\s+/)
          .map((id) => spoken(document.getElementById(id) ?? document.createElement('i')))
          .join(' '),
      )
    const own = element.getAttribute('aria-label')
    if (own) return flat(own)
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
    if (labels && labels.length > 0) return flat([...labels].map(spoken).join(' '))
    return flat(element.getAttribute('alt')) || spoken(element) || flat(element.getAttribute('title'))
  }

  function isShown(element: Element): boolean {
    if (element.closest('[inert]')) return false
    const { visibility } = getComputedStyle(element)
    return visibility === 'visible' && element.getClientRects().length > 0
  }

  function all(asked: SentWhere): Element[] {
    const roots: (Element | Document)[] = asked.within ? all(asked.within).slice(0, 1) : [document]
    const selector =
      asked.css ??
      (asked.role
        ? (ROLES[asked.role] ?? `[role=${asked.role}]`)
        : asked.label
          ? 'input,textarea,select'
          : '*')
    let found = roots.flatMap((root) => [...root.querySelectorAll(selector)])
    if (asked.css && asked.role) found = found.filter((one) => one.matches(ROLES[asked.role!] ?? ''))
    if (!asked.isHidden) found = found.filter(isShown)
    if (asked.name !== undefined) found = found.filter((one) => fits(nameOf(one), asked.name))
    if (asked.label !== undefined) found = found.filter((one) => fits(nameOf(one), asked.label))
    if (asked.has !== undefined) found = found.filter((one) => holds(flat(one.textContent), asked.has!))
    if (asked.text !== undefined) {
      const said = found.filter((one) => fits(flat(one.textContent), asked.text))
      found = said.filter((one) => !said.some((other) => other !== one && one.contains(other)))
    }
    return asked.nth === undefined ? found : found.slice(asked.nth, asked.nth + 1)
  }

  const found = all(where)
  const element = found[0]
  const nothing = {
    count: 0,
    text: '',
    value: '',
    isChecked: false,
    isDisabled: false,
    hasFocus: false,
    x: 0,
    y: 0,
    covered: null,
  }
  if (!element) return nothing
  const field = element as HTMLInputElement

  function put(text: string): void {
    field.focus()
    field.select()
    // As a person's own input: the page hears beforeinput and input, and the browser can undo it.
    if (text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, text)
  }
  function choose(option: string): void {
    const list = element as HTMLSelectElement
    const one = [...list.options].find(({ text, value }) => flat(text) === flat(option) || value === option)
    if (!one) throw new Error(`the list has no “${option}”`)
    list.focus()
    list.value = one.value
    list.dispatchEvent(new Event('input', { bubbles: true }))
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  function aim(): Pick<Seen, 'x' | 'y' | 'covered'> {
    const meets = (target: Element): Pick<Seen, 'x' | 'y' | 'covered'> => {
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' as ScrollBehavior })
      // Of a link over two lines the middle of the whole may lie beside both.
      const { left, top, width, height } = target.getClientRects()[0]!
      const [x, y] = [left + width / 2, top + height / 2]
      const above = document.elementFromPoint(x, y)
      const label = target.closest('label')
      const isFree = above !== null && (target.contains(above) || label?.contains(above) === true)
      return {
        x,
        y,
        covered: isFree ? null : (above?.outerHTML.slice(0, 160) ?? 'nothing: outside of the window'),
      }
    }
    const aimed = meets(element!)
    const label = field.labels?.[0]
    // A box that is drawn by its label is pressed there.
    return aimed.covered !== null && label ? meets(label) : aimed
  }

  let point: Pick<Seen, 'x' | 'y' | 'covered'> = { x: 0, y: 0, covered: null }
  if (act.kind === 'aim') point = aim()
  if (act.kind === 'focus') field.focus()
  if (act.kind === 'fill') put(act.text)
  if (act.kind === 'choose') choose(act.option)
  if (act.kind === 'mark') element.setAttribute('data-tried', act.mark)
  return {
    count: found.length,
    text: flat(element.textContent),
    value: typeof field.value === 'string' ? field.value : '',
    isChecked: field.checked === true || element.getAttribute('aria-checked') === 'true',
    isDisabled: element.matches(':disabled,[aria-disabled=true]'),
    hasFocus: document.activeElement === element,
    ...point,
  }
}
