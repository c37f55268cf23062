/**
 * Makes something with its first use. Meant for what the language's own library makes slowly: the first formatter of
 * dates or numbers costs a browser 6 to 13 milliseconds, four times as much on a cheap telephone, which a page that
 * shows none should not spend before it answers a touch.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
