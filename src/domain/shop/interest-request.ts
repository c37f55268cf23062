/** What the page of a request of `Me avise!` shows to who holds its link (decision 0135). */
export type InterestRequest = { readonly title: string; readonly isConfirmed: boolean }
