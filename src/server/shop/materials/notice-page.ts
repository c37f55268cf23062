/** A page of one sentence and one link, for answers that people see but no screen makes. Carries its own policy. */
import { createHash } from 'node:crypto'

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF9F3;color:#16203A;font:18px/1.6 'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:34rem;margin:1rem;padding:2rem;background:#fff;border:1px solid #16203A;border-left:6px solid #2340C8}
h1{margin:0 0 1rem;font:700 1.7rem/1.2 'Bricolage Grotesque','Trebuchet MS','Segoe UI',sans-serif}
h1 span{background-image:linear-gradient(transparent 58%,#FFE25A 58%,#FFE25A 92%,transparent 92%)}
p{margin:0 0 1.5rem}
a{color:#2340C8;font-weight:600}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** @param texts our own plain texts; nothing that a visitor sent may come in here */
export function noticePage(
  status: number,
  texts: { heading: string; body: string; link: string },
  href: string,
): Response {
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.heading}</title><style>${STYLE}</style></head>
<body><main><h1><span>${texts.heading}</span></h1><p>${texts.body}</p><a href="${href}">${texts.link}</a></main></body></html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': POLICY,
    },
  })
}
