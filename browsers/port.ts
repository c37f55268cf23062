/** What a journey is told about a browser: the same few abilities, whatever protocol drives it. */

/** One window, as a driver gives it; journeys use `Window` (window.ts), which waits and says what was missing. */
export type Tab = {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly address: () => Promise<string>
  /** Runs the function in the page; it may refer to nothing but what it is given. */
  readonly run: <Given, Answer>(
    code: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ) => Promise<Answer>
  readonly pressAt: (x: number, y: number) => Promise<void>
  /** By real key strokes, into what has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly key: (name: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  /** @param selector finds one field for files */
  readonly upload: (selector: string, path: string) => Promise<void>
  readonly picture: () => Promise<Uint8Array>
  /** Null where its driver cannot print. */
  readonly print: (() => Promise<Uint8Array>) | null
  /** What no part of the page caught, since the window was opened. */
  readonly faults: () => readonly string[]
}

/** A person's browser: storage and cookies of its own. */
export type Person = {
  readonly openTab: () => Promise<Tab>
  readonly leave: () => Promise<void>
}

export type Browser = {
  /** As it names itself, with its version. */
  readonly name: string
  readonly newPerson: () => Promise<Person>
  readonly close: () => Promise<void>
}

export type Kind = {
  readonly id: 'firefox' | 'webkit' | 'chromium'
  readonly open: () => Promise<Browser | Absent>
}

/** The browser is not to be had on this machine: its journeys are skipped, for this reason. */
export type Absent = { readonly absent: string }

export const WINDOW = { width: 412, height: 860 } as const
