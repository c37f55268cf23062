/** Novidades as an Atom feed (RFC 4287). No I/O. */
import type { NewsEntry } from '#domain/site/site-contents.ts'

type Feed = {
  readonly title: string
  readonly subtitle: string
  readonly author: string
  /** Of the feed itself: also what names it for ever. */
  readonly address: string
  readonly pageAddress: string
  /** Newest first. */
  readonly entries: readonly NewsEntry[]
  readonly now: Date
}

export function atomFeed({ title, subtitle, author, address, pageAddress, entries, now }: Feed): string {
  const newest = entries
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `  <id>${escapeXml(address)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <subtitle>${escapeXml(subtitle)}</subtitle>`,
    `  <updated>${newest === undefined ? now.toISOString() : momentOf(newest)}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(pageAddress)}"/>`,
    ...entries.map((entry) => entryAsXml(entry, pageAddress)),
    '</feed>',
    '',
  ].join('\n')
}

function entryAsXml({ id, date, title, text }: NewsEntry, pageAddress: string): string {
  const address = escapeXml(`${pageAddress}#${encodeURIComponent(id)}`)
  return [
    '  <entry>',
    `    <id>${address}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${momentOf(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <content type="text">${escapeXml(text)}</content>`,
    '  </entry>',
  ].join('\n')
}

/** A day of Brasília, at its noon: the same day for every reader of the Americas and of Europe. */
function momentOf(date: string): string {
  return `${date}T12:00:00-03:00`
}

/** XML has no place for most control characters, not even escaped. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{C}\t\n\r\p{Cf}]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
