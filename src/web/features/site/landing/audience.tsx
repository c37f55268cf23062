import { landingTexts } from '#texts/site/landing.ts'

const { audience } = landingTexts

/** The blackboard, in both themes. */
export function Audience() {
  return (
    <section aria-labelledby="para-quem" className="below-fold border-t border-ink bg-board text-chalk">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="max-w-measure">
            <h2 id="para-quem" className="text-3xl sm:text-4xl">
              {audience.title}
            </h2>
            <p className="mt-3 text-lg text-chalk-soft">{audience.lead}</p>
          </div>
          <p className="note -rotate-3 text-3xl text-marker">{audience.note}</p>
        </div>
        <ul className="mt-10 grid gap-8 md:grid-cols-3 md:gap-0">
          {audience.groups.map((group) => (
            <li
              key={group.title}
              className="border-chalk-line md:border-l md:px-7 md:first:border-l-0 md:first:pl-0"
            >
              <h3 className="inline-block border-b-2 border-marker pb-1 text-2xl">{group.title}</h3>
              <p className="mt-3 text-chalk-soft">{group.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
