import { scheduleTexts } from '#texts/study/study-schedule.ts'

const { motivation: texts } = scheduleTexts
const FAR_DAYS = 90
const NEAR_DAYS = 28

/** The closing word, by how far the exam is. */
export function Motivation({ daysLeft }: { daysLeft: number }) {
  const weeks = Math.floor(daysLeft / 7)
  const text =
    daysLeft >= FAR_DAYS ? texts.far({ weeks }) : daysLeft >= NEAR_DAYS ? texts.near({ weeks }) : texts.close
  return (
    <aside className="mt-12 rounded-sheet bg-board px-6 py-8 text-chalk sm:px-10 print:mt-3 print:border print:border-ink print:bg-transparent print:px-3 print:py-1.5 print:text-ink">
      <p className="note -rotate-1 text-3xl text-marker print:hidden">{texts.note}</p>
      <p className="mt-2 max-w-measure text-xl print:mt-0 print:max-w-none print:text-base">{text}</p>
    </aside>
  )
}
