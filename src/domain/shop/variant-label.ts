/** How is a variant told apart by who chooses it: its title, and of its options' values what the title does not say (product §2). */
import type { Variant } from './product.ts'

export function variantLabel({ title, options }: Pick<Variant, 'title' | 'options'>): string {
  const said = title.toLocaleLowerCase('pt-BR')
  const unsaid = options
    .map(({ value }) => value.trim())
    .filter((value) => value !== '' && !said.includes(value.toLocaleLowerCase('pt-BR')))
  return [title, ...new Set(unsaid)].join(' · ')
}
