/** What does the cover of the mini-course show? Its six levels as steps of ruled paper, the last one with its badge. */
import { INKS } from '../booklets/typeset-theme.ts'
import { display, hand, line, stroke } from './shapes.ts'

const STEP = { width: 92, rise: 62, left: 24, lowest: 712 } as const

export function steps(): string {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => {
    const x = STEP.left + (level - 1) * STEP.width
    const y = STEP.lowest - (level - 1) * STEP.rise
    const rules = Array.from({ length: 18 }, (_, row) => y + 84 + row * 30).filter((at) => at < 900)
    return [
      `<rect x="${x}" y="${y}" width="${STEP.width - 4}" height="${920 - y}" fill="#FFFFFF"/>`,
      `<rect x="${x}" y="${y}" width="${STEP.width - 4}" height="9" fill="${INKS.marker}"/>`,
      ...rules.map((at) => line(x, at, x + STEP.width - 4, at, INKS.rule, 1.8)),
      display(String(level), x + STEP.width / 2 - 2, y + 62, {
        size: 46,
        color: INKS.pen,
        anchor: 'middle',
      }),
    ].join('')
  })
  const top = { x: STEP.left + 5.5 * STEP.width - 2, y: STEP.lowest - 5 * STEP.rise }
  return [
    ...levels,
    stroke(`M${top.x} ${top.y}V${top.y - 66}`, '#FFFFFF', 6),
    `<path d="M${top.x} ${top.y - 68}L${top.x - 58} ${top.y - 50}L${top.x} ${top.y - 30}Z" fill="${INKS.marker}"/>`,
    hand('um nível por vez', 52, 462, { size: 46, color: INKS.marker }),
    stroke('M132 484C150 540 128 630 84 686M88 660L82 688L110 680', INKS.marker, 4),
  ].join('')
}
