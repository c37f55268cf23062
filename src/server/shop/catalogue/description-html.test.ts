import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '#server/seed/demo-products.ts'
import { tries } from '#tests/support/fuzz/runs.ts'
import { sanitizeDescription } from './description.ts'
import { descriptionHtml } from './description-html.ts'
import { markdownFromHtml } from './description-markdown.ts'

const shape = (html: string) =>
  html.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ').replaceAll('<br />\n', '<br />').trim()

test.each([
  ['<p>Um <strong>só</strong> <em>material</em>.</p>', 'Um **só** *material*.'],
  ['<p>Um</p><p>Dois</p>', 'Um\n\nDois'],
  ['<h2>Para quem</h2><p>Todos</p>', '## Para quem\n\nTodos'],
  ['<p>Tem:</p><ul><li>um;</li><li>dois.</li></ul><p>Fim</p>', 'Tem:\n\n- um;\n- dois.\n\nFim'],
  ['<ol><li>um</li><li>dois</li></ol>', '1. um\n2. dois'],
  ['<blockquote><p>Cito</p><p>mais</p></blockquote><p>fim</p>', '> Cito\n>\n> mais\n\nfim'],
  [
    '<p><a href="https://gov.br/a?b=1&amp;c=2" rel="noopener nofollow">ver</a></p>',
    '[ver](https://gov.br/a?b=1&c=2)',
  ],
  ['<p>um<br />dois</p>', 'um\\\ndois'],
  ['<p>2 * 3 _ok_ [x] 1. a</p>', '2 \\* 3 \\_ok\\_ \\[x] 1. a'],
  ['<p>1. não é lista</p>', '1\\. não é lista'],
  ['<p>1.</p>', '1\\.'],
  ['<p>---</p>', '\\---'],
  ['<p>a<br />===</p>', 'a\\\n\\==='],
  ['<p>a<br />--:</p>', 'a\\\n\\--:'],
  ['<ul><li>&gt; a</li></ul>', '- \\> a'],
  ['<p># não é título</p>', '\\# não é título'],
  ['<p>5 &lt; 6 &amp; 7 &gt; 6</p>', '5 < 6 & 7 > 6'],
  ['<p>P&amp;B, &lt;b&gt; e &amp;amp;</p>', 'P&B, \\<b> e \\&amp;'],
  ['<p><s>velho</s> novo</p>', '~~velho~~ novo'],
  ['<p><strong>a.</strong>b <em>q</em>ue</p>', '<strong>a.</strong>b *q*ue'],
  ['<p><em>a</em><strong>b</strong>c</p>', '*a*<strong>b</strong>c'],
  ['<p><strong><em>a</em>b</strong></p>', '<strong><em>a</em>b</strong>'],
  ['<strong><p>a</p><p>b</p></strong>', '<strong>\n\na\n\nb\n\n</strong>'],
  ['<ul><li>um <u>só</u></li></ul>', '- um <u>só</u>'],
  ['<u><p>a</p><p>b</p></u>', '<u>\n\na\n\nb\n\n</u>'],
  ['<h3>um<br />dois</h3>', '<h3>um<br />dois</h3>'],
  ['<p><u>sublinhado</u> e <mark>marca</mark></p>', '<u>sublinhado</u> e <mark>marca</mark>'],
  ['', ''],
])('%s is edited as Markdown and comes back the same', (html, markdown) => {
  expect(markdownFromHtml(html)).toBe(markdown)
  expect(shape(descriptionHtml(markdown))).toBe(shape(sanitizeDescription(html)))
})

test.each([
  ['<p><strong>Para quem: </strong>todos</p>', '**Para quem:** todos'],
  ['<p><em> a<br /></em>b <strong> </strong>c</p>', '*a*\\\nb c'],
  ['<p><a>sem endereço</a></p>', 'sem endereço'],
])('%s is edited as simpler Markdown', (html, markdown) => {
  expect(markdownFromHtml(html)).toBe(markdown)
})

test('every description of the demonstration shop survives being opened and saved', () => {
  for (const { description } of DEMO_PRODUCTS) {
    const html = sanitizeDescription(description)
    expect(shape(descriptionHtml(markdownFromHtml(html)))).toBe(shape(html))
  }
})

test('a list in a list and a table survive too', () => {
  for (const html of [
    '<ul><li>um<ul><li>dentro</li><li>mais</li></ul></li><li>dois</li></ul>',
    '<p>a</p><table><thead><tr><th>x</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><p>b</p>',
  ]) {
    expect(shape(descriptionHtml(markdownFromHtml(html)))).toBe(html)
  }
})

test('what could run is taken out when it is written', () => {
  expect(
    descriptionHtml(
      '# Oi <script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>',
    ),
  ).toBe('<h2>Oi </h2>\n<p><a rel="noopener nofollow">x</a> </p>')
})

const PIECES = [
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)">',
  '<script>',
  '</script>',
  '<ScRipt src=x>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="',
  "<a href='",
  'javascript:alert(1)',
  'java\nscript:',
  '&#106;avascript:',
  ' onclick="x"',
  '" onmouseover=x ',
  '">',
  '](',
  '[x](',
  ')',
  '<',
  '>',
  '&lt;script&gt;',
  '<p',
  '<table><tr><td>',
  '</table>',
  '<style>',
  '<!--',
  '-->',
  '<![CDATA[',
  '`',
  '```\n',
  '\\',
  '\n',
  '\n\n',
  '# ',
  '- ',
  '> ',
  '**',
  'texto',
  '\u0000',
  '//evil.example',
  'data:text/html,',
  '<math><mi>',
  '<iframe srcdoc="',
]

function expectNothingRuns(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: (?:href|title|rel|scope)="[^"<>]*")*(?: \/)?>$/)
    expect(tag).not.toMatch(/^<\/?(?:script|style|img|svg|math|iframe|object|form)\b/)
    const href = /\bhref="([^"]*)"/.exec(tag)?.[1]
    if (href !== undefined && URL.canParse(href.replaceAll('&amp;', '&'))) {
      expect(href).toMatch(/^\s*(?:https?|mailto):/i)
    }
  }
}

test('whatever is written, what is shown can run nothing, nor when it is opened and saved again', () => {
  const hostile = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), {
    maxLength: 14,
  })
  fc.assert(
    fc.property(hostile, (pieces) => {
      const html = descriptionHtml(pieces.join(''))
      expectNothingRuns(html)
      expectNothingRuns(sanitizeDescription(html))
      expectNothingRuns(descriptionHtml(markdownFromHtml(html)))
    }),
    { numRuns: tries(400) },
  )
})

test('any words come back as they were, whatever signs of Markdown stand in them', () => {
  const words = fc
    .array(
      fc.constantFrom(
        'a',
        'é',
        ' ',
        '1.',
        '2)',
        '-',
        '--',
        '+',
        '#',
        '##',
        '=',
        '*',
        '_',
        '`',
        '[',
        ']',
        '(',
        ')',
        '~',
        '!',
        '|',
        '\\',
        '&lt;',
        '&gt;',
        '&amp;',
        ':',
        '"',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
  const block = fc.oneof(
    words.map((text) => `<p>${text}</p>`),
    fc.tuple(words, words).map(([one, two]) => `<p>${one}<br />${two}</p>`),
    words.map((text) => `<blockquote><p>${text}</p></blockquote>`),
    fc
      .array(words, { minLength: 1, maxLength: 3 })
      .map((all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`),
  )
  fc.assert(
    fc.property(block, (html) => {
      const kept = sanitizeDescription(html)
      expect(shape(descriptionHtml(markdownFromHtml(kept)))).toBe(shape(kept))
    }),
    { numRuns: tries(500) },
  )
})

/** Each letter and sign with the marks that it stands in. Whether a space is bold nobody sees. */
function markedLetters(html: string): string[] {
  const open: string[] = []
  return [...html.matchAll(/<(\/?)(\w+)[^>]*>|&\w+;|\S/g)].flatMap(([token, slash, name]) => {
    if (name === undefined) return [[token, ...new Set(open)].sort().join(' ')]
    if (slash === '/') open.splice(open.lastIndexOf(name), 1)
    else open.push(name)
    return []
  })
}

test('bold, italic and the like come back as they were, wherever they stand, and without riddles', () => {
  const words = fc
    .array(fc.constantFrom('a', 'é', ' ', '.', '(', ')', '"', '*', '_', '~', '1'), { maxLength: 3 })
    .map((parts) => parts.join(''))
  const { line } = fc.letrec<{ line: string; marked: string }>((tie) => ({
    line: fc.array(fc.oneof(words, tie('marked')), { maxLength: 3 }).map((parts) => parts.join('')),
    marked: fc
      .tuple(fc.constantFrom('strong', 'em', 's', 'u', 'mark'), fc.oneof({ maxDepth: 2 }, words, tie('line')))
      .map(([tag, within]) => `<${tag}>${within}</${tag}>`),
  }))
  fc.assert(
    fc.property(line, (text) => {
      const html = sanitizeDescription(`<p>${text}</p>`)
      const markdown = markdownFromHtml(html)
      expect(markedLetters(descriptionHtml(markdown))).toEqual(text.trim() ? markedLetters(html) : [])
      expect(markdown).not.toMatch(/&#/)
    }),
    { numRuns: tries(500) },
  )
})
