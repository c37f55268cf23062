/**
 * The only place that prints raw HTML: a product's description, sanitised by the server when it was written and
 * again when it was presented (src/server/shop/catalogue/description.ts).
 */
export function ProductDescription({ sanitizedHtml }: { sanitizedHtml: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: sanitizedHtml }} />
}
