import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('what stands beside a label is a word of its own in the field’s name', () => {
  const markup = renderToStaticMarkup(<TextField label="Universidade" labelNote="(opcional)" name="one" />)
  const [label = ''] = /<label.*<\/label>/.exec(markup) ?? []
  expect(label.replaceAll(/<[^>]*>/g, '')).toBe('Universidade (opcional)')
})
