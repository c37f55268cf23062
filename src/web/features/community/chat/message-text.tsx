import { splitLinks } from '#domain/shared/text-links.ts'

/** Somebody's text: line breaks as written, addresses as links that tell the other site nothing and get nothing. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="chat-row__text">
      {splitLinks(text).map((part, index) =>
        part.kind === 'link' ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
            key={index}
            href={part.href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className="text-link"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
