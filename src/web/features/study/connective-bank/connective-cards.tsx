import type { ConnectiveCategory } from '#domain/study/connective.ts'
import { CategoryCard } from './category-card.tsx'
import { useCopy } from './use-copy.ts'

export function ConnectiveCards({ categories }: { categories: readonly ConnectiveCategory[] }) {
  const copying = useCopy()
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
      {categories.map((category) => (
        <CategoryCard key={category.id} category={category} copying={copying} />
      ))}
    </div>
  )
}
