import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { productsAdminTexts } from '#texts/console/products.ts'
import { ProductDescription } from '#web/shared/product-description/product-description.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { previewDescription } from './admin-calls.ts'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'
import { type MarkdownTool, markText } from './mark-text.ts'

const texts = productsAdminTexts.description
const TOOLS = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading2],
  ['bullets', List],
  ['numbers', ListOrdered],
  ['quote', Quote],
  ['link', Link2],
] as const satisfies readonly (readonly [MarkdownTool, unknown])[]
const REST_MS = 400

/** Markdown with buttons, and beside it what the shop will show: the server's own rendering (decision 0060). */
export function DescriptionSection({ form, onChange }: FormPartProps) {
  const box = useRef<HTMLDivElement>(null)
  const preview = usePreview(form.description)

  function handleTool(tool: MarkdownTool): void {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const marked = markText(
      { text: area.value, start: area.selectionStart, end: area.selectionEnd },
      tool,
      texts.sample,
    )
    onChange({ description: marked.text })
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(marked.start, marked.end)
    })
  }

  return (
    <FormSection title={productsAdminTexts.sections.description}>
      <div className="grid gap-5 xl:grid-cols-2">
        <div ref={box}>
          <div role="toolbar" aria-label={texts.toolbar} className="mb-2 flex flex-wrap gap-1">
            {TOOLS.map(([tool, Icon]) => (
              <IconButton key={tool} label={texts.buttons[tool]} onClick={() => handleTool(tool)}>
                <Icon aria-hidden="true" size={20} />
              </IconButton>
            ))}
          </div>
          <TextAreaField
            label={texts.label}
            hint={texts.hint}
            name="description"
            rows={12}
            maxLength={20_000}
            value={form.description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </div>
        <div className="min-w-0">
          <p className="mb-2 flex min-h-11 items-center font-semibold">{texts.preview}</p>
          <div className="rounded-control border border-line p-4">
            {preview === null ? (
              <p className="text-ink-soft">{texts.previewFailed}</p>
            ) : preview === '' ? (
              <p className="text-ink-soft">{texts.previewEmpty}</p>
            ) : (
              <ProductDescription sanitizedHtml={preview} />
            )}
          </div>
        </div>
      </div>
    </FormSection>
  )
}

/** Sanitised HTML of what stands there when the writing rests; null where the server did not answer. */
function usePreview(markdown: string): string | null {
  const [html, setHtml] = useState<string | null>('')
  useEffect(() => {
    let isOutdated = false
    const timer = setTimeout(async () => {
      const answer = markdown.trim() === '' ? null : await previewDescription(markdown)
      if (!isOutdated) setHtml(answer === null ? '' : answer.ok ? answer.value.html : null)
    }, REST_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [markdown])
  return html
}
