import { href, Link } from 'react-router'
import { reviewTexts } from '#texts/shop/reviews.ts'
import { fetchReviewable } from '#web/features/shop/product-reviews/review-calls.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'

const texts = reviewTexts.toWrite

/** What was paid for and has no review yet, one press from its form; nothing where there is none, or none is known. */
export function ReviewablePart() {
  const { value } = useAsked('products to review', fetchReviewable)
  if (!value || value.products.length === 0) return null
  return (
    <section aria-labelledby="por-avaliar" className="mt-6">
      <h3 id="por-avaliar" className="text-lg">
        {texts.heading}
      </h3>
      <p className="text-ink-soft">{texts.lead}</p>
      <ul className="mt-1">
        {value.products.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`${href('/product/:id', { id })}#avaliacoes`}
              className="text-link inline-block py-1 wrap-anywhere"
            >
              {texts.link({ title })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
